/**
 * An answer that comes by itself waits for the number of the log or the plan that it begins with: otherwise that would
 * push down what somebody reads. The styles of the answer read this attribute of the page.
 */

const ATTRIBUTE = 'own';

/** Says that the answer waits, unless it is known already what it begins with. */
export function awaitOwn(): void {
  document.documentElement.dataset[ATTRIBUTE] ??= 'awaited';
}

/** Says that the answer is whole, with such a number or without, and whether it has the way of a plan that is followed. */
export function decideOwn(isPlanned: boolean): void {
  document.documentElement.dataset[ATTRIBUTE] = isPlanned ? 'plan' : 'decided';
}
