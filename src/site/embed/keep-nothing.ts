/**
 * In an embed nothing is stored. The opaque origin that its content policy gives it has no storage
 * (`deploy/content-policy.ts`); this closes what a browser still allows there, the state of the history entry. Stands
 * in the page itself, before every other script.
 */
export function keepNothing(): void {
  history.replaceState = () => {};
}
