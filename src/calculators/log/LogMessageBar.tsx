import { useEffect, useMemo, useRef } from 'react';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { MessageBar } from '#ui/message-bar/MessageBar.tsx';
import { useNewest } from '#ui/message-bar/newest-message.ts';
import { showMessage, takeBack, type LogMessage } from './log-state.ts';
import { logWords as words } from './log-words.ts';
import { usePassingMessage } from './use-passing-message.ts';

/** How long a message with Undo stays open. If it is hovered or focused by then, it stays as long again. An error stays. */
const MESSAGE_MS = 10_000;

/** Scrolls the row in use so that the bar doesn't cover it. */
const scrollRowIntoView = (): void =>
  document.activeElement?.closest('tr')?.scrollIntoView({ block: 'nearest' });

/** The last action, with Undo. */
export function LogMessageBar({ message }: { readonly message: LogMessage | null }) {
  const bar = useRef<HTMLDivElement>(null);
  const shown = useNewest(
    useMemo(
      () => (message?.problem ? { text: storeProblems[message.problem], isError: true } : message),
      [message],
    ),
  );
  usePassingMessage(message, bar);
  // The pressed button is gone, so the focus moves to what replaces it.
  useEffect(() => {
    if (shown && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [shown]);
  useEffect(() => {
    if (!shown) return;
    scrollRowIntoView();
    document.addEventListener('focusin', scrollRowIntoView);
    return () => document.removeEventListener('focusin', scrollRowIntoView);
  }, [shown]);
  useEffect(() => {
    if (!message?.undo || message.problem) return;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :focus-within')) showMessage(null);
    }, MESSAGE_MS);
    return () => clearInterval(timer);
  }, [message]);
  const undo = message?.undo;
  return (
    <MessageBar
      barRef={bar}
      message={shown}
      onUndo={undo && (() => void takeBack(undo, words.undone))}
      onClose={() => showMessage(null)}
    />
  );
}
