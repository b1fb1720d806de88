import { mkdir } from 'node:fs/promises';
import { buildSite } from '../scripts/build-site.ts';
import { writeYardstick } from './limit/yardstick.ts';
import { assertSameResults } from './measure/same-results.ts';
import { openStage, warmUp } from './measure/stage.ts';
import type { Stage } from './measure/stage.ts';
import { readOptions } from './options.ts';
import type { Options, Part } from './options.ts';
import type { BenchPage } from './pages.ts';
import { reportBytes, reportClick, reportFirst, reportLighthouse } from './report.ts';

const YARDSTICK = 'reports/bench/limit';

type Report = (stage: Stage, page: BenchPage, rounds: number | undefined) => Promise<void>;

const REPORTS: Readonly<Record<Part, Report>> = {
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

async function measure(stage: Stage, { pages, parts, rounds }: Options): Promise<void> {
  for (const page of pages) {
    console.log(`\n── ${page.kind}  ${page.path} ──`);
    await warmUp(stage, page.path);
    if (page.tool) await assertSameResults(stage, page.path);
    for (const part of parts) await REPORTS[part](stage, page, rounds);
  }
}

/** `npm run bench`: the built site beside hand-written pages of the same words. It prints, and asserts nothing. */
const options = readOptions(process.argv.slice(2));
const folder = await folderWithSite(options);
await mkdir(YARDSTICK, { recursive: true });
await writeYardstick(folder, YARDSTICK, options.pages);
const stage = await openStage({ ours: folder, limit: YARDSTICK });
try {
  await measure(stage, options);
} finally {
  await stage.close();
}
