import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTemporarySite } from './temporary-site.ts';

/**
 * Builds copies of the site with generated articles, and prints the build time per article and the size of each
 * watched page. `node bench/many-articles.ts [count …]`, by default 100 and 1000.
 */

const ARTICLES = 'src/content/articles';
const FIRST_PLACE = 1000;

/** Pages whose size must not depend on the catalog. */
const WATCHED = ['articles/generated-1', 'articles/protein-diet', 'faq', ''];

interface Measurement {
  readonly count: number;
  readonly seconds: number;
  readonly work: number;
  /** Bytes of each watched page, uncompressed and compressed. */
  readonly bytes: readonly (readonly [number, number])[];
}

/** A copy of a real article, so that its length and structure are realistic. */
const renamed = (article: string, number: number): string =>
  article
    .replace(/^title: .*$/m, `title: "Generated article ${String(number).padStart(5, '0')}"`)
    .replace(/^order: .*$/m, `order: ${FIRST_PLACE + number}`)
    .replace(/^breadcrumb: .*\n/m, '');

async function addArticles(folder: string, count: number): Promise<void> {
  const names = (await readdir(ARTICLES)).filter((name) => name.endsWith('.mdx')).toSorted();
  const originals = await Promise.all(names.map((name) => readFile(join(ARTICLES, name), 'utf8')));
  for (let number = 1; number <= count; number += 1) {
    const article = renamed(originals[number % originals.length] ?? '', number);
    await writeFile(join(folder, ARTICLES, `generated-${number}.mdx`), article);
  }
}

async function bytesOf(folder: string, page: string): Promise<readonly [number, number]> {
  const html = await readFile(join(folder, 'dist', page, 'index.html')).catch(() => Buffer.alloc(0));
  return [html.length, html.length === 0 ? 0 : gzipSync(html, { level: 9 }).length];
}

async function measure(count: number): Promise<Measurement> {
  const site = await createTemporarySite();
  try {
    await addArticles(site.folder, count);
    const { ok, seconds, work, output } = await site.build();
    if (!ok) throw new Error(`The build with ${count} articles failed.\n${output}`);
    return {
      count,
      seconds,
      work,
      bytes: await Promise.all(WATCHED.map((page) => bytesOf(site.folder, page))),
    };
  } finally {
    await site.remove();
  }
}

const cell = (text: string | number) => String(text).padStart(14);

function print(measurement: Measurement, base: Measurement): number {
  const { count, seconds, work, bytes } = measurement;
  const perArticle = (1000 * (work - base.work)) / count;
  console.log(cell(count) + cell(seconds.toFixed(1)) + cell(work.toFixed(1)) + cell(perArticle.toFixed(1)));
  WATCHED.forEach((page, index) => {
    const [plain = 0, compressed = 0] = bytes[index] ?? [];
    console.log(`${cell('')}  /${page}: ${plain} bytes, ${compressed} compressed`);
  });
  return perArticle;
}

const counts = process.argv.slice(2).map(Number);
const base = await measure(0);
console.log(cell('more articles') + cell('seconds') + cell('CPU s') + cell('ms each'));
console.log(cell(0) + cell(base.seconds.toFixed(1)) + cell(base.work.toFixed(1)));
const costs: number[] = [];
for (const count of counts.length > 0 ? counts : [100, 1000]) costs.push(print(await measure(count), base));
const [first = 0] = costs;
const last = costs.at(-1) ?? first;
console.log(
  `One article costs ${(last / first).toFixed(2)} times as much at the end as at the beginning (limit 1.5).`,
);
