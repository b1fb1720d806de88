import type { ReactNode } from 'react';
import { Text } from '#ui/text/Text.tsx';
import { actionPanelStyles as panelStyles } from './action-panel-styles.ts';
import { answerStyles as styles } from './answer-styles.ts';

export interface AnswerActionProps {
  readonly title: string;
  /** The panel's id. */
  readonly id: string;
  readonly children: ReactNode;
}

/** An action in a result's heading: a button and its panel, which loads when it is opened. Static. */
export function AnswerAction({ title, id, children }: AnswerActionProps) {
  return (
    <>
      <button type="button" className={styles('action')} popoverTarget={id}>
        <Text as="span">{title}</Text>
      </button>
      <div id={id} popover="auto" className={panelStyles('panel')}>
        {children}
      </div>
    </>
  );
}
