/** The host's unit for weight and height: chosen in the form, as a visitor would, now and after a reset. */
export function chooseUnits(): void {
  const units = new URLSearchParams(location.hash.slice(1).toLowerCase()).get('units');
  const choose = (): void => document.querySelector<HTMLInputElement>(`[value="imperial"]`)?.click();
  if (units !== 'imperial') return;
  choose();
  // The form is reset after its event.
  addEventListener('reset', () => setTimeout(choose));
}
