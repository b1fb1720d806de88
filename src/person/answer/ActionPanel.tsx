import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '#ui/text/Text.tsx';
import { answerStyles } from './answer-styles.ts';
import { actionPanelStyles as styles } from './action-panel-styles.ts';

export interface ActionPanelProps {
  readonly title: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** What is in the panel of an `AnswerAction`, with a button that closes it: not every browser does on a tap outside. */
export function ActionPanel({ title, close, children }: ActionPanelProps) {
  const section = useRef<HTMLElement>(null);
  const hide = (): void => section.current?.closest<HTMLElement>('[popover]')?.hidePopover();
  useEffect(() => {
    const element = section.current;
    // Past the panel's last control the focus would be behind it.
    const onLeft = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) hide();
    };
    element?.addEventListener('focusout', onLeft);
    return () => element?.removeEventListener('focusout', onLeft);
  }, []);
  return (
    <section ref={section} aria-label={title}>
      <div className={styles('head')}>
        <Text as="h2">{title}</Text>
        <button type="button" className={answerStyles('action')} onClick={hide}>
          <Text as="span">{close}</Text>
        </button>
      </div>
      {children}
    </section>
  );
}
