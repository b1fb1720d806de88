import { siteWords } from '../site-words.ts';

/** One step of the path from the home page to the current page. */
export interface Breadcrumb {
  readonly name: string;
  readonly href: string;
}

/** The start of all breadcrumbs. */
export const homeStep: Breadcrumb = { name: siteWords.homePage, href: '/' };

const words = (segment: string) =>
  decodeURIComponent(segment)
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The breadcrumbs for a path: Home, followed by one step per segment, with hyphens replaced by spaces. `name` is the
 * last one's.
 */
export function breadcrumbTrail(path: string, name?: string): readonly Breadcrumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const steps = segments.map((segment, index) => ({
    name: (index === segments.length - 1 && name) || words(segment),
    href: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [homeStep, ...steps];
}

/** A page's choice of breadcrumbs: its own steps, those from its path, or none. */
export type BreadcrumbChoice = readonly Breadcrumb[] | 'auto' | 'none';

/** The steps to show. A single step isn't shown. */
export function shownTrail(choice: BreadcrumbChoice, path: string, name?: string): readonly Breadcrumb[] {
  if (choice === 'none') return [];
  const trail = choice === 'auto' ? breadcrumbTrail(path, name) : choice;
  return trail.length > 1 ? trail : [];
}
