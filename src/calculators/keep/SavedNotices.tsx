import type { Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { moreText, keepWords, savedWords, skippedText, storeProblems, unreadableText } from './keep-words.ts';
import type { KeptResult } from './kept-result.ts';
import type { SavedMessage, SavedState } from './saved-state.ts';
import styles from './SavedResults.module.css';

/** Skipped entries that are named one by one. */
const MOST_NAMED = 20;

function Skipped({ unit, entries }: NonNullable<SavedMessage['skipped']>) {
  return (
    <ul className={styles['skipped']}>
      {entries.slice(0, MOST_NAMED).map(({ place, problem }) => (
        <li key={place}>{skippedText(unit, place, problem)}</li>
      ))}
      {entries.length > MOST_NAMED ? <li>{moreText(entries.length - MOST_NAMED)}</li> : null}
    </ul>
  );
}

export interface SavedMessageBarProps {
  readonly message: SavedMessage | null;
  readonly barRef: Ref<HTMLDivElement>;
  readonly onUndo: (result: KeptResult) => void;
  readonly onClose: () => void;
}

/** What was done last, in view wherever the page stands, with the way back where there is one. */
export function SavedMessageBar({ message, barRef, onUndo, onClose }: SavedMessageBarProps) {
  const { undo, skipped } = message ?? {};
  return (
    <div ref={barRef} className={styles['bar']} role="status" tabIndex={-1}>
      {message ? (
        <div className={styles['message']}>
          <div className={styles['said']}>
            <p>{message.text}</p>
            {skipped ? <Skipped {...skipped} /> : null}
          </div>
          {undo ? (
            <Button kind="text" onPress={() => onUndo(undo)}>
              {keepWords.undo}
            </Button>
          ) : null}
          {message.isWorking ? null : (
            <Button kind="text" onPress={onClose}>
              {savedWords.close}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

export interface SavedProblemProps {
  readonly problem: SavedState['problem'];
  readonly onTryAgain: () => void;
}

/** What could not be done. */
export function SavedProblem({ problem, onTryAgain }: SavedProblemProps) {
  return (
    <div role="status" className={styles['trouble']}>
      {problem ? (
        <Notice kind="caution">
          <p>{storeProblems[problem]}</p>
          <Button kind="text" onPress={onTryAgain}>
            {savedWords.tryAgain}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

export interface SavedUnreadableProps {
  readonly unreadable: SavedState['unreadable'];
  readonly onExport: () => void;
  readonly onErase: () => void;
}

/** What could not be read; it is found after the list is shown, so it stands below it and moves nothing. */
export function SavedUnreadable({ unreadable, onExport, onErase }: SavedUnreadableProps) {
  const text = unreadableText(unreadable.aside, unreadable.damaged);
  return (
    <div role="status" className={styles['trouble']}>
      {text === null ? null : (
        <Notice kind="caution">
          <p>{text}</p>
          {unreadable.aside > 0 ? (
            <div className={styles['texts']}>
              <Button kind="text" onPress={onExport}>
                {savedWords.asideDownload}
              </Button>
              <Button kind="text" onPress={onErase}>
                {savedWords.asideErase}
              </Button>
            </div>
          ) : null}
        </Notice>
      )}
    </div>
  );
}
