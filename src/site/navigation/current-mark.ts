/**
 * How a link of the navigation is marked on a page: `page` where it leads to the page itself, `true` where
 * the page lies below it (an article below Articles).
 */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
