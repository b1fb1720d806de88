import { useEffect, useMemo, useRef } from 'react';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { MessageBar } from '#ui/MessageBar.tsx';
import { say, takeBack, type LogMessage } from './log-state.ts';
import { logWords as words } from './log-words.ts';

/** A message closes after this time, or this much later where it is pointed at or has the focus. A failure stays. */
const MESSAGE_MS = 10_000;

/** Scrolls the row in use out from under the bar. */
const uncover = (): void => document.activeElement?.closest('tr')?.scrollIntoView({ block: 'nearest' });

/** What was done last, with a way back. */
export function LogMessageBar({ message }: { readonly message: LogMessage | null }) {
  const bar = useRef<HTMLDivElement>(null);
  const said = useMemo(
    () => (message?.problem ? { text: storeProblems[message.problem], isError: true } : message),
    [message],
  );
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
    <MessageBar
      barRef={bar}
      message={said}
      onUndo={undo && (() => void takeBack(undo, words.undone))}
      onClose={() => say(null)}
    />
  );
}
