import type { NumberedSource } from '#library/article/citations.ts';
import styles from './SourceMark.module.css';

/** The superscript number that links to a source in the list. */
export function SourceMark({ source: { number } }: { readonly source: NumberedSource }) {
  return (
    <sup className={styles['mark']}>
      <a href={`#source-${number}`} role="doc-noteref">
        {number}
      </a>
    </sup>
  );
}
