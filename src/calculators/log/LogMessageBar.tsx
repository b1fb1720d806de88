import { useEffect, useRef } from 'react';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from './answer/log-answer-styles.ts';
import { say, takeBack, type LogMessage } from './log-state.ts';
import { logWords as words } from './log-words.ts';

/** A message closes after this time, or this much later where it is pointed at or has the focus. A failure stays. */
const MESSAGE_MS = 10_000;

/** Scrolls the row in use out from under the bar. */
const uncover = (): void => document.activeElement?.closest('tr')?.scrollIntoView({ block: 'nearest' });

/** What was done last, with a way back. */
export function LogMessageBar({ message }: { readonly message: LogMessage | null }) {
  const bar = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the focus goes to what is in its place.
  useEffect(() => {
    if (message && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [message]);
  useEffect(() => {
    if (!message) return;
    uncover();
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [message]);
  useEffect(() => {
    if (!message || message.problem) return;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :focus-within')) say(null);
    }, MESSAGE_MS);
    return () => clearInterval(timer);
  }, [message]);
  const undo = message?.undo;
  return (
    <div ref={bar} role="status" tabIndex={-1} className={`${styles('bar')} no-print`}>
      {message ? (
        <div className={styles('message')}>
          <Text as="p">{message.problem ? storeProblems[message.problem] : message.text}</Text>
          {undo ? (
            <Button kind="text" onPress={() => void takeBack(undo, words.undone)}>
              {words.undo}
            </Button>
          ) : null}
          <Button kind="text" onPress={() => say(null)}>
            {words.close}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
