import type { ReactNode } from 'react';
import { Text } from '#ui/text/Text.tsx';
import { answerStyles as styles } from './answer-styles.ts';

export interface AnswerActionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Something to do with a result, in its head: closed, and loaded when it is opened. Static. */
export function AnswerAction({ title, children }: AnswerActionProps) {
  return (
    <details className={styles('details')}>
      <Text as="summary" className={styles('action')}>
        {title}
      </Text>
      {children}
    </details>
  );
}
