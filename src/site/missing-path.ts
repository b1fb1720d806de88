/** Tells whoever looks into the browser's console which path was asked for in vain. */
export function logMissingPath(): void {
  console.error('404: no page at', location.pathname);
}
