import { citedKeys, type CitingRecord, type Source } from './article/citations.ts';

/** A written entry with its text, for checks that the frontmatter's schema can't do. */
export interface CheckedEntry {
  /** Path of the file, for the message. */
  readonly file: string;
  readonly order: number;
  readonly title: string;
  readonly body: string;
  readonly stub: boolean;
  /** Keys that the frontmatter lists. */
  readonly sources: readonly string[];
}

/** What entries may refer to. */
export interface Known {
  readonly sources: ReadonlyMap<string, Source>;
  readonly supplements: readonly CitingRecord[];
  /** Names of the blocks that an article may use. */
  readonly blocks: readonly string[];
}

const BLOCK_NAME = /<([A-Z]\w*)/g;
const IMPORT_OR_EXPORT = /^(import|export)\s/m;

const missingFrom = (list: readonly string[], keys: readonly string[]) =>
  keys.filter((key) => !list.includes(key));

function sourceProblems(entry: CheckedEntry, known: Known): readonly string[] {
  const cited = citedKeys(entry.body, known.supplements);
  return [
    ...missingFrom([...known.sources.keys()], [...new Set([...entry.sources, ...cited])]).map(
      (key) => `sources: "${key}" is not in sources.json`,
    ),
    ...missingFrom(cited, entry.sources).map((key) => `sources: "${key}" is listed but never cited`),
    ...missingFrom(entry.sources, cited).map((key) => `sources: "${key}" is cited but not listed`),
  ];
}

function bodyProblems(entry: CheckedEntry, known: Known): readonly string[] {
  const used = new Set([...entry.body.matchAll(BLOCK_NAME)].map(([, name = '']) => name));
  return [
    ...missingFrom(known.blocks, [...used]).map(
      (name) => `body: <${name}> is no block; there are ${known.blocks.join(', ')}`,
    ),
    ...(IMPORT_OR_EXPORT.test(entry.body) ? ['body: an article imports and exports nothing'] : []),
    ...(!entry.stub && entry.body === '' ? ['body: an article without text is a stub: true'] : []),
  ];
}

function repeated(entries: readonly CheckedEntry[], field: 'order' | 'title'): readonly string[] {
  const taken = new Map<number | string, string>();
  return entries.flatMap((entry) => {
    const owner = taken.get(entry[field]);
    if (owner !== undefined) return [`${entry.file}: ${field}: "${entry[field]}" is taken by ${owner}`];
    taken.set(entry[field], entry.file);
    return [];
  });
}

/** All problems with the entries of a collection, each naming file and field. */
export function entryProblems(entries: readonly CheckedEntry[], known: Known): readonly string[] {
  const own = entries.flatMap((entry) =>
    [...sourceProblems(entry, known), ...bodyProblems(entry, known)].map(
      (problem) => `${entry.file}: ${problem}`,
    ),
  );
  return [...own, ...repeated(entries, 'order'), ...repeated(entries, 'title')];
}
