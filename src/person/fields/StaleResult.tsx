import type { ReactNode } from 'react';
import type { Person } from '#person/form.ts';
import { Text } from '#ui/Text.tsx';
import { personLine } from '#person/person-line.ts';
import { entryWords } from './entry-words.ts';
import styles from './StaleResult.module.css';

export interface StaleResultProps {
  readonly isStale: boolean;
  readonly person: Person;
  readonly children: ReactNode;
}

/** A result; dimmed and labelled with its person while the form has entries that cannot be calculated (ruling 34). */
export function StaleResult({ isStale, person, children }: StaleResultProps) {
  const line = isStale ? entryWords.resultFor(personLine(person)) : '';
  return (
    <>
      {line === '' ? null : (
        <div className={styles['label']} data-stale>
          <Text as="p">{line}</Text>
        </div>
      )}
      <div className={isStale ? `${styles['result']} ${styles['stale']}` : styles['result']}>{children}</div>
    </>
  );
}

/** True where a calculator's result belongs to earlier entries. */
export function isStale(
  result: { readonly status: 'empty' } | { readonly status: 'shown'; readonly isStale: boolean },
) {
  return result.status === 'shown' && result.isStale;
}
