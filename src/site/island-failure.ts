import { keepTyped } from './offline/typed-values.ts';

const MESSAGE =
  '<p role="alert">Unexpected Application Error! This part of the page could not start. <button type="button">Reload the page</button></p>';

/** Waits for the event's default action: the form is only empty after it. */
function keepSoon(): void {
  setTimeout(keepTyped);
}

function hideFailure(island: Element): void {
  island.querySelector(':scope > [role="alert"]')?.remove();
}

/** An island with a script of its own (the search) has its own message. */
const hasOwnMessage = (island: Element): boolean => island.matches('[opts*="script"]');

function showFailure(island: Element): void {
  hideFailure(island);
  island.insertAdjacentHTML('afterbegin', MESSAGE);
  island.querySelector('button')?.addEventListener('click', () => location.reload());
  keepTyped();
  for (const type of ['input', 'reset']) addEventListener(type, keepSoon);
}

/**
 * Shows a message in each island that could not start (ruling 30), with a button that reloads, until the island starts
 * after all; the rest of the page stays. The field values, now and as they change, are kept for the reload. Plain DOM,
 * because React may not have arrived.
 */
export function watchIslandFailures(): void {
  addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element && !hasOwnMessage(target)) showFailure(target);
  });
  addEventListener('astro:hydrate', ({ target }) => target instanceof Element && hideFailure(target), true);
}
