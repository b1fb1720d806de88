import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { formatReport } from './deploy-check/format-report.ts';
import { compareAll, startHosts } from './deploy-check/run.ts';
import { ensureNginx } from './ensure-installed.ts';

/** `npm run deploy:check`: sends both hosts the same requests for the built site and prints where they differ. */
const folder = process.argv[2] ?? 'dist';

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}

await access(join(folder, '.nginx', 'http.conf')).catch(() =>
  giveUp(`There is no built site in ${folder}: npm run build`),
);
const search = await ensureNginx();
if (search.status !== 'found') giveUp(search.why);

const hosts = await startHosts(folder);
const comparisons = await compareAll(folder, hosts).finally(hosts.stop);
console.log(formatReport(comparisons));
const failed = comparisons.filter(({ faults }) => faults.length > 0).length;
console.log(`\n${comparisons.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
