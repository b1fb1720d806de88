import { paths } from '#config/paths.ts';
import { formatBytes, formatRow, formatTime } from './format-table.ts';
import { weighPage } from './measure/bytes.ts';
import { clickToPaint } from './measure/click-to-paint.ts';
import { firstCalculation } from './measure/first-calculation.ts';
import { interleave, median } from './measure/interleave.ts';
import { CATEGORIES, runLighthouse } from './measure/lighthouse-run.ts';
import type { ServedSite, Stage } from './measure/stage.ts';
import { hasCalculator } from './pages.ts';
import type { BenchPage } from './pages.ts';

const print = (...lines: readonly string[]): void => console.log(lines.join('\n'));

const heading = (what: string, { sites }: Stage): void =>
  print(sites.length > 1 ? formatRow(what, 'this build', 'other', 'ratio') : formatRow(what, 'this build'));

/** Prints one figure of each site: medians, their ratio, and every sample. */
function printTimes<Value>(
  name: string,
  samples: readonly (readonly Value[])[],
  figure: (value: Value) => number,
): void {
  const times = samples.map((values) => values.map(figure));
  const [ours = NaN, ...others] = times.map(median);
  const each = times.map((values) => values.map(Math.round).join(' ')).join(' | ');
  print(
    formatRow(
      `  ${name}`,
      ...[ours, ...others].map(formatTime),
      ...others.map((other) => (ours / other).toFixed(2)),
    ),
    formatRow(`    ${each}`),
  );
}

/** Bytes by kind of file. */
export async function reportBytes(stage: Stage, { path }: BenchPage): Promise<void> {
  for (const [index, site] of stage.sites.entries()) {
    const { files, total, requests, inlineCss, inlineScript } = await weighPage(stage, site, path);
    const rows = Object.entries({
      ...files,
      total,
      'style inside the HTML': inlineCss,
      'script inside the HTML': inlineScript,
    }).filter(([, { gzip }]) => gzip > 0);
    print(
      formatRow(index === 0 ? 'Bytes of a first visit' : 'Bytes of the other build', 'gzip', 'brotli'),
      ...rows.map(([name, { gzip, brotli }]) =>
        formatRow(`  ${name}`, formatBytes(gzip), formatBytes(brotli)),
      ),
      formatRow('  requests', String(requests)),
    );
  }
}

/** Lighthouse on a phone: scores, first and largest paint, layout shift. */
export async function reportLighthouse(stage: Stage, { path }: BenchPage, rounds: number): Promise<void> {
  const runs = await interleave(rounds, stage.sites, (site) => runLighthouse(stage, site, path));
  heading('Lighthouse, phone (simulated)', stage);
  printTimes('first contentful paint', runs, ({ fcp }) => fcp);
  printTimes('largest contentful paint', runs, ({ lcp }) => lcp);
  const shifts = runs.map((samples) => median(samples.map(({ cls }) => cls)).toFixed(3));
  print(formatRow('  cumulative layout shift', ...shifts));
  for (const category of CATEGORIES)
    print(
      formatRow(
        `  ${category}`,
        ...runs.map((samples) => String(median(samples.map(({ scores }) => scores[category])))),
      ),
    );
  const refused = new Set(runs[0]?.flatMap((run) => run.refused));
  if (refused.size > 0) print(`    blocked by the content policy: ${[...refused].join(', ')}`);
}

/** TDEE's answer compared with home's, on the first site. */
async function reportRatioToHome(
  stage: Stage,
  site: ServedSite,
  path: string,
  rounds: number,
): Promise<void> {
  const times = await interleave(rounds, [path, paths.home], (each) => clickToPaint(stage, site, each));
  const [own = NaN, home = NaN] = times.map(median);
  print(formatRow('  compared with home', formatTime(own), formatTime(home), (own / home).toFixed(2)));
}

/** From pressing Calculate to the next paint, on a slow CPU. */
export async function reportClick(stage: Stage, page: BenchPage, rounds: number): Promise<void> {
  if (!hasCalculator(page)) return;
  const samples = await interleave(rounds, stage.sites, (site) => clickToPaint(stage, site, page.path));
  heading('Slow CPU (4x)', stage);
  printTimes('Calculate to next paint', samples, (ms) => ms);
  const [site] = stage.sites;
  if (page.kind === 'tdee' && site) await reportRatioToHome(stage, site, page.path, rounds);
}

/** Slow connection and slow CPU: measured paints, and the first result. */
export async function reportFirst(stage: Stage, page: BenchPage, rounds: number): Promise<void> {
  if (!hasCalculator(page)) return;
  const samples = await interleave(rounds, stage.sites, (site) => firstCalculation(stage, site, page.path));
  heading('Slow 4G and slow CPU (4x)', stage);
  printTimes('first contentful paint', samples, ({ fcp }) => fcp);
  printTimes('largest contentful paint', samples, ({ lcp }) => lcp);
  printTimes('first working calculation', samples, ({ result }) => result);
}
