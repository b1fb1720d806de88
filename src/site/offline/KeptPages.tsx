import styles from './KeptPages.module.css';
import { offlineWords } from './offline-words.ts';

/** The pages stored on the device; `showKeptPages` fills the list. */
export function KeptPages() {
  return (
    <section id="kept-pages" className="no-print" aria-labelledby="kept-title" hidden>
      <h2 id="kept-title">{offlineWords.keptTitle}</h2>
      <ul className={`${styles['pages']} plain`} />
    </section>
  );
}
