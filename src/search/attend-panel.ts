/** Ties the buttons to the panel; there is one on every page. */
export const PANEL_ID = 'search-panel';

/**
 * What the panel does before its script is there, and after: each opening begins with an empty input, which gets
 * the focus 100 ms later and keeps it, whatever is pressed in the panel. Stands in the page itself, so it uses
 * nothing from outside.
 */
export function attendPanel(): void {
  const panel = document.getElementById('search-panel');
  const input = panel?.querySelector('input');
  if (!panel || !input) return;
  const focus = () => input.focus();
  panel.addEventListener('click', focus);
  panel.addEventListener('toggle', ({ newState }) => {
    input.value = '';
    if (newState === 'open') setTimeout(focus, 100);
  });
}
