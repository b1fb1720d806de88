import type { ReactNode } from 'react';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { answerStyles as late } from './answer-styles.ts';
import styles from './Example.module.css';

export interface AnswerActionsProps {
  readonly actions?: ReactNode;
  /** True without other actions only for a page of its own, not for an embed. */
  readonly isPrintable?: boolean;
}

/** Ways to save, share and print the answer, in one row. */
export function AnswerActions({ actions, isPrintable = Boolean(actions) }: AnswerActionsProps) {
  if (!isPrintable) return null;
  return (
    <div className={`${late('actions')} no-print`}>
      {actions}
      <button type="button" className={late('action')} onClick={() => print()}>
        {entryWords.print}
      </button>
    </div>
  );
}

export interface AnswerHeadProps {
  readonly title: string;
  /** The title's id. */
  readonly id?: string;
  /** The answer in words, addressed to the visitor. */
  readonly sentence: string | null;
}

/** Title of a result, and the answer in one sentence, whose numbers stay with their units. */
export function AnswerHead({ title, id, sentence }: AnswerHeadProps) {
  return (
    <div className={styles['head']}>
      <Text as="h2" id={id} className={late('title')}>
        {title}
      </Text>
      {sentence === null ? null : (
        <Text as="p" className={styles['sentence']}>
          {withUnbrokenUnits(sentence)}
        </Text>
      )}
    </div>
  );
}
