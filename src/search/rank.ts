import { comparable, queryWords, type SearchEntry } from './match.ts';
import { leftOutOf } from './hard-queries.ts';
import { readQuery, saidLikeIndex, type QueryWord } from './read-query.ts';
import {
  FIELDS,
  isWordStart,
  knownIn,
  type Field,
  type IndexedEntry,
  type Keyword,
  type SearchedField,
} from './search-index.ts';

const MAX_RESULTS = 8;

/** The score of a match in each field. */
const FIELD_SCORES: Readonly<Record<Field, number>> = {
  title: 40,
  keywords: 16,
  description: 12,
  category: 8,
  body: 3,
};
/** The share of a field's score for each kind of match. */
const MATCH_SHARES = { word: 1, stem: 0.9, wordStart: 0.8, insideWord: 0.1, synonym: 0.6 } as const;

/** Entries that match every word of the query come before those that match some of them. */
const ALL_WORDS_SCORE = 1000;
/** If some of them are only in the text, since a long text has most words somewhere. */
const ALL_WORDS_IN_TEXT_SCORE = 20;
/** If one of the entry's keywords says all that the query says. */
const KEYWORD_SCORE = 60;
/** For a query that is the keyword, beside one that only has all of its words. */
const WHOLE_QUERY_SHARE = 1.5;
/** If the query names a calculator, by how much of the query it has. */
const TOOL_SCORE = 60;
/** What is left of the score of a calculator for a few, for a query that says nothing of them. */
const NOT_MEANT_SHARE = 0.1;
/** A word of so few entries says who is meant: "twins". */
const TELLING_RARITY = 0.4;
/** How much of its score an entry loses that has none of what the query says. */
const COVERAGE_SHARE = 0.2;
/** For an entry with a word as typed, which says nothing as the query is read: "over" in "over 65". */
const LEAST_SCORE = 0.01;
/** The weight of common words, such as "how" or "much". */
const COMMON_WORD_SHARE = 0.05;

/** What a word of all entries is worth beside one of a single entry, which is worth 1 more. */
const LEAST_WEIGHT = 0.5;

/** A stem of so many letters begins only words of one family: "dehydrated" and "dehydration". */
const LONG_STEM = 6;

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

/** How much of what the query says a keyword says: none unless the query has all of its words. */
function shareOfKeyword(
  { phrase, stems }: Keyword,
  queries: readonly string[],
  words: readonly QueryWord[],
): number {
  if (queries.includes(phrase)) return WHOLE_QUERY_SHARE;
  const isPhrase = phrase.includes(' ') && queries.some((query) => ` ${query} `.includes(` ${phrase} `));
  // One word of several, the others short, says too little: "am I fat".
  if (!isPhrase && phrase.includes(' ') && stems.length < 2) return 0;
  if (!isPhrase && !stems.every((stem) => words.some(({ meanings }) => meanings.has(stem)))) return 0;
  return saidShare(words, ({ stem, meanings }) => {
    if (stems.includes(stem)) return 1;
    return stems.some((one) => meanings.has(one)) ? MATCH_SHARES.synonym : 0;
  });
}

/** True for a calculator for everybody, or if the query says whom it's for. */
function isMeant({ entry, fields }: IndexedEntry, words: readonly QueryWord[]): boolean {
  if (!entry.isForSome) return true;
  const stems = [fields.title.stems, fields.keywords.stems];
  return words.some(({ rarity, stem }) => rarity > TELLING_RARITY && stems.some((known) => known.has(stem)));
}

/** True for what the specified rule matches: one of the words, as typed, anywhere. */
const hasOneOf = ({ fields }: IndexedEntry, words: readonly string[]): boolean =>
  words.some((word) => FIELDS.some((field) => fields[field].text.includes(word)));

function scoreOf(indexed: IndexedEntry, words: readonly QueryWord[], queries: readonly string[]): number {
  const { entry, fields, keywords } = indexed;
  const scored = words.map((word) => scoredWord(indexed, word));
  const telling = scored.filter((_, place) => !words[place]?.isCommon);
  const found = new Set(words.filter((_, place) => (scored[place]?.score ?? 0) > 0));
  const total = scored.reduce((sum, { score }) => sum + score, 0);
  if (total === 0) return 0;
  const keyword = Math.max(0, ...keywords.map((one) => shareOfKeyword(one, queries, words)));
  const named = words.filter(({ stem, isCommon }) => !isCommon && fields.title.stems.has(stem)).length;
  const isNamed = keyword > 0 || (named > 0 && named * 2 >= indexed.nameLength);
  const nameShare = isNamed ? 1 : named / indexed.nameLength;
  const coverage = saidShare(words, (word) => Number(found.has(word)));
  const share = keyword > 0 || isMeant(indexed, words) ? 1 : NOT_MEANT_SHARE;
  return (
    share *
    (1 - COVERAGE_SHARE + COVERAGE_SHARE * coverage) *
    (total +
      scoreForAll(telling) +
      KEYWORD_SCORE * keyword +
      (entry.isTool ? TOOL_SCORE * nameShare * coverage : 0))
  );
}

/** The words of a query as the index has them: "maintanence cals" is "maintenance calories". */
export const spelledQuery = (query: string, index: readonly IndexedEntry[]): string =>
  readQuery(query, knownIn(index))
    .map(({ word }) => word)
    .join(' ');

/**
 * The most relevant entries, at most eight. Entries that match all words come before those that match some; then by
 * title, keywords, description, category and text; a calculator before a text with the same match; otherwise in index
 * order. A word matches anywhere in a field, as specified; other forms of it and synonyms count less.
 */
export function matchEntries(query: string, index: readonly IndexedEntry[]): readonly SearchEntry[] {
  const words = readQuery(query, knownIn(index));
  const queries = [comparable(query).trim().replaceAll(/\s+/gu, ' '), saidLikeIndex(query)];
  const typed = queryWords(query);
  const isLeftOut = leftOutOf(query);
  return index
    .filter(({ entry }) => !isLeftOut(entry))
    .map((indexed) => ({
      entry: indexed.entry,
      score: scoreOf(indexed, words, queries) || (hasOneOf(indexed, typed) ? LEAST_SCORE : 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}
