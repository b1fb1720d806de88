/**
 * Applies what the host chose at the end of the embed's address, before anything is painted: light or dark, now and
 * when the host changes it. Other units than the page's own are there only once the island has arrived, so the
 * calculator is hidden until then (`data-waits`). Inlined in the page, so it imports nothing.
 */
export function applyLook(): void {
  const root = document.documentElement;
  const apply = (): void => {
    root.style.colorScheme = /\btheme=(light|dark)\b/iu.exec(location.hash)?.[1] ?? '';
    root.toggleAttribute('data-waits', /\b(?:units=imperial|energy=kj)\b/iu.test(location.hash));
  };
  apply();
  addEventListener('hashchange', apply);
}
