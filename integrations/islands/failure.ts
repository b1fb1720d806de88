/** Name of Astro's event for an island whose files did not arrive; our client sends it for a crash as well. */
export const FAILURE_EVENT = 'astro:hydration-error';

const shownIn = (island: HTMLElement): Element | null => island.querySelector(':scope > [role="alert"]');

/** Takes the message away before another try. */
export function hideFailure(island: HTMLElement): void {
  shownIn(island)?.remove();
}

/**
 * Says so where an island failed (ruling 30), with a way to reload; the rest of the page stays. Plain DOM, because
 * it must work where no script of ours arrived.
 */
export function showFailure(island: HTMLElement): void {
  if (shownIn(island)) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'Unexpected Application Error! This part of the page could not start. ';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload the page';
  button.addEventListener('click', () => location.reload());
  message.append(button);
  island.prepend(message);
}
