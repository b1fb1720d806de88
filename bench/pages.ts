import { paths } from '#config/paths.ts';

export type PageKind = 'home' | 'tdee' | 'article' | 'text';

/** A page that is measured, as an example of its kind. */
export interface BenchPage {
  readonly kind: PageKind;
  readonly path: string;
}

/** One page of each kind, and three articles: a long one, one with drawings, one with tables. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { kind: 'home', path: paths.home },
  { kind: 'tdee', path: paths.tdeeCalculator },
  { kind: 'article', path: paths.article('supplement-guide') },
  { kind: 'article', path: paths.article('hydration-tips') },
  { kind: 'article', path: paths.article('protein-diet') },
  { kind: 'text', path: paths.methodology },
];

/** Whether the page has a calculator whose answer is timed. */
export const hasCalculator = ({ kind }: BenchPage): boolean => kind === 'home' || kind === 'tdee';

/** `/faq` is stored as `faq/index.html`. */
export const fileOf = (path: string): string => `${path}/index.html`.replace(/^\/+/u, '');
