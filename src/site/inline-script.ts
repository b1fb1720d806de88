/**
 * Text of an inline script that runs one function at once: typed, linted and tested like any other, and no
 * file to load. The function may use nothing but the browser's own globals.
 */
export function inlineScript(run: () => void): string {
  return `(${run.toString()})()`;
}
