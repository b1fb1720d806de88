import type { ReactNode } from 'react';
import text from '#ui/Explanation.module.css';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly children?: ReactNode;
}

/** A titled part of a page, with its paragraphs in two columns where there is room. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className={`${text['explanation']} ${styles['section']}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
