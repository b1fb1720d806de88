/** Sets the host's unit for weight and height by choosing it in the form like a visitor, now and after a reset. */
export function chooseUnits(): void {
  const choose = (): void => document.querySelector<HTMLInputElement>('[value="imperial"]')?.click();
  if (!/\bunits=imperial\b/iu.test(location.hash)) return;
  choose();
  // The form is reset after its event.
  addEventListener('reset', () => setTimeout(choose));
}
