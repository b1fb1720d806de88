/** Parts that a page's text and design don't need: the search, and metadata for other machines. */
const LEFT_OUT = 'search, [popovertarget], link[rel="manifest"], script[type="application/ld+json"]';

/** Removes from a page what its hand-written version does not have. */
export function leaveOut(document: Document, more = ''): void {
  for (const part of document.querySelectorAll(more ? `${LEFT_OUT}, ${more}` : LEFT_OUT)) part.remove();
}
