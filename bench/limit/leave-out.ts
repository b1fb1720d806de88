/** Parts that a page's text and design don't need: search, and metadata for crawlers and feed readers. */
const LEFT_OUT = 'search, [popovertarget], link[rel="manifest"], script[type="application/ld+json"]';

/** Removes everything from a page that its hand-written version doesn't have. */
export function leaveOut(document: Document, more = ''): void {
  for (const part of document.querySelectorAll(more ? `${LEFT_OUT}, ${more}` : LEFT_OUT)) part.remove();
}
