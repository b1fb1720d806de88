import { siteWords } from '#site/site-words.ts';
import styles from './SkipLink.module.css';

/** Skips the navigation for keyboard users; visible only while it has the focus. */
export function SkipLink() {
  return (
    <a className={`${styles['skip']} visually-hidden no-print`} href="#main">
      {siteWords.skip}
    </a>
  );
}
