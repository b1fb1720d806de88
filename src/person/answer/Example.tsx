import type { ReactNode } from 'react';
import type { Person } from '#person/person.ts';
import { personLine } from '#person/person-line.ts';
import { Text } from '#ui/text/Text.tsx';
import { entryWords } from '#person/fields/entry-words.ts';
import styles from './Example.module.css';

export interface ExampleProps {
  /** Who the figures are for: a fictional person, or a line about them. */
  readonly whose: Person | string;
  /** What leads to the visitor's own figures, where Calculate alone doesn't. */
  readonly invitation?: string;
  /** The main figure. */
  readonly children: ReactNode;
  /** The other figures, for which a phone has no room. */
  readonly more: ReactNode;
}

/** An example of the answer, calculated for a fictional person and labeled as an example. */
export function Example({ whose, invitation = entryWords.exampleInvitation, children, more }: ExampleProps) {
  return (
    <div className={`${styles['example']} no-print`}>
      <div className={styles['head']}>
        <Text as="p" className={styles['tag']}>
          {entryWords.exampleOf(typeof whose === 'string' ? whose : personLine(whose))}
        </Text>
        <Text as="p" className={styles['sentence']}>
          {invitation}
        </Text>
      </div>
      {children}
      <div className={styles['more']}>{more}</div>
    </div>
  );
}
