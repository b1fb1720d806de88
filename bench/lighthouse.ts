/**
 * `npm run bench -- lighthouse [--against FOLDER] [--page PATH]`: Lighthouse's paint times and scores for a phone with
 * simulated throttling. Lighthouse isn't one of our packages, because it brings 200 more: npx downloads this version.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { paths } from '#config/paths.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { headingRow, interleave, medianRow, readOptions, withSites } from './sites.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The parts of Lighthouse's report that are printed. */
interface Report {
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly numericValue?: number; readonly explanation?: string }
    >
  >;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly runtimeError?: { readonly message: string };
}

const chromium = await findChromium();

async function measure(address: string): Promise<Report> {
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...flags], {
    env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/**
 * Lighthouse fetches robots.txt from within the page, which our `connect-src 'none'` blocks, so it reports an existing
 * file as missing (GoogleChrome/lighthouse#16597). That lowers its score.
 */
const refusedIn = ({ audits }: Report): readonly string[] =>
  Object.entries(audits).flatMap(([id, { explanation = '' }]) =>
    explanation.includes('CSP violation') ? [id] : [],
  );

/** A category's score without what our policy blocks: the weighted mean of its other audits, as Lighthouse calculates it. */
function allowedScore(report: Report, category: string): number {
  const refused = refusedIn(report);
  const counted = (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = report.audits[id]?.score ?? null;
    return score === null || refused.includes(id) ? [] : [{ score, weight }];
  });
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  return counted.reduce((sum, { score, weight }) => sum + score * weight, 0) / total;
}

const options = readOptions(3, [
  paths.home,
  paths.tdeeCalculator,
  paths.article('supplement-guide'),
  paths.methodology,
]);
await withSites(options.folders, async (sites) => {
  for (const path of options.pages) {
    const reports = await interleave(options.rounds, sites, ({ address }) => measure(address + path));
    const print = (name: string, of: (report: Report) => number, digits = 0): void =>
      console.log(
        medianRow(
          `  ${name}`,
          reports.map((samples) => samples.map(of)),
          digits,
        ),
      );
    const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? NaN;
    console.log(headingRow(path, options));
    print('first contentful paint, ms', audit('first-contentful-paint'));
    print('largest contentful paint, ms', audit('largest-contentful-paint'));
    print('cumulative layout shift', audit('cumulative-layout-shift'), 3);
    for (const category of CATEGORIES)
      print(category, ({ categories }) => 100 * (categories[category]?.score ?? NaN));
    const refused = new Set(reports[0]?.flatMap(refusedIn));
    if (refused.size === 0) continue;
    console.log(`  blocked by the content policy: ${[...refused].join(', ')}`);
    print('seo without these', (report) => 100 * allowedScore(report, 'seo'));
  }
});
