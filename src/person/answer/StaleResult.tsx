import type { ReactNode } from 'react';
import type { Person } from '#person/form.ts';
import { Text } from '#ui/text/Text.tsx';
import { personLine } from '#person/person-line.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { lateStyles } from '#ui/late-styles.ts';
import css from './StaleResult.module.css?inline';

const styles = lateStyles('StaleResult', css);

export interface ResultOfProps {
  /** True while the form has entries that cannot be calculated. */
  readonly isStale: boolean;
  /** The person it is for, in one line. */
  readonly whose: string;
  readonly children: ReactNode;
}

/** A result; dimmed and labeled with the person it is for while the form has entries that cannot be calculated (ruling 34). */
export function ResultOf({ isStale, whose, children }: ResultOfProps) {
  const line = isStale ? entryWords.resultFor(whose) : '';
  return (
    <>
      {line === '' ? null : (
        <div className={styles('label')} data-stale>
          <Text as="p">{line}</Text>
        </div>
      )}
      <div className={isStale ? `${styles('result')} ${styles('stale')}` : styles('result')}>{children}</div>
    </>
  );
}

export interface StaleResultProps extends Omit<ResultOfProps, 'whose'> {
  readonly person: Person;
}

/** The result of a person; see `ResultOf`. */
export function StaleResult({ person, ...props }: StaleResultProps) {
  return <ResultOf {...props} whose={personLine(person)} />;
}

/** True if a calculator's result is from earlier entries. */
export function isStale(
  result: { readonly status: 'empty' } | { readonly status: 'shown'; readonly isStale: boolean },
) {
  return result.status === 'shown' && result.isStale;
}
