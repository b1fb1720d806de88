import { comparable, isStartAt, SHORTEST_WORD, stemOf, tellingWords, type SearchEntry } from './match.ts';
import type { KnownWords } from './read-query.ts';
import type { Vocabulary } from './spelling.ts';

/** What is searched of an entry. */
export const FIELDS = ['title', 'keywords', 'description', 'category', 'body'] as const;
export type Field = (typeof FIELDS)[number];

export interface SearchedField {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** A keyword: as a phrase, and the stems of its words. */
export interface Keyword {
  readonly phrase: string;
  readonly stems: readonly string[];
}

/** A preprocessed entry. */
export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly fields: Readonly<Record<Field, SearchedField>>;
  readonly keywords: readonly Keyword[];
  /** How many words of the title say which page it is. */
  readonly nameLength: number;
}

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);

/** The stem of each word of the index, found once: most words are in many texts. */
const stemsKnown = new Map<string, string>();

function knownStemOf(word: string): string {
  const known = stemsKnown.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  stemsKnown.set(word, stem);
  return stem;
}

function searchedField(text: string): SearchedField {
  const lower = comparable(text);
  const words = new Set(wordsOf(lower));
  return { text: lower, words, stems: new Set(Array.from(words, knownStemOf)) };
}

/** A keyword with this word is for a query that has it, too; elsewhere it says little. */
const CALCULATOR = 'calculator';

function keywordOf(text: string): Keyword {
  const phrase = comparable(text);
  const words = wordsOf(phrase).filter((word) => word.length >= SHORTEST_WORD);
  const telling = [...tellingWords(words), ...words.filter((word) => word === CALCULATOR)];
  return { phrase, stems: [...new Set(telling.map(stemOf))] };
}

const isPage = ({ slug }: SearchEntry): boolean => slug === '';

function indexEntry(entry: SearchEntry): IndexedEntry {
  const { title, keywords, description, category, body } = entry;
  return {
    entry,
    keywords: keywords.map(keywordOf),
    nameLength: keywordOf(title).stems.filter((stem) => stem !== CALCULATOR).length,
    fields: {
      title: searchedField(title),
      // Separated by a line break, so that no match spans two keywords.
      keywords: searchedField(keywords.join('\n')),
      description: searchedField(description),
      // All pages have the same category, so it isn't searched.
      category: searchedField(isPage(entry) ? '' : category),
      body: searchedField(body),
    },
  };
}

/** Preprocessed entries, created once for all keystrokes: articles first, otherwise in the given order. */
export function indexEntries(entries: readonly SearchEntry[]): readonly IndexedEntry[] {
  return [...entries.filter((entry) => !isPage(entry)), ...entries.filter(isPage)].map(indexEntry);
}

/** Whether a word of the text starts with `start`. */
export function isWordStart(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (isStartAt(text, at)) return true;
  return false;
}

const vocabularies = new WeakMap<readonly IndexedEntry[], Vocabulary>();

/** The words of all entries, and in how many they are. */
function vocabularyOf(index: readonly IndexedEntry[]): Vocabulary {
  const known = vocabularies.get(index);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { fields } of index)
    for (const word of new Set(FIELDS.flatMap((field) => [...fields[field].words])))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  vocabularies.set(index, counts);
  return counts;
}

/** What reading a query asks of the index. */
export const knownIn = (index: readonly IndexedEntry[]): KnownWords => ({
  size: index.length,
  countOf: (start) =>
    index.filter(({ fields }) => FIELDS.some((field) => isWordStart(fields[field].text, start))).length,
  vocabulary: () => vocabularyOf(index),
  isKnown: (stem) => index.some(({ fields }) => FIELDS.some((field) => fields[field].stems.has(stem))),
});
