import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import type { Side } from './interleave.ts';
import type { Stage } from './stage.ts';

/** What Lighthouse gives a score for. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** One Lighthouse run for a telephone, throttled by simulation. Times in ms, scores from 0 to 100. */
export interface LighthouseRun {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly scores: Readonly<Record<Category, number>>;
}

/**
 * Lighthouse asks for robots.txt out of the page and so meets our `connect-src 'none'`: it sees a file that is there as
 * missing (GoogleChrome/lighthouse#16597). What it could not see does not count; everything else does.
 */
const isRefused = ({ audits }: Result, id: string): boolean =>
  audits[id]?.score === 0 && /CSP violation/u.test(audits[id].explanation ?? '');

/** A category's score from 0 to 100: the weighted mean of its audits, as Lighthouse works it out. */
function scoreOf(result: Result, category: Category): number {
  const counted = (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = result.audits[id]?.score;
    return typeof score === 'number' && weight > 0 && !isRefused(result, id) ? [{ score, weight }] : [];
  });
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((counted.reduce((sum, { score, weight }) => sum + score * weight, 0) / total) * 100);
}

/** Runs Lighthouse on one of the two pages. */
export async function runLighthouse(stage: Stage, side: Side, path: string): Promise<LighthouseRun> {
  const run = await lighthouse(stage.addresses[side] + path, {
    port: stage.debuggingPort,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits } = run.lhr;
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  const scores = CATEGORIES.map((name) => [name, scoreOf(run.lhr, name)]);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(scores) as LighthouseRun['scores'],
  };
}
