import { siteWords } from '#site/site-words.ts';
import styles from './SkipLink.module.css';

/** Leads a keyboard past the navigation; seen only while it has the focus. */
export function SkipLink() {
  return (
    <a className={`${styles['skip']} visually-hidden no-print`} href="#main">
      {siteWords.skip}
    </a>
  );
}
