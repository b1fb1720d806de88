import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '#ui/text/Text.tsx';
import { answerStyles } from './answer-styles.ts';
import { actionPanelStyles as styles } from './action-panel-styles.ts';

export interface ActionPanelProps {
  readonly title: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** The content of an `AnswerAction` panel, with a close button, since not every browser closes it on a tap outside. */
export function ActionPanel({ title, close, children }: ActionPanelProps) {
  const section = useRef<HTMLElement>(null);
  const hide = (): void => section.current?.closest<HTMLElement>('[popover]')?.hidePopover();
  useEffect(() => {
    const element = section.current;
    // When the focus leaves the last control, close the panel, which would cover the focused element.
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
