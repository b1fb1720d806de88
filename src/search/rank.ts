import { comparable, isStartAt, SHORTEST_WORD, stemOf, type SearchEntry } from './match.ts';
import { readQuery, type QueryWord, type Vocabulary } from './read-query.ts';

const MAX_RESULTS = 8;

/** The score of a match in each field. */
const FIELD_SCORES = { title: 40, keywords: 16, description: 12, category: 8, body: 3 } as const;
type Field = keyof typeof FIELD_SCORES;
const FIELDS = Object.keys(FIELD_SCORES) as readonly Field[];

/** The share of a field's score for each kind of match. */
const MATCH_SHARES = { word: 1, stem: 0.9, wordStart: 0.8, insideWord: 0.1, synonym: 0.6 } as const;

/** Entries that match every word of the query come before those that match some of them. */
const ALL_WORDS_SCORE = 1000;
/** If some of them are only in the text, since a long text has most words somewhere. */
const ALL_WORDS_IN_TEXT_SCORE = 20;
/** If one of the entry's keywords says all that the query says. */
const KEYWORD_SCORE = 60;
/** If the query names a calculator. */
const TOOL_SCORE = 36;
/** The weight of common words, such as "how" or "much". */
const COMMON_WORD_SHARE = 0.05;

/** What a word of all entries is worth beside one of a single entry, which is worth 1 more. */
const LEAST_WEIGHT = 0.5;

/** A stem of so many letters begins only words of one family: "dehydrated" and "dehydration". */
const LONG_STEM = 6;

interface SearchedField {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** A keyword: as a phrase, and the stems of its words. */
interface Keyword {
  readonly phrase: string;
  readonly stems: readonly string[];
}

/** A preprocessed entry. */
export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly fields: Readonly<Record<Field, SearchedField>>;
  readonly keywords: readonly Keyword[];
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

function keywordOf(text: string): Keyword {
  const phrase = comparable(text);
  const stems = wordsOf(phrase).filter((word) => word.length >= SHORTEST_WORD);
  return { phrase, stems: [...new Set(stems.map(stemOf))] };
}

const isPage = ({ slug }: SearchEntry): boolean => slug === '';

function indexEntry(entry: SearchEntry): IndexedEntry {
  const { title, keywords, description, category, body } = entry;
  return {
    entry,
    keywords: keywords.map(keywordOf),
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
function isWordStart(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (isStartAt(text, at)) return true;
  return false;
}

function shareOf({ text, words, stems }: SearchedField, { typed, word, stem, synonyms }: QueryWord): number {
  if (words.has(word)) return MATCH_SHARES.word;
  if (stems.has(stem)) return MATCH_SHARES.stem;
  if (isWordStart(text, stem.length >= LONG_STEM ? stem : word)) return MATCH_SHARES.wordStart;
  if (synonyms.some((synonym) => isWordStart(text, synonym))) return MATCH_SHARES.synonym;
  return text.includes(typed) ? MATCH_SHARES.insideWord : 0;
}

/** A word in an entry: its score from the best field, and whether that is more than the text. */
interface ScoredWord {
  readonly score: number;
  readonly isAboveText: boolean;
}

function scoredWord({ fields }: IndexedEntry, word: QueryWord): ScoredWord {
  const weight = word.isCommon ? COMMON_WORD_SHARE : 1 + word.rarity;
  const scores = FIELDS.map((field) => FIELD_SCORES[field] * shareOf(fields[field], word));
  return {
    score: Math.max(...scores) * weight,
    isAboveText: FIELDS.some((field, place) => field !== 'body' && (scores[place] ?? 0) > 0),
  };
}

function scoreForAll(telling: readonly ScoredWord[]): number {
  if (!telling.every(({ score }) => score > 0)) return 0;
  return telling.every(({ isAboveText }) => isAboveText) ? ALL_WORDS_SCORE : ALL_WORDS_IN_TEXT_SCORE;
}

/** How much of what the query says is said: a rare word is more of it than one that most entries have. */
function saidShare(words: readonly QueryWord[], shareFor: (word: QueryWord) => number): number {
  const telling = words.filter(({ isCommon }) => !isCommon);
  const weightOf = ({ rarity }: QueryWord): number => LEAST_WEIGHT + rarity;
  const all = telling.reduce((sum, word) => sum + weightOf(word), 0);
  return telling.reduce((sum, word) => sum + weightOf(word) * shareFor(word), 0) / all;
}

/** How much of what the query says a keyword says, from 0 to 1: none unless the query has all of its words. */
function shareOfKeyword({ phrase, stems }: Keyword, query: string, words: readonly QueryWord[]): number {
  const isPhrase = query === phrase || (phrase.includes(' ') && ` ${query} `.includes(` ${phrase} `));
  if (query === phrase) return 1;
  // One word of several, the others short, says too little: "am I fat".
  if (!isPhrase && phrase.includes(' ') && stems.length < 2) return 0;
  if (!isPhrase && !stems.every((stem) => words.some(({ meanings }) => meanings.has(stem)))) return 0;
  return saidShare(words, ({ stem, meanings }) => {
    if (stems.includes(stem)) return 1;
    return stems.some((one) => meanings.has(one)) ? MATCH_SHARES.synonym : 0;
  });
}

function scoreOf(indexed: IndexedEntry, words: readonly QueryWord[], query: string): number {
  const { entry, fields, keywords } = indexed;
  const scored = words.map((word) => scoredWord(indexed, word));
  const telling = scored.filter((_, place) => !words[place]?.isCommon);
  const said = telling.filter(({ score }) => score > 0).length / telling.length;
  const total = scored.reduce((sum, { score }) => sum + score, 0);
  if (total === 0) return 0;
  const keyword = Math.max(0, ...keywords.map((one) => shareOfKeyword(one, query, words)));
  const hasTitleWord = words.some(({ stem, isCommon }) => !isCommon && fields.title.stems.has(stem));
  return (
    total +
    scoreForAll(telling) +
    KEYWORD_SCORE * keyword +
    (entry.isTool && (hasTitleWord || keyword > 0) ? TOOL_SCORE * said : 0)
  );
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

/**
 * The most relevant entries, at most eight. Entries that match all words come before those that match some; then by
 * title, keywords, description, category and text; a calculator before a text with the same match; otherwise in index
 * order. A word matches anywhere in a field, as specified; other forms of it and synonyms count less.
 */
export function matchEntries(query: string, index: readonly IndexedEntry[]): readonly SearchEntry[] {
  const words = readQuery(query, {
    size: index.length,
    countOf: (start) =>
      index.filter(({ fields }) => FIELDS.some((field) => isWordStart(fields[field].text, start))).length,
    vocabulary: () => vocabularyOf(index),
  });
  const phrase = comparable(query).trim().replaceAll(/\s+/gu, ' ');
  return index
    .map((indexed) => ({ entry: indexed.entry, score: scoreOf(indexed, words, phrase) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}
