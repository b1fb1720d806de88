/**
 * Clears the panel's input each time it opens and focuses it 100 ms later, even before the panel's own script has
 * loaded. It imports nothing, so that it can be inlined; its id is `PANEL_ID` in `search-words.ts`.
 */
export function initSearchPanel(): void {
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
