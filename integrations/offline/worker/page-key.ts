/**
 * Under which address a page is kept: the canonical one. A query, a trailing slash and capital letters change
 * nothing about the answer, and what somebody put into a query has no business in a cache.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.toLowerCase().replace(/\/+$/u, '') || '/'}`;
}
