import { useId, useRef } from 'react';
import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';

export interface SavedEraseProps {
  /** How many results are saved, of everybody. */
  readonly total: number;
  /** True if somebody is kept, so that there is something to export. */
  readonly isPersonKept: boolean;
  readonly onErase: () => void;
  readonly onExport: () => void;
}

/** Erases everything that is kept on this device, after a question. */
export function SavedErase({ total, isPersonKept, onErase, onExport }: SavedEraseProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  return (
    <div>
      <div className={styles('line')}>
        <p className={styles('quiet')}>{savedWords.eraseLine}</p>
        <Button kind="secondary" onPress={() => dialog.current?.showModal()}>
          {savedWords.erase}
        </Button>
      </div>
      <dialog
        ref={dialog}
        className={styles('dialog')}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <h2 id={`${id}-title`}>{savedWords.eraseQuestion}</h2>
        <Text as="p" id={`${id}-text`}>
          {savedWords.eraseExplained(total)}
        </Text>
        <div className={styles('buttons')}>
          <Button onPress={close}>{savedWords.eraseNo}</Button>
          {isPersonKept ? (
            <Button kind="secondary" onPress={onExport}>
              {savedWords.exportPerson}
            </Button>
          ) : null}
          <Button
            kind="secondary"
            onPress={() => {
              close();
              onErase();
            }}
          >
            {savedWords.eraseYes}
          </Button>
        </div>
      </dialog>
    </div>
  );
}
