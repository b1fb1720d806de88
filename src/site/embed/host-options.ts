/** What the host chooses at the end of the embed's address: `#theme=dark&units=imperial`. */

/**
 * Applies the host's options from the end of the embed's address before the first paint: light or dark, also when the
 * host changes it later. Units other than the default are set only once the island has hydrated, so the calculator is
 * hidden until then (`data-waits`). Inlined in the page, so it imports nothing.
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

/** Sets the host's unit for weight and height by choosing it in the form like a visitor, now and after a reset. */
export function chooseUnits(): void {
  const choose = (): void => document.querySelector<HTMLInputElement>('[value="imperial"]')?.click();
  if (!/\bunits=imperial\b/iu.test(location.hash)) return;
  choose();
  // The form is reset after its event.
  addEventListener('reset', () => setTimeout(choose));
}
