import { BYTE_ORDER_MARK, csvRow, guardText } from '#person/files/csv-text.ts';
import { Button } from '#ui/Button.tsx';
import { offerFile } from '#ui/offer-file.ts';
import { Text } from '#ui/text/Text.tsx';
import { importWords } from './words/log-import-words.ts';
import { refusals, refusedKindText, refusedText } from './words/import-problem-words.ts';
import styles from './LogImport.module.css';
import type { ReadDays, RefusedLine } from './log-file-reading.ts';

/** The most lines that are listed one by one. */
const MOST_NAMED = 20;

/** The skipped lines as a table, for visitors who want to fix the file. */
function refusedCsv(lines: readonly RefusedLine[]): string {
  const rows = lines.map(({ file, line, reason }) =>
    csvRow([guardText(file), String(line), refusals[reason]]),
  );
  return `${BYTE_ORDER_MARK}${csvRow(importWords.refusedHead)}${rows.join('')}`;
}

/** Every skipped line of a file with its reason; of many, how many there are of each kind. */
export function RefusedLines({ refused }: { readonly refused: ReadDays['refused'] }) {
  const { total, kinds, lines } = refused;
  if (total === 0) return null;
  const download = (): void =>
    offerFile({
      blob: new Blob([refusedCsv(lines)], { type: 'text/csv;charset=utf-8' }),
      name: importWords.refusedFile,
    });
  return (
    <>
      <Text as="h3" className={styles['title']}>
        {importWords.refusedTitle(total)}
      </Text>
      {total > MOST_NAMED ? (
        <ul className={styles['list']}>
          {kinds.map((kind) => (
            <Text key={kind.reason} as="li">
              {refusedKindText(kind)}
            </Text>
          ))}
        </ul>
      ) : null}
      <ul className={styles['list']}>
        {lines.slice(0, MOST_NAMED).map((line) => (
          <Text key={`${line.file} ${line.line} ${line.reason}`} as="li">
            {refusedText(line)}
          </Text>
        ))}
        {total > MOST_NAMED ? <Text as="li">{importWords.refusedMore(total - MOST_NAMED)}</Text> : null}
      </ul>
      <Button kind="text" onPress={download}>
        {importWords.refusedDownload}
      </Button>
    </>
  );
}
