import { useState } from 'react';
import { localDay } from '#person/log/local-day.ts';
import { currentPerson } from '#person/database/people.ts';
import { logPersonOf } from '#person/database/person-row.ts';
import { readLog } from '#person/log/log-store.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHydrated } from '#ui/optional-part.ts';
import { offerFile } from '#ui/offer-file.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';
import { daysFor, exportLog, type LogFormat } from './export-log.ts';
import type { FhirOptions } from './log-fhir.ts';
import { exportWords } from './log-export-words.ts';
import styles from './LogExport.module.css';

const FORMATS: readonly LogFormat[] = ['csv', 'json', 'fhir'];

async function fhirOptions(now: Date): Promise<FhirOptions> {
  const person = await currentPerson();
  const known = person.ok && person.value ? logPersonOf(person.value) : null;
  return {
    centimetres: known?.centimetres ?? null,
    heightDay: known?.saidOn ?? localDay(now),
    newId: () => crypto.randomUUID(),
  };
}

/** Writes the log to a file, downloads it, and returns a message about the outcome. */
async function handOver(format: LogFormat): Promise<string> {
  const now = new Date();
  const log = await readLog();
  if (!log.ok) return exportWords.failed;
  const { length } = daysFor(format, log.value);
  if (length === 0) return exportWords.empty;
  const file = await exportLog(log.value, format, now, await fhirOptions(now));
  offerFile(file);
  return exportWords.done(length, file.name);
}

/** Exports the log to a file. */
export const LogExport = withFailureMessage(function LogExport() {
  const [message, setMessage] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  const run = (format: LogFormat): void => {
    setMessage(exportWords.working);
    void handOver(format).then(setMessage);
  };
  return (
    <div className={`${styles['export']} no-print`}>
      <p className={styles['text']}>{exportWords.intro}</p>
      <ul className={styles['list']}>
        <li>
          <RichText>{exportWords.csv}</RichText>
        </li>
        <li>
          <RichText>{exportWords.json}</RichText>
        </li>
        <li>
          <RichText>{exportWords.fhir}</RichText>
        </li>
      </ul>
      <div className={styles['buttons']}>
        {(isHydrated ? FORMATS : []).map((format) => (
          <Button key={format} kind="secondary" onPress={() => run(format)}>
            <Text as="span">{exportWords.buttons[format]}</Text>
          </Button>
        ))}
      </div>
      <div role="status" className={styles['message']}>
        {message === null ? null : <Text as="p">{message}</Text>}
      </div>
    </div>
  );
});
