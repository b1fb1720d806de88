import { siteWords } from '#site/site-words.ts';
import styles from './BackToTop.module.css';

/** The last element of a long page: a link that stays at the bottom edge of the window after the first screens. */
export function BackToTop() {
  return (
    <div className={`${styles['rail']} no-print`}>
      <a href="#top" aria-label={siteWords.backToTop}>
        ↑
      </a>
    </div>
  );
}
