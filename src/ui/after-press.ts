let isPressed = false;

/** Tracks whether a pointer is down, for `afterPress`. Returns a function that stops it. */
export function watchPresses(): () => void {
  const watching = new AbortController();
  const set = (events: readonly string[], value: boolean): void => {
    for (const event of events)
      addEventListener(event, () => (isPressed = value), { capture: true, signal: watching.signal });
  };
  set(['pointerdown'], true);
  set(['pointerup', 'pointercancel'], false);
  return () => watching.abort();
}

/**
 * Runs `action` after the click of a press in progress. If the layout changed earlier, the button would no longer be
 * below the finger, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  const later = (): void => void setTimeout(action);
  if (isPressed) addEventListener('pointerup', later, { once: true });
  else later();
}
