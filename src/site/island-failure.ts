import { saveTyped } from './offline/typed-values.ts';

const MESSAGE =
  '<p role="alert">Unexpected Application Error! This part of the page could not start. <button type="button">Reload the page</button></p>';

/** Waits for the event's default action, since the form is empty only after it. */
function saveTypedSoon(): void {
  setTimeout(saveTyped);
}

function hideFailure(island: Element): void {
  island.querySelector(':scope > [role="alert"]')?.remove();
}

/** An island that loads its own script (the search) has its own message. */
const hasOwnMessage = (island: Element): boolean => island.matches('[opts*="script"]');

function showFailure(island: Element): void {
  hideFailure(island);
  island.insertAdjacentHTML('afterbegin', MESSAGE);
  island.querySelector('button')?.addEventListener('click', () => location.reload());
  saveTyped();
  for (const type of ['input', 'reset']) addEventListener(type, saveTypedSoon);
}

/**
 * Shows a message with a reload button in each island that failed to start, until it starts after all; the
 * rest of the page stays. The field values, now and as they change, are kept for the reload. Uses plain DOM, since
 * React may not have loaded.
 */
export function watchIslandFailures(): void {
  addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element && !hasOwnMessage(target)) showFailure(target);
  });
  addEventListener('astro:hydrate', ({ target }) => target instanceof Element && hideFailure(target), true);
}
