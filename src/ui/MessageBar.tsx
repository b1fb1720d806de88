import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './Button.tsx';
import { lateStyles } from './late-styles.ts';
import { messageBarWords as words } from './message-bar-words.ts';
import css from './MessageBar.module.css?inline';
import { Text } from './text/Text.tsx';

const styles = lateStyles('MessageBar', css);

export interface Message {
  readonly text: string;
  readonly isError?: boolean;
}

export interface MessageBarProps {
  /** What was done, or why not; each action has an object of its own. */
  readonly message: Message | null;
  /** For a page that moves the focus itself. */
  readonly barRef?: RefObject<HTMLDivElement | null>;
  readonly onUndo?: (() => void) | undefined;
  /** Left out while something is under way. */
  readonly onClose?: (() => void) | undefined;
  /** Below the text. */
  readonly details?: ReactNode;
  /** Other buttons. */
  readonly children?: ReactNode;
}

function Content({ message, onUndo, onClose, details, children }: MessageBarProps & { message: Message }) {
  return (
    <div className={`${styles('message')} ${message.isError ? styles('error') : ''}`}>
      <div className={styles('text')}>
        <Text as="p">{message.text}</Text>
        {details}
      </div>
      {onUndo ? (
        <Button kind="text" onPress={onUndo}>
          {words.undo}
        </Button>
      ) : null}
      {children}
      {onClose ? (
        <Button kind="text" onPress={onClose}>
          {words.close}
        </Button>
      ) : null}
    </div>
  );
}

/** What was done last, visible at any scroll position, with Undo if possible. */
export function MessageBar(props: MessageBarProps) {
  const { message, barRef } = props;
  const own = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone: the focus goes to what is said about it.
  useEffect(() => {
    if (message && document.activeElement === document.body) own.current?.focus({ preventScroll: true });
  }, [message]);
  return (
    <div ref={barRef ?? own} className={`${styles('bar')} no-print`} tabIndex={-1}>
      <div role="status">{message && !message.isError ? <Content {...props} message={message} /> : null}</div>
      {message?.isError ? (
        <div role="alert">
          <Content {...props} message={message} />
        </div>
      ) : null}
    </div>
  );
}
