import { COMMON_WORDS } from './query-words.ts';

/** A result as shown to visitors, and its URL. */
export interface SearchResult {
  readonly title: string;
  /** Empty for a static page. */
  readonly slug: string;
  /** Category of an article; 'Page' for a static page. */
  readonly category: string;
  readonly url: string;
  readonly description: string;
}

/** An entry of the index. */
export interface SearchEntry extends SearchResult {
  /** Phrases that a visitor may type for this page. */
  readonly keywords: readonly string[];
  /** The unique words of the text, in lowercase, separated by spaces. */
  readonly body: string;
  /** Whether it is a calculator. */
  readonly isTool: boolean;
  /** Whether it's for a few: children, or during a pregnancy. */
  readonly isForSome?: true;
  /** For a page about eating less: whether it's also for gaining. */
  readonly aboutLosing?: 'only' | 'too';
}

/** A part of a title. */
export interface TitlePart {
  readonly text: string;
  /** Whether the visitor's words matched it. */
  readonly isMarked: boolean;
}

/** Shorter words are left out. */
export const SHORTEST_WORD = 3;

/** A text for comparison: lowercase, with straight apostrophes. */
export const comparable = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Two small numbers, as for hours or days of fasting: "16 8", "5/2". */
const NUMBER_PAIR = /(?<![\d.,])(\d{1,2})[ /](\d{1,2})(?![\d.,])/gu;

/** The words of a query to search for: lowercase, unique, and at least three characters long. */
export function queryWords(query: string): readonly string[] {
  const words = comparable(query).replaceAll(NUMBER_PAIR, '$1:$2').split(/\s+/u);
  return [...new Set(words)].filter((word) => Array.from(word).length >= SHORTEST_WORD);
}

/** Endings of other forms of a word: plurals, and verbs'. */
const ENDINGS = ["'s", 'ing', 'ed', 's'] as const;
/** What is left of a word has at least this many letters. */
const SHORTEST_STEM = 3;

/** What a word has in common with its other forms: "gaining" and "gains", "lose" and "losing", "run" and "running". */
export function stemOf(word: string): string {
  const ending = word.endsWith('ss') ? undefined : ENDINGS.find((one) => word.endsWith(one));
  let stem = ending && word.length >= SHORTEST_STEM + ending.length ? word.slice(0, -ending.length) : word;
  if (stem.length > SHORTEST_STEM && stem.endsWith('e')) stem = stem.slice(0, -1);
  const isDoubled = stem.length > 2 && stem.at(-1) === stem.at(-2) && stem > 'a';
  return isDoubled ? stem.slice(0, -1) : stem;
}

/** Those of a query's words that say what it is about: without common ones, unless it has no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !COMMON_WORDS.has(word) && !COMMON_WORDS.has(stemOf(word)));
  return telling.length > 0 ? telling : words;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of the text starts at this position. */
export const isStartAt = (text: string, at: number): boolean => !LETTER.test(text.charAt(at - 1));

/** For each character of a text, whether it is part of a match; overlapping matches are merged. */
function marksIn(text: string, words: readonly string[]): readonly boolean[] {
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (isStartAt(text, at)) marks.fill(true, at, at + word.length);
  return marks;
}

/**
 * A title split into parts, with the words marked that the query is about. If lowercasing changes the length (İ), the positions don't
 * match, and nothing is marked.
 */
export function markWords(title: string, query: string): readonly TitlePart[] {
  const text = comparable(title);
  if (text.length !== title.length) return [{ text: title, isMarked: false }];
  const marks = marksIn(text, tellingWords(queryWords(query)));
  const starts = [...marks.keys()].filter((at) => at === 0 || marks[at] !== marks[at - 1]);
  return starts.map((start, index) => ({
    text: title.slice(start, starts[index + 1]),
    isMarked: marks[start] === true,
  }));
}
