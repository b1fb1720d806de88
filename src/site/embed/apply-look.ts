/**
 * Applies what the host chose at the end of the embed's address, before anything is painted: light or dark, now and
 * when the host changes it. Other units than the page's own are there only once the island has arrived, so the
 * calculator is hidden until then (`data-waits`). Stands in the page itself, so it uses nothing from outside.
 */
export function applyLook(): void {
  const root = document.documentElement;
  const apply = (): void => {
    const options = new URLSearchParams(location.hash.slice(1).toLowerCase());
    const theme = options.get('theme') ?? '';
    root.style.colorScheme = /^(?:light|dark)$/u.test(theme) ? theme : '';
    root.toggleAttribute('data-waits', options.get('units') === 'imperial' || options.get('energy') === 'kj');
  };
  apply();
  addEventListener('hashchange', apply);
}
