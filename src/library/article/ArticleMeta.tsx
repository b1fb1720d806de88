import { site } from '#config/site.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { libraryWords } from '#library/library-words.ts';
import styles from './ArticleMeta.module.css';

export interface ArticleMetaProps {
  readonly category: string;
  readonly minutes: number;
  /** Dates as `2026-12-14`. */
  readonly published: string;
  readonly modified: string;
}

/** The article's author, category, reading time and dates, shown above the text. */
export function ArticleMeta({ category, minutes, published, modified }: ArticleMetaProps) {
  return (
    <ul className={styles['meta']}>
      <li>
        <RichText>{libraryWords.byline(site.author)}</RichText>
      </li>
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
