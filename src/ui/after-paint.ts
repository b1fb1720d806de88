/** Runs `action` in the frame after the next one, when that is painted. Returns a function that stops it. */
export function afterPaint(action: () => void): () => void {
  let frame = 0;
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(action);
  });
  return () => cancelAnimationFrame(frame);
}
