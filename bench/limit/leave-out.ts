/** What neither the words nor the form of a page need: the search, and what only other machines read. */
const LEFT_OUT = 'search, [popovertarget], link[rel="manifest"], script[type="application/ld+json"]';

/** Takes out of a page what its hand-written twin does not have. */
export function leaveOut(document: Document, more = ''): void {
  for (const part of document.querySelectorAll(more ? `${LEFT_OUT}, ${more}` : LEFT_OUT)) part.remove();
}
