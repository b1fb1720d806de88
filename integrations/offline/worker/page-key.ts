/**
 * The cache key of a page: its canonical address. A query, a trailing slash and capital letters don't
 * change the answer, and queries may contain personal data that must not be cached.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.toLowerCase().replace(/\/+$/u, '') || '/'}`;
}
