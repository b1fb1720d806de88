/**
 * Ends an address that asks to calculate at once with the session's entries. A plan's days or a target may follow it.
 */
export const CALCULATE_FRAGMENT = '#calculate';

/** What follows the request, without its hyphen; `null` without a request. Removes it from the address. */
export function takeCalculateRequest(): string | null {
  if (!location.hash.startsWith(CALCULATE_FRAGMENT)) return null;
  const request = location.hash.slice(CALCULATE_FRAGMENT.length + 1);
  history.replaceState(history.state, '', location.pathname + location.search);
  return request;
}
