import { buildSite } from '../scripts/build-site.ts';
import { openStage, warmUp } from './measure/stage.ts';
import type { Stage } from './measure/stage.ts';
import { readOptions } from './options.ts';
import { PAGE_PARTS } from './options.ts';
import type { Options, PagePart } from './options.ts';
import type { BenchPage } from './pages.ts';
import { reportBytes, reportClick, reportFirst, reportLighthouse } from './report.ts';
import { reportWeightModel } from './weight-model.ts';

type Report = (stage: Stage, page: BenchPage, rounds: number | undefined) => Promise<void>;

const REPORTS: Readonly<Record<PagePart, Report>> = {
  bytes: reportBytes,
  lighthouse: (stage, page, rounds = 3) => reportLighthouse(stage, page, rounds),
  click: (stage, page, rounds = 5) => reportClick(stage, page, rounds),
  first: (stage, page, rounds = 5) => reportFirst(stage, page, rounds),
};

async function folderWithSite({ built }: Options): Promise<string> {
  if (built !== undefined) return built;
  const { ok } = await buildSite();
  if (!ok) process.exit(1);
  return 'dist';
}

async function measurePages(stage: Stage, { pages, parts, rounds }: Options): Promise<void> {
  for (const page of pages) {
    console.log(`\n── ${page.kind}  ${page.path} ──`);
    await warmUp(stage, page.path);
    for (const part of PAGE_PARTS) if (parts.includes(part)) await REPORTS[part](stage, page, rounds);
  }
}

async function stageAndMeasure(options: Options): Promise<void> {
  const { against } = options;
  const stage = await openStage([await folderWithSite(options), ...(against === undefined ? [] : [against])]);
  try {
    await measurePages(stage, options);
  } finally {
    await stage.close();
  }
}

/**
 * `npm run bench`: times the weight model, and measures the built site, alone or in turn with a site built from
 * another commit. It only prints; nothing is asserted.
 */
const options = readOptions(process.argv.slice(2));
if (options.parts.includes('model')) reportWeightModel();
if (options.parts.some((part) => part !== 'model')) await stageAndMeasure(options);
