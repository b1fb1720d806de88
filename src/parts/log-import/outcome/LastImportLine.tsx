import { useStored } from '#person/database/use-stored.ts';
import { lastImport, undoableUntil, type LastImport } from '#person/log/last-import.ts';
import { localDay } from '#person/log/local-day.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { importWords } from '../words/log-import-words.ts';
import styles from '../LogImport.module.css';

const read = () => lastImport(new Date());

/** The import of an earlier visit, which can still be undone. */
export function LastImportLine({ onUndo }: { readonly onUndo: (last: LastImport) => void }) {
  const [last] = useStored(read);
  if (!last) return null;
  const day = localDay(new Date(last.at));
  return (
    <div className={styles['buttons']}>
      <Text as="p" className={styles['quiet']}>
        {importWords.last(last.days, formatIsoDay(day), formatIsoDay(undoableUntil(last)))}
      </Text>
      <Button kind="text" onPress={() => onUndo(last)}>
        {importWords.undo}
      </Button>
    </div>
  );
}
