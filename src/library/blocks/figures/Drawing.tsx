import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** A description of the drawing for readers who can't see it. */
  readonly alt: string;
  readonly caption: string;
  readonly children: ReactNode;
}

/** A figure drawn from data, with its caption below and a text alternative. */
export function Drawing({ alt, caption, children }: DrawingProps) {
  return (
    <figure className={styles['figure']}>
      <div className={styles['drawing']} role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
