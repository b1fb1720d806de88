import { keepTyped } from '#site/offline/typed-values.ts';

/** Happens to an island whose files did not arrive, and to one that crashed. */
export const FAILURE_EVENT = 'failed';

/** Takes the message away before another try. */
export function hideFailure(island: HTMLElement): void {
  island.querySelector(':scope > [role="alert"]')?.remove();
}

const MESSAGE =
  '<p role="alert">Unexpected Application Error! This part of the page could not start. <button type="button">Reload the page</button></p>';

/** A reset form is empty a moment later. */
function keepSoon(): void {
  setTimeout(keepTyped);
}

/**
 * Says so where an island failed (ruling 30), with a way to reload; the rest of the page stays. What stands in the
 * fields, now and from now on, is there again after a reload. Plain DOM, because it must work where no script of
 * ours arrived.
 */
export function showFailure(island: HTMLElement): void {
  island.insertAdjacentHTML('afterbegin', MESSAGE);
  island.querySelector('button')?.addEventListener('click', () => location.reload());
  keepTyped();
  for (const type of ['input', 'reset']) addEventListener(type, keepSoon);
}
