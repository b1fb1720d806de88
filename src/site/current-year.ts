/**
 * Puts the visitor's year in place of the year of the build, and the day onto what is printed: a page may be served
 * long after it was built. A clock that stands before the build is wrong.
 */
export function showCurrentYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = String(Math.max(Number(place.textContent), new Date().getFullYear()));
  }
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll('[data-today]')) {
      place.textContent = new Date().toDateString().slice(4);
    }
  });
}
