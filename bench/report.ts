import { formatBytes, formatComparison, formatRow } from './format-table.ts';
import { pathForPaint } from './limit/yardstick.ts';
import { weighPage } from './measure/bytes.ts';
import type { PageWeight, Weight } from './measure/bytes.ts';
import { clickToPaint } from './measure/click-to-paint.ts';
import { firstCalculation } from './measure/first-calculation.ts';
import { interleave, median, medians } from './measure/interleave.ts';
import type { Sided } from './measure/interleave.ts';
import { CATEGORIES, runLighthouse } from './measure/lighthouse-run.ts';
import type { Stage } from './measure/stage.ts';
import type { BenchPage } from './pages.ts';

/** The maximum ratio of each figure to the baseline's. */
const LIMITS = {
  paint: 1.05,
  home: { click: 1.5, first: 1.7 },
  tdee: { click: 2, first: 2 },
} as const;

/** Differences below this many ms are not significant for a button press. */
const NOISE = 25;

const print = (...lines: readonly string[]): void => console.log(lines.join('\n'));
const heading = (what: string): void => print(formatRow(what, 'Evenscale', 'baseline', 'ratio'));

/** Prints one figure of both pages: medians, ratio, limit, and every sample. */
function compare<Value>(
  name: string,
  samples: Sided<readonly Value[]>,
  figure: (value: Value) => number,
  limit: { readonly times: number; readonly noise?: number },
): void {
  const each = ({ ours, limit: yardstick }: typeof samples): string =>
    [ours, yardstick].map((values) => values.map((value) => Math.round(figure(value))).join(' ')).join(' | ');
  print(
    formatComparison({
      name,
      medians: medians(samples, figure),
      limit: limit.times,
      noise: limit.noise ?? 0,
    }),
    formatRow(`    ${each(samples)}`),
  );
}

function weightRows({ files, total, requests, inlineCss, inlineScript }: PageWeight): readonly string[] {
  const row = (name: string, { gzip, brotli }: Weight): string =>
    formatRow(`  ${name}`, formatBytes(gzip), formatBytes(brotli));
  return [
    ...Object.entries(files).flatMap(([kind, weight]) => (weight.gzip > 0 ? [row(kind, weight)] : [])),
    row('total', total),
    formatRow('  requests', String(requests)),
    row('style inside the HTML', inlineCss),
    row('script inside the HTML', inlineScript),
  ];
}

/** Bytes by kind of file, for the page and its baseline. */
export async function reportBytes(stage: Stage, { path }: BenchPage): Promise<void> {
  print(formatRow('Bytes of a first visit', 'gzip', 'brotli'));
  print(...weightRows(await weighPage(stage, 'ours', path)));
  print('Bytes of the baseline', ...weightRows(await weighPage(stage, 'limit', path)));
}

/** Lighthouse on a phone: scores, first and largest paint, layout shift. */
export async function reportLighthouse(stage: Stage, page: BenchPage, rounds: number): Promise<void> {
  const paths = { ours: page.path, limit: pathForPaint(page) };
  const runs = await interleave(rounds, (side) => runLighthouse(stage, side, paths[side]));
  heading('Lighthouse, telephone (simulated)');
  compare('  first contentful paint', runs, ({ fcp }) => fcp, { times: LIMITS.paint });
  compare('  largest contentful paint', runs, ({ lcp }) => lcp, { times: LIMITS.paint });
  const shift = medians(runs, ({ cls }) => cls);
  print(formatRow('  cumulative layout shift', shift.ours.toFixed(3), shift.limit.toFixed(3)));
  for (const category of CATEGORIES)
    print(formatRow(`  ${category}`, String(median(runs.ours.map(({ scores }) => scores[category])))));
  const refused = new Set(runs.ours.flatMap((run) => run.refused));
  if (refused.size > 0) print(`    blocked by the content policy: ${[...refused].join(', ')}`);
}

/** From pressing Calculate to the next paint, on a slow CPU. */
export async function reportClick(stage: Stage, { path, tool }: BenchPage, rounds: number): Promise<void> {
  if (!tool) return;
  const samples = await interleave(rounds, (side) => clickToPaint(stage, side, path));
  heading('Slow processor (4x)');
  compare('  Calculate to next paint', samples, (ms) => ms, { times: LIMITS[tool].click, noise: NOISE });
}

/** Slow connection and slow CPU: measured paints, and the first result. */
export async function reportFirst(stage: Stage, { path, tool }: BenchPage, rounds: number): Promise<void> {
  if (!tool) return;
  const samples = await interleave(rounds, (side) => firstCalculation(stage, side, path));
  heading('Slow 4G and slow CPU (4x)');
  compare('  first contentful paint', samples, ({ fcp }) => fcp, { times: LIMITS.paint, noise: NOISE });
  compare('  largest contentful paint', samples, ({ lcp }) => lcp, { times: LIMITS.paint, noise: NOISE });
  compare('  first working calculation', samples, ({ result }) => result, { times: LIMITS[tool].first });
}
