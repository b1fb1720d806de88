import { formatIsoDay } from '#ui/format-date.ts';
import { libraryWords } from './library-words.ts';
import styles from './ArticleMeta.module.css';

export interface ArticleMetaProps {
  readonly category: string;
  readonly minutes: number;
  /** Days as `2026-12-14`. */
  readonly published: string;
  readonly modified: string;
}

/** What a reader wants to know before beginning: the group, the time it takes, and how fresh it is. */
export function ArticleMeta({ category, minutes, published, modified }: ArticleMetaProps) {
  return (
    <ul className={styles['meta']}>
      <li>{category}</li>
      <li>{libraryWords.minutes(minutes)}</li>
      <li>
        {libraryWords.published} <time dateTime={published}>{formatIsoDay(published)}</time>
      </li>
      <li>
        {libraryWords.updated} <time dateTime={modified}>{formatIsoDay(modified)}</time>
      </li>
    </ul>
  );
}
