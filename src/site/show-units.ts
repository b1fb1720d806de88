/**
 * Shows a text in the units of the visitor's entries in this tab, if there are any. Inlined in the page, before its text,
 * so it imports nothing.
 */
export function showUnits(): void {
  try {
    const entries = JSON.parse(sessionStorage.getItem('evenscale.person') ?? '{}') as { units?: unknown };
    if (entries.units === 'metric' || entries.units === 'imperial')
      document.documentElement.dataset['units'] = entries.units;
  } catch {
    // A browser that denies storage, or something foreign in it: both units stay.
  }
}
