/**
 * Text of an inline script that runs one function immediately. The function is typed, linted and tested like any other
 * code, and there is no file to load. It may use nothing except the browser's own globals.
 */
export function inlineScript(run: () => void): string {
  return `(${run.toString()})()`;
}
