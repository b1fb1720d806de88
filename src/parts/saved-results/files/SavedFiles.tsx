import { useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import type { FileFormat } from './export-file.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import styles from '#parts/saved-results/SavedResults.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface ImportFieldProps {
  readonly onImport: (file: Blob) => void;
}

/** Imports a file as soon as it is chosen. */
export function ImportField({ onImport }: ImportFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{savedWords.importLabel}</label>
      <input
        id={id}
        className={styles['file']}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onImport(file);
          target.value = ''; // The same file may be chosen again.
        }}
      />
      <p id={`${id}-hint`} className={styles['quiet']}>
        {savedWords.importHint}
      </p>
    </div>
  );
}

interface EraseProps {
  readonly total: number;
  readonly onErase: () => void;
  readonly onExport: (format: FileFormat) => void;
}

function Erase({ total, onErase, onExport }: EraseProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <div className={styles['line']}>
        <p className={styles['quiet']}>{savedWords.eraseLine}</p>
        <Button kind="secondary" onPress={() => dialog.current?.showModal()}>
          {savedWords.erase}
        </Button>
      </div>
      <dialog
        ref={dialog}
        className={styles['dialog']}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <h2 id={`${id}-title`}>{savedWords.eraseQuestion}</h2>
        <Text as="p" id={`${id}-text`}>
          {savedWords.eraseExplained(total)}
        </Text>
        <div className={styles['buttons']}>
          <Button onPress={close}>{savedWords.eraseNo}</Button>
          {total > 0 ? (
            <Button kind="secondary" onPress={() => onExport('json')}>
              {savedWords.exportJson}
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
    </>
  );
}

/** Shown where no result is saved, but a log or a child's measurements are. */
export function SavedErase(props: Omit<EraseProps, 'total'>) {
  return (
    <section className={`${styles['card']} no-print`} aria-labelledby="saved-erase">
      <h2 id="saved-erase">{savedWords.othersTitle}</h2>
      <Erase {...props} total={0} />
    </section>
  );
}

export interface SavedFilesProps extends ImportFieldProps, EraseProps {}

/** Export, import and deleting everything. */
export function SavedFiles({ total, onImport, onExport, onErase }: SavedFilesProps) {
  return (
    <section className={`${styles['card']} no-print`} aria-labelledby="saved-files">
      <h2 id="saved-files">{savedWords.filesTitle}</h2>
      <div className={styles['line']}>
        <p className={styles['quiet']}>{savedWords.filesLine}</p>
        <div className={styles['buttons']}>
          <Button kind="secondary" onPress={() => onExport('json')}>
            {savedWords.exportJson}
          </Button>
          <Button kind="secondary" onPress={() => onExport('csv')}>
            {savedWords.exportCsv}
          </Button>
        </div>
      </div>
      <ImportField onImport={onImport} />
      <Erase total={total} onErase={onErase} onExport={onExport} />
    </section>
  );
}
