import { useEffect, type RefObject } from 'react';
import { type LogMessage, showMessage } from './log-state.ts';

/** How long a message without Undo stays. If it is hovered or focused by then, it stays as long again. */
const PASSING_MS = 20_000;

/** Removes a message that only says what was done, after a while or with the next action; one with Undo or a problem stays. */
export function usePassingMessage(message: LogMessage | null, place: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!message || message.undo || message.problem) return undefined;
    const timer = setInterval(() => {
      if (!place.current?.matches(':hover, :focus-within')) showMessage(null);
    }, PASSING_MS);
    const acted = new AbortController();
    for (const action of ['click', 'input'])
      document.addEventListener(
        action,
        ({ target }) => {
          if (!(target instanceof Node && place.current?.contains(target))) showMessage(null);
        },
        { signal: acted.signal },
      );
    return () => {
      clearInterval(timer);
      acted.abort();
    };
  }, [message, place]);
}
