import { siteWords } from '#site/site-words.ts';
import styles from './BackToTop.module.css';

/** The last element of a long page. Where there is room beside the page, it stays at the bottom edge of the window. */
export function BackToTop() {
  return (
    <div className={`${styles['rail']} no-print`}>
      <a href="#top" aria-label={siteWords.backToTop}>
        ↑
      </a>
    </div>
  );
}
