import type { NumberedSource } from '#library/article/citations.ts';
import styles from './SourceMark.module.css';

export interface SourceMarkProps {
  readonly source: NumberedSource;
}

/** The superscript number that links to a source in the list. */
export function SourceMark({ source: { number } }: SourceMarkProps) {
  return (
    <sup className={styles['mark']}>
      <a href={`#source-${number}`} role="doc-noteref">
        {number}
      </a>
    </sup>
  );
}
