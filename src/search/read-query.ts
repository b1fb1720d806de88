/** What a query says: its words, corrected if nothing has them, with what they mean and how much they tell. */
import { isOneTypoAway, queryWords, SHORTEST_WORD, stemOf, tellingWords } from './match.ts';
import { SYNONYMS } from './query-words.ts';

/** Two words shorter than this are too often one letter apart. */
const MIN_TYPO_LENGTH = 5;

/** All words of the index, and in how many entries they are. */
export type Vocabulary = ReadonlyMap<string, number>;

/** What the index says about words. */
interface KnownWords {
  readonly size: number;
  /** In how many entries a word begins with this. */
  readonly countOf: (start: string) => number;
  readonly vocabulary: () => Vocabulary;
}

/** A word of the query. */
export interface QueryWord {
  /** As it was typed, though perhaps as a part of that. */
  readonly typed: string;
  readonly word: string;
  readonly stem: string;
  readonly synonyms: readonly string[];
  /** The stems of the word and of its synonyms. */
  readonly meanings: ReadonlySet<string>;
  readonly isCommon: boolean;
  /** The fewer entries have the word, the more it says: from 0 for a word of all entries to 1 for a word of one. */
  readonly rarity: number;
}

/** The two words that are written as one: "bodyfat". */
function parts(word: string, vocabulary: Vocabulary): readonly string[] | null {
  for (let at = SHORTEST_WORD; at <= word.length - SHORTEST_WORD; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => vocabulary.has(half))) return halves;
  }
  return null;
}

const lettersOf = (word: string): string => word.split('').toSorted().join('');

/** Whether two words have the same letters in another order, from the second letter on: "protine". */
const isScrambled = (one: string, other: string): boolean =>
  one !== other && one[0] === other[0] && one.length === other.length && lettersOf(one) === lettersOf(other);

/** The word one letter away, or with the same letters, that most entries have. */
function spelled(word: string, vocabulary: Vocabulary): string | null {
  const near = [...vocabulary].filter(
    ([other]) =>
      Math.max(other.length, word.length) >= MIN_TYPO_LENGTH &&
      (isOneTypoAway(other, word) || isScrambled(other, word)),
  );
  return near.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

const synonymsOf = (word: string): readonly string[] => SYNONYMS[word] ?? SYNONYMS[stemOf(word)] ?? [];

/** A word as the index has it. A word that nothing has and that has synonyms stays. */
function corrected(word: string, known: KnownWords): readonly string[] {
  if (known.countOf(stemOf(word)) > 0 || synonymsOf(word).length > 0) return [word];
  const vocabulary = known.vocabulary();
  const other = spelled(word, vocabulary);
  return other === null ? (parts(word, vocabulary) ?? [word]) : [other];
}

function rarityOf(word: string, { countOf, size }: KnownWords): number {
  const count = countOf(word);
  return count === 0 || size === 1 ? 0 : 1 - Math.log(count) / Math.log(size);
}

/** A child's age: "12 year old", "12-year-old", "12 yo". */
const CHILD_AGE = /(?<!\d)1?\d[ -]?(?:(?:years?|yrs?)[ -]old|yo)(?!\p{L})/u;

/** The words of a query, and the one that a child's age says. */
const saidIn = (query: string): readonly string[] =>
  CHILD_AGE.test(query.toLowerCase()) ? [...queryWords(query), 'child'] : queryWords(query);

/** The words of a query, as the index has them. */
export function readQuery(query: string, known: KnownWords): readonly QueryWord[] {
  const typed = new Map<string, string>();
  for (const word of saidIn(query)) for (const one of corrected(word, known)) typed.set(one, word);
  const telling = tellingWords([...typed.keys()]);
  return [...typed].map(([word, asTyped]) => {
    const synonyms = synonymsOf(word);
    return {
      typed: asTyped,
      word,
      stem: stemOf(word),
      synonyms,
      meanings: new Set([word, ...synonyms].map(stemOf)),
      isCommon: !telling.includes(word),
      rarity: rarityOf(word, known),
    };
  });
}
