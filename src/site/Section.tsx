import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly children?: ReactNode;
}

/** A titled part of a page, as wide as a line is readable. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
