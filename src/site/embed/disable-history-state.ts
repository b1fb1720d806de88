/**
 * Nothing is stored in an embed. The opaque origin from its content policy has no storage (`deploy/content-policy.ts`).
 * This disables what browsers still allow there, the state of the history entry. Inlined in the page, before every
 * other script.
 */
export function disableHistoryState(): void {
  history.replaceState = () => {};
}
