/** Puts the visitor's year in place of the year of the build: a page may be served long after it was built. */
export function showCurrentYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = String(new Date().getFullYear());
  }
}
