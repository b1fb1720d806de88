import { Button } from '#ui/Button.tsx';
import { offlineWords } from './offline-words.ts';
import styles from './SaveOffline.module.css';

/** Connects the panel to its scripts; there is only one, on the page with all articles. */
export const SAVING_PANEL_ID = 'save-offline';

/**
 * “Save for offline” before its script has loaded. Hidden until `initSaving` has checked that the browser
 * can store pages; `save-offline.ts` finds its parts by `data-part`.
 */
export function SaveOffline() {
  return (
    <section
      id={SAVING_PANEL_ID}
      className={`${styles['panel']} no-print`}
      aria-labelledby="save-offline-title"
      tabIndex={-1}
      hidden
    >
      <h2 id="save-offline-title">{offlineWords.savingTitle}</h2>
      <p>{offlineWords.savingIntro}</p>
      <div className={styles['buttons']}>
        <div data-part="save">
          <Button>{offlineWords.save}</Button>
        </div>
        <div data-part="stop" hidden>
          <Button kind="secondary">{offlineWords.stop}</Button>
        </div>
        <div data-part="remove" hidden>
          <Button kind="secondary">{offlineWords.remove}</Button>
        </div>
      </div>
      <div className={styles['state']}>
        <p role="status" data-part="status" />
        <div data-part="progress" hidden>
          <progress aria-label={offlineWords.progress} />
          <p data-part="count" className="tabular" />
        </div>
      </div>
    </section>
  );
}
