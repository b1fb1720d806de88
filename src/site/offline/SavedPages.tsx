import styles from './SavedPages.module.css';
import { offlineWords } from './offline-words.ts';

/** The pages stored on the device; `showSavedPages` fills the list. */
export function SavedPages() {
  return (
    <section id="saved-pages" className="no-print" aria-labelledby="saved-title" hidden>
      <h2 id="saved-title">{offlineWords.savedTitle}</h2>
      <ul className={`${styles['pages']} plain`} />
    </section>
  );
}
