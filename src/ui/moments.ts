/** Lets the page answer between two parts of a long task. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs `action` as soon as the next frame is painted. Returns a function that stops it. */
export function afterPaint(action: () => void): () => void {
  let timer = 0;
  // A timer that is set in a frame runs after that frame's paint; a second frame would hold up the page's other tasks.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
