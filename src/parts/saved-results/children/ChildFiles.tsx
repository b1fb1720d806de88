import { useState } from 'react';
import { offerFile } from '#ui/offer-file.ts';
import type { SavedChild } from '#person/database/saved-child.ts';
import { Button } from '#ui/Button.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { CHILD_FILE_NAME, childCsv, readChildCsv } from './child-file.ts';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';

export interface ChildFilesProps {
  readonly name: string;
  readonly own: readonly SavedChild[];
  readonly onImported: (entries: readonly SavedChild[]) => void;
  readonly onMessage: (text: string) => void;
  readonly onRemoveAll: () => void;
}

/** Exports one child's measurements to a file, and imports them. */
export function ChildFiles({ name, own, onImported, onMessage, onRemoveAll }: ChildFilesProps) {
  const write = (): void => {
    offerFile({
      blob: new Blob([childCsv(own)], { type: 'text/csv' }),
      name: CHILD_FILE_NAME,
    });
    onMessage(words.exported(own.length));
  };
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className={styles('panel')}>
      {own.length > 0 ? (
        <div className={styles('buttons')}>
          <Button kind="secondary" onPress={write}>
            {words.exportCsv}
          </Button>
          <Button kind="text" onPress={() => setIsConfirming(!isConfirming)}>
            <Text as="span">{words.removeAll(name)}</Text>
          </Button>
        </div>
      ) : null}
      {isConfirming && own.length > 0 ? (
        <div className={styles('buttons')}>
          <p role="alert" className={styles('text')}>
            {words.removeAllSure}
          </p>
          <Button
            kind="secondary"
            onPress={() => {
              setIsConfirming(false);
              onRemoveAll();
            }}
          >
            {words.removeAllYes}
          </Button>
        </div>
      ) : null}
      <FileField
        label={words.importLabel}
        hint={words.importHint}
        onChoose={(file) => void file.text().then((text) => onImported(readChildCsv(text, name)))}
      />
    </div>
  );
}
