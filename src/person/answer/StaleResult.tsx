import type { ReactNode } from 'react';
import type { Percent } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { Text } from '#ui/text/Text.tsx';
import { entriesLine, personLine } from '#person/person-line.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { lateStyles } from '#ui/late-styles.ts';
import css from './StaleResult.module.css?inline';

const styles = lateStyles('StaleResult', css);

export interface ResultOfProps {
  /** True while the form has entries that can't be calculated. */
  readonly isStale: boolean;
  /** The person it is for, in one line. */
  readonly whose: string;
  readonly children: ReactNode;
}

/** A result; dimmed and labeled with its person while the form has entries that can't be calculated. */
export function ResultOf({ isStale, whose, children }: ResultOfProps) {
  const line = isStale ? entryWords.resultFor(whose) : '';
  return (
    <>
      {line === '' ? null : (
        <div className={`${styles('label')} no-print`} data-stale>
          <Text as="p">{line}</Text>
        </div>
      )}
      <div className={isStale ? `${styles('result')} ${styles('stale')}` : styles('result')}>{children}</div>
    </>
  );
}

export interface StaleResultProps extends Omit<ResultOfProps, 'whose'> {
  readonly person: Person;
  /** `null` if none was given, or the calculator doesn't ask for it. */
  readonly bodyFat?: Percent | null;
}

/** A person's result; see `ResultOf`. A line says what it was calculated with: some of it may be preset. */
export function StaleResult({ person, bodyFat = null, isStale, children }: StaleResultProps) {
  return (
    <ResultOf isStale={isStale} whose={personLine(person)}>
      <Text as="p" className={isStale ? 'print-only' : styles('entries')}>
        {entriesLine(person, bodyFat)}
      </Text>
      {children}
    </ResultOf>
  );
}
