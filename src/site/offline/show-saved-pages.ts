/**
 * Lists the pages stored on the device, on the offline page that replaces a missing one, and requests the missing page
 * again once there is a network. Inlined in the page, so it imports nothing.
 */
export function showSavedPages(): void {
  const section = document.getElementById('saved-pages');
  const again = document.getElementById('try-again');
  const reload = () => location.reload();
  again?.addEventListener('click', reload);
  addEventListener('online', reload);

  const titleOf = (html: string): string => {
    const head = html.slice(0, html.indexOf('</title>'));
    return new DOMParser().parseFromString(head, 'text/html').title.replace(/ \| [^|]*$/u, '');
  };
  const list = async (): Promise<void> => {
    const found: HTMLAnchorElement[] = [];
    const cache = await caches.open('evenscale-pages');
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      if (!answer?.headers.get('content-type')?.startsWith('text/html')) continue;
      const link = document.createElement('a');
      link.href = request.url;
      link.textContent = titleOf(await answer.text());
      found.push(link);
    }
    found.sort((one, other) => one.text.localeCompare(other.text));
    for (const link of found) {
      const item = document.createElement('li');
      item.append(link);
      section?.querySelector('ul')?.append(item);
    }
    section?.toggleAttribute('hidden', found.length === 0);
  };
  list().catch(Boolean);
}
