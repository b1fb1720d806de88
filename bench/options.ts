import { parseArgs } from 'node:util';
import { BENCH_PAGES } from './pages.ts';
import type { BenchPage } from './pages.ts';

/** What can be measured on a page, in the order of measurement. */
export const PAGE_PARTS = ['bytes', 'lighthouse', 'click', 'first'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** Everything that can be measured; the model needs no page. */
const PARTS = ['model', ...PAGE_PARTS] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly pages: readonly BenchPage[];
  readonly parts: readonly Part[];
  /** Runs per page; the default is three for Lighthouse and five for everything else. */
  readonly rounds: number | undefined;
  /** A built site to use instead of `dist`. */
  readonly built: string | undefined;
  /** A site built from another commit, measured in turn with this one. */
  readonly against: string | undefined;
}

const USAGE = `npm run bench -- [PAGE…] [--only PART] [--rounds N | --quick] [--built FOLDER] [--against FOLDER]
  PAGE    home, tdee, article, text, or a path such as /faq (default: all four kinds)
  --only  ${PARTS.join(', ')}; may be repeated (default: all)
  --rounds how many runs to take the median of (default: three for Lighthouse, five for the rest)
  --quick one run of each
  --built a folder with a built site, instead of building one in dist
  --against a folder with a site built from another commit, to compare with`;

/** A kind selects all its pages. A path selects that page, which need not be listed in BENCH_PAGES. */
function pagesNamed(name: string): readonly BenchPage[] {
  const known = BENCH_PAGES.filter(({ kind, path }) => kind === name || path === name);
  if (known.length > 0) return known;
  if (name.startsWith('/')) return [{ kind: name.startsWith('/articles/') ? 'article' : 'text', path: name }];
  throw new Error(`Unknown page: ${name}\n${USAGE}`);
}

function partNamed(name: string): Part {
  const part = PARTS.find((candidate) => candidate === name);
  if (!part) throw new Error(`Unknown part: ${name}\n${USAGE}`);
  return part;
}

function roundsNamed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`Not a number of rounds: ${text}\n${USAGE}`);
  return rounds;
}

/** Reads the command line. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      built: { type: 'string' },
      against: { type: 'string' },
    },
  });
  return {
    pages: positionals.length > 0 ? positionals.flatMap(pagesNamed) : BENCH_PAGES,
    parts: values.only ? values.only.map(partNamed) : PARTS,
    rounds: values.quick ? 1 : roundsNamed(values.rounds),
    built: values.built,
    against: values.against,
  };
}
