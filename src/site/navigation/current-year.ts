/**
 * Replaces the year of the build with the current one, and adds the date to the printed page, since a page may be
 * served long after it was built. A clock set before the build date is ignored.
 */
export function showCurrentYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = String(Math.max(Number(place.textContent), new Date().getFullYear()));
  }
  showToday();
  addEventListener('beforeprint', showToday);
}

function showToday(): void {
  for (const place of document.querySelectorAll('[data-today]')) {
    // "Mon May 03 2027" → "May 3, 2027"
    place.textContent = new Date()
      .toDateString()
      .slice(4)
      .replace(/ 0?(\d+)/u, ' $1,');
  }
}
