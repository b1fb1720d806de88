/** Lets the page answer between two parts of a long task. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs `action` in the frame after the next one, when that is painted. Returns a function that stops it. */
export function afterPaint(action: () => void): () => void {
  let frame = 0;
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(action);
  });
  return () => cancelAnimationFrame(frame);
}
