import { useId } from 'react';
import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Text } from '#ui/text/Text.tsx';
import { CsvColumns } from './CsvColumns.tsx';
import type { FileFormat } from './export-file.ts';

interface ImportFieldProps {
  readonly onImport: (file: Blob) => void;
}

/** Imports a file as soon as it is chosen. */
function ImportField({ onImport }: ImportFieldProps) {
  const id = useId();
  return (
    <div className={styles('field')}>
      <label htmlFor={id}>{savedWords.importLabel}</label>
      <input
        id={id}
        className={styles('file')}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onImport(file);
          target.value = ''; // The same file may be chosen again.
        }}
      />
      <p id={`${id}-hint`} className={styles('quiet')}>
        {savedWords.importHint}
      </p>
    </div>
  );
}

export interface SavedFilesProps extends ImportFieldProps {
  /** How many results are saved. */
  readonly total: number;
  /** Whose they are; empty without a name. */
  readonly name: string;
  readonly onExport: (format: FileFormat) => void;
}

/** Files of saved results: export, import, and what the columns of a CSV file are. */
export function SavedFiles({ total, name, onImport, onExport }: SavedFilesProps) {
  return (
    <div className={styles('files')}>
      <p className={styles('text')}>{savedWords.filesLine}</p>
      {name === '' ? null : (
        <Text as="p" className={styles('text')}>
          {savedWords.filesOf(name)}
        </Text>
      )}
      {total > 0 ? (
        <div className={styles('buttons')}>
          <Button kind="secondary" onPress={() => onExport('json')}>
            {savedWords.exportJson}
          </Button>
          <Button kind="secondary" onPress={() => onExport('csv')}>
            {savedWords.exportCsv}
          </Button>
        </div>
      ) : null}
      <ImportField onImport={onImport} />
      <Disclosure title={savedWords.columnsTitle}>
        <p className={styles('text')}>{savedWords.csvLine}</p>
        <CsvColumns />
      </Disclosure>
    </div>
  );
}
