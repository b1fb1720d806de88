import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { messageBarWords as words } from './message-bar-words.ts';
import { useNewest } from './newest-message.ts';
import css from './MessageBar.module.css?inline';
import { Text } from '#ui/text/Text.tsx';

const styles = lateStyles('MessageBar', css);

export interface Message {
  readonly text: string;
  readonly isError?: boolean;
}

export interface MessageBarProps {
  /** What was done, or why not; each action has its own object. */
  readonly message: Message | null;
  /** For a page that moves the focus itself. */
  readonly barRef?: RefObject<HTMLDivElement>;
  readonly onUndo?: (() => void) | undefined;
  /** Omitted while something is in progress. */
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

/** The last action, visible at any scroll position, with Undo if possible; a newer one elsewhere takes its place. */
export function MessageBar(props: MessageBarProps) {
  const { barRef } = props;
  const message = useNewest(props.message);
  const own = useRef<HTMLDivElement>(null);
  // The pressed button may be gone, so the focus moves to the message.
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
