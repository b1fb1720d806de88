/**
 * Empties the panel's input at each opening and focuses it 100 ms later, before the panel's own script has loaded and
 * after. It imports nothing, so that it stays inline; its id is `PANEL_ID` of `search-words.ts`.
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
