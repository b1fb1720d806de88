/**
 * Shows a text in the units of the visitor's entries in this tab, if there are any. Inlined in the page, before its text,
 * so it imports nothing.
 */
export function showUnits(): void {
  try {
    const found = /"units":"(metric|imperial|stone)"/u.exec(sessionStorage.getItem('evenscale.person') ?? '');
    if (found?.[1]) document.documentElement.dataset['units'] = found[1];
  } catch {
    // A browser that denies storage: both units stay.
  }
}
