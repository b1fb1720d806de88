let isPressed = false;

/** Tracks whether a pointer is down, for `afterPress`. Returns a function that stops. */
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
 * Runs `action` once a press that is under way has become its click. What moves the page before that takes the
 * button away from under the finger, and the click is lost.
 */
export function afterPress(action: () => void): void {
  const later = (): void => void setTimeout(action);
  if (isPressed) addEventListener('pointerup', later, { once: true });
  else later();
}
