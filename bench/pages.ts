import { paths } from '#config/paths.ts';
import type { Tool } from './limit/plain-script.ts';

export type PageKind = 'home' | 'tdee' | 'article' | 'text';

/** A page that is measured, as an example of its kind. */
export interface BenchPage {
  readonly kind: PageKind;
  readonly path: string;
  /** The calculator on it, if there is one. */
  readonly tool?: Tool;
}

/** One page of each kind, and three articles: a long one, one with drawings, one with tables. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { kind: 'home', path: paths.home, tool: 'home' },
  { kind: 'tdee', path: paths.tdeeCalculator, tool: 'tdee' },
  { kind: 'article', path: paths.article('supplement-guide') },
  { kind: 'article', path: paths.article('hydration-tips') },
  { kind: 'article', path: paths.article('protein-diet') },
  { kind: 'text', path: paths.methodology },
];
