import { useState } from 'react';
import { localDay } from '#person/log/local-day.ts';
import { currentPerson } from '#person/database/people.ts';
import { useCurrentPerson } from '#person/database/use-current-person.ts';
import { logPersonOf, type PersonRow } from '#person/database/person-row.ts';
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

const FORMATS: readonly LogFormat[] = ['csv', 'fhir'];

function fhirOptions(person: PersonRow | null, now: Date): FhirOptions {
  const known = person && logPersonOf(person);
  return {
    centimetres: known?.centimetres ?? null,
    heightDay: known?.saidOn ?? localDay(now),
    newId: () => crypto.randomUUID(),
  };
}

/** Writes the current person's log to a file, downloads it, and returns a message about the outcome. */
async function handOver(format: LogFormat): Promise<string> {
  const now = new Date();
  const person = await currentPerson();
  const log = person.ok ? await readLog(person.value?.id) : person;
  if (!person.ok || !log.ok) return exportWords.failed;
  const { length } = daysFor(format, log.value);
  if (length === 0) return exportWords.empty;
  const file = await exportLog(log.value, format, now, fhirOptions(person.value, now));
  offerFile(file);
  return exportWords.done(length, file.name);
}

/** Exports the log to a file. */
export const LogExport = withFailureMessage(function LogExport() {
  const [message, setMessage] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  const name = useCurrentPerson()?.name ?? '';
  const run = (format: LogFormat): void => {
    setMessage(exportWords.working);
    void handOver(format).then(setMessage);
  };
  return (
    <div className={`${styles['export']} no-print`}>
      <p className={styles['text']}>{exportWords.intro}</p>
      {name === '' ? null : (
        <Text as="p" className={styles['text']}>
          {exportWords.of(name)}
        </Text>
      )}
      <ul className={styles['list']}>
        <li>
          <RichText>{exportWords.csv}</RichText>
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
