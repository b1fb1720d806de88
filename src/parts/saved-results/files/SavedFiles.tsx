import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import type { ListPage } from '#person/database/list-page.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { CSV_COLUMNS, csvTableWords } from './csv-columns-words.ts';

export interface PersonFileProps {
  /** Whose file it is; `null` if nobody is kept. */
  readonly person: ListPage['person'];
  readonly onExport: () => void;
  readonly onImport: (file: Blob) => void;
}

/** A file with everything of one person: export and import. */
export function PersonFile({ person, onImport, onExport }: PersonFileProps) {
  return (
    <div className={styles('files')}>
      <p className={styles('text')}>{savedWords.personLine}</p>
      {person && person.name !== '' ? (
        <Text as="p" className={styles('text')}>
          {savedWords.personOf(person.name)}
        </Text>
      ) : null}
      {person ? (
        <div className={styles('buttons')}>
          <Button kind="secondary" onPress={onExport}>
            {savedWords.exportPerson}
          </Button>
        </div>
      ) : null}
      <FileField label={savedWords.personLabel} hint={savedWords.personHint} onChoose={onImport} />
    </div>
  );
}

/** The contents of each column of an exported CSV file. */
function CsvColumns() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{csvTableWords.column}</th>
          <th scope="col">{csvTableWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {CSV_COLUMNS.map(({ name, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <Text as="code" translate="no">
                {name}
              </Text>
            </th>
            <Text as="td">{meaning}</Text>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface SavedFilesProps {
  /** How many results are saved. */
  readonly total: number;
  /** Whose they are; empty without a name. */
  readonly name: string;
  readonly onExport: () => void;
  readonly onImport: (file: Blob) => void;
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
          <Button kind="secondary" onPress={onExport}>
            {savedWords.exportCsv}
          </Button>
        </div>
      ) : null}
      <FileField label={savedWords.importLabel} hint={savedWords.importHint} onChoose={onImport} />
      <Disclosure title={savedWords.columnsTitle}>
        <p className={styles('text')}>{savedWords.csvLine}</p>
        <CsvColumns />
      </Disclosure>
    </div>
  );
}
