import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import type { ServedSite, Stage } from './stage.ts';

/** The categories that Lighthouse scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** One Lighthouse run for a phone, with simulated throttling. Times in ms, scores from 0 to 100. */
export interface LighthouseRun {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that failed because the page's policy blocked Lighthouse. They lower its score. */
  readonly refused: readonly string[];
}

/**
 * Lighthouse fetches robots.txt from within the page, which our `connect-src 'none'` blocks, so it reports an existing
 * file as missing (GoogleChrome/lighthouse#16597).
 */
const refusedIn = ({ audits }: Result): readonly string[] =>
  Object.values(audits).flatMap(({ id, score, explanation = '' }) =>
    score === 0 && explanation.includes('CSP violation') ? [id] : [],
  );

/** Runs Lighthouse on one page of one site. */
export async function runLighthouse(stage: Stage, site: ServedSite, path: string): Promise<LighthouseRun> {
  const run = await lighthouse(site.address + path, {
    port: stage.debuggingPort,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = run.lhr;
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? NaN) * 100)]);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(scores) as LighthouseRun['scores'],
    refused: refusedIn(run.lhr),
  };
}
