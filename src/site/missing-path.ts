/** Logs the missing path to the browser's console. */
export function logMissingPath(): void {
  console.error('404: no page at', location.pathname);
}
