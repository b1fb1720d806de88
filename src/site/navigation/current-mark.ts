/**
 * The `aria-current` of a navigation link on a page: `page` if it links to the page itself, `true` if the page is below
 * it (such as an article below Articles).
 */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
