import { comparable, isOneTypoAway, isStartAt, queryWords, tellingWords, type SearchEntry } from './match.ts';
import { SYNONYMS } from './query-words.ts';

const MAX_RESULTS = 8;
/** Shorter words would match too many words that are one letter away. */
const MIN_TYPO_LENGTH = 5;

/** The score of a match in each field. */
const FIELD_SCORES = { title: 40, keywords: 16, description: 12, category: 8, body: 3 } as const;
type Field = keyof typeof FIELD_SCORES;
const FIELDS = Object.keys(FIELD_SCORES) as readonly Field[];

/** The share of a field's score for each kind of match. */
const MATCH_SHARES = { word: 1, wordStart: 0.8, insideWord: 0.1, synonym: 0.6, typo: 0.2 } as const;

/** Entries that match every word of the query come before those that match some of them. */
const ALL_WORDS_SCORE = 1000;
/** If the query is one of the entry's keywords, or contains one that has several words. */
const KEYWORD_SCORE = 60;
/** If the query names a calculator. */
const TOOL_SCORE = 30;
/** The weight of common words, such as "how" or "much". */
const COMMON_WORD_SHARE = 0.05;

interface SearchedField {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** A preprocessed entry. */
export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly fields: Readonly<Record<Field, SearchedField>>;
}

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);

function searchedField(text: string): SearchedField {
  const lower = comparable(text);
  return { text: lower, words: new Set(wordsOf(lower)) };
}

const isPage = ({ slug }: SearchEntry): boolean => slug === '';

function indexEntry(entry: SearchEntry): IndexedEntry {
  const { title, keywords, description, category, body } = entry;
  return {
    entry,
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

function shareOfExact({ text, words }: SearchedField, word: string): number {
  if (words.has(word)) return MATCH_SHARES.word;
  if (!text.includes(word)) return 0;
  return isWordStart(text, word) ? MATCH_SHARES.wordStart : MATCH_SHARES.insideWord;
}

const hasTypoOf = ({ words }: SearchedField, word: string): boolean =>
  [...words].some((one) => one.length >= MIN_TYPO_LENGTH - 1 && isOneTypoAway(one, word));

/** A word of the query, and how it may match. */
interface QueryWord {
  readonly word: string;
  readonly synonyms: readonly string[];
  /** False for a word that is in the index exactly as typed. */
  readonly maybeTypo: boolean;
  readonly isCommon: boolean;
  /** The fewer entries have the word, the more it says: from 0 for a word of all entries to 1 for a word of one. */
  readonly rarity: number;
}

function shareOf(field: SearchedField, { word, synonyms, maybeTypo }: QueryWord): number {
  const exact = shareOfExact(field, word);
  if (exact > 0) return exact;
  if (synonyms.some((synonym) => isWordStart(field.text, synonym))) return MATCH_SHARES.synonym;
  return maybeTypo && hasTypoOf(field, word) ? MATCH_SHARES.typo : 0;
}

/** The score of one word, from its best field. */
function scoreOfWord({ fields }: IndexedEntry, word: QueryWord): number {
  const scores = FIELDS.map((field) => FIELD_SCORES[field] * shareOf(fields[field], word));
  return Math.max(...scores) * (word.isCommon ? COMMON_WORD_SHARE : 1 + word.rarity);
}

const isKeywordOf = (phrase: string, keyword: string): boolean =>
  phrase === keyword || (keyword.includes(' ') && ` ${phrase} `.includes(` ${keyword} `));

function scoreOf(indexed: IndexedEntry, words: readonly QueryWord[], phrase: string): number {
  const { entry, fields } = indexed;
  const scored = words.map((word) => ({ ...word, score: scoreOfWord(indexed, word) }));
  const total = scored.reduce((sum, { score }) => sum + score, 0);
  if (total === 0) return 0;
  const hasAll = scored.every(({ isCommon, score }) => isCommon || score > 0);
  const isKeyword = entry.keywords.some((keyword) => isKeywordOf(phrase, comparable(keyword)));
  const hasTitleWord = words.some(({ word, isCommon }) => !isCommon && fields.title.words.has(word));
  return (
    total +
    (hasAll ? ALL_WORDS_SCORE : 0) +
    (isKeyword ? KEYWORD_SCORE : 0) +
    (entry.isTool && (hasTitleWord || isKeyword) ? TOOL_SCORE : 0)
  );
}

function rarityOf(word: string, index: readonly IndexedEntry[]): number {
  const having = index.filter(({ fields }) => FIELDS.some((field) => isWordStart(fields[field].text, word)));
  return having.length === 0 ? 0 : 1 - Math.log(having.length) / Math.log(index.length);
}

function readQuery(query: string, index: readonly IndexedEntry[]): readonly QueryWord[] {
  const words = queryWords(query);
  const telling = tellingWords(words);
  return words.map((word) => ({
    word,
    synonyms: SYNONYMS[word] ?? [],
    maybeTypo:
      word.length >= MIN_TYPO_LENGTH &&
      !index.some(({ fields }) => FIELDS.some((field) => fields[field].text.includes(word))),
    isCommon: !telling.includes(word),
    rarity: rarityOf(word, index),
  }));
}

/**
 * The most relevant entries, at most eight. Entries that match all words come before those that match some; then by
 * title, keywords, description, category and text; a calculator before a text with the same match; otherwise in index
 * order. A word matches anywhere in a field, as specified; synonyms and words one letter away count less.
 */
export function matchEntries(query: string, index: readonly IndexedEntry[]): readonly SearchEntry[] {
  const words = readQuery(query, index);
  const phrase = comparable(query).trim().replaceAll(/\s+/gu, ' ');
  return index
    .map((indexed) => ({ entry: indexed.entry, score: scoreOf(indexed, words, phrase) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}
