import type { Units } from '#person/units.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { importWords } from '../words/log-import-words.ts';
import styles from '../LogImport.module.css';
import { ImportedFigure } from './ImportedFigure.tsx';

interface DoneProps {
  readonly text: string;
  /** The visitor's. */
  readonly units?: Units;
  /** Set if the log says something new. */
  readonly onUndo?: (() => void) | undefined;
  readonly onAnother: () => void;
  /** Set away from the import, which has the way to another file. */
  readonly onClose: (() => void) | undefined;
}

/** What came of an import, with what to do next first, and the way back. */
export function Done({ text, units = 'metric', onUndo, onAnother, onClose }: DoneProps) {
  return (
    <>
      <Text as="p" className={styles['text']}>
        {text}
      </Text>
      {onUndo ? <ImportedFigure units={units} /> : null}
      <div className={styles['buttons']}>
        {onUndo ? (
          <Button kind="text" onPress={onUndo}>
            {importWords.undo}
          </Button>
        ) : null}
        <Button kind="text" onPress={onClose ?? onAnother}>
          <Text as="span">{onClose ? importWords.close : importWords.another}</Text>
        </Button>
      </div>
    </>
  );
}
