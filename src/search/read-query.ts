/** What a query says: its words, corrected if nothing has them, with what they mean and how much they tell. */
import { comparable, queryWords, SHORTEST_WORD, stemOf, tellingWords } from './match.ts';
import { isDistressed } from './hard-queries.ts';
import { SYNONYMS, WRITTEN_OUT } from './query-words.ts';
import { spelled, type Vocabulary } from './spelling.ts';

/** What the index says about words. */
export interface KnownWords {
  readonly size: number;
  /** In how many entries a word begins with this. */
  readonly countOf: (start: string) => number;
  readonly vocabulary: () => Vocabulary;
  /** Whether a word of the index has this stem. */
  readonly isKnown: (stem: string) => boolean;
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

const synonymsOf = (word: string): readonly string[] => SYNONYMS[word] ?? SYNONYMS[stemOf(word)] ?? [];

/** A word that is being typed: the one that begins with it and that most entries have. */
function completed(word: string, vocabulary: Vocabulary): string {
  const longer = [...vocabulary].filter(([other]) => other.startsWith(word));
  return longer.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? word;
}

/** A word as the index has it. A word that nothing has and that has synonyms stays. */
function corrected(word: string, known: KnownWords): readonly string[] {
  if (synonymsOf(word).length > 0) return [word];
  if (known.countOf(stemOf(word)) > 0)
    return [known.isKnown(stemOf(word)) ? word : completed(word, known.vocabulary())];
  const vocabulary = known.vocabulary();
  const other = spelled(word, vocabulary);
  return other === null ? (parts(word, vocabulary) ?? [word]) : [other];
}

function rarityOf(word: string, { countOf, size }: KnownWords): number {
  const count = countOf(stemOf(word));
  return count === 0 || size === 1 ? 0 : 1 - Math.log(count) / Math.log(size);
}

/** What a query says in another way than the index has it, and the words for that. */
const SAID_OTHERWISE: readonly (readonly [said: RegExp, words: string])[] = [
  // "10,000 steps", "10k steps".
  [/(?<=\d),(?=\d{3}(?!\d))/gu, ''],
  [/(?<=\d)k(?= )/giu, '000'],
  [/body mass index/giu, 'bmi'],
  // From 65 on, an age says something: "over 65", "70 year old".
  [/(?<!\p{L})(?:over|above|past|aged?|after) (?:6[5-9]|[7-9]\d)(?!\d)/giu, ' older '],
  [/(?<!\d)(?:6[5-9]|[7-9]\d)[ -]?(?:(?:years?|yrs?)[ -]old|yo)(?!\p{L})/giu, ' older '],
  // Before another age, the word says nothing: "for women over 50", "after 40".
  [/(?<!\p{L})(?:over|under|above|below|after|past|aged?)(?= \d{2}(?!\d))/giu, ''],
  // A child's age: "12 year old", "12-year-old", "12 yo".
  [/(?<!\d)(1?\d[ -]?(?:(?:years?|yrs?)[ -]old|yo))(?!\p{L})/giu, '$1 child'],
  // How far a pregnancy is: "at 20 weeks", "week 30".
  [/(?<!\p{L})(?:at \d{1,2} weeks?|week \d{1,2})(?![\p{L}\d])/giu, ' pregnant '],
  // A baby's: "9 months old".
  [/(?<!\d)\d{1,2}[ -]?(?:months?|mos?)[ -]old(?!\p{L})/giu, ' child '],
  // An adult's age: "30 year old".
  [/(?<!\d)[2-6]\d[ -]?(?:(?:years?|yrs?)[ -]old|yo)(?!\p{L})/giu, ' '],
  // What doesn't happen: "won't budge", "hasnt moved".
  [/(?<!\p{L})(?:wo|has|have|is|are|does|did|was)n['’]?t(?!\p{L})/giu, ' not '],
  // A weight to reach: "i want to be 60 kg".
  [
    /(?<!\p{L})(?:want to (?:be|weigh)|reach|hit|get (?:down )?to) \d{2,3}(?= ?(?:kg|lb|pounds|st|stone))/giu,
    ' goal weight ',
  ],
  // An amount in a unit that is too short for a word: "lose 10 kg".
  [/(?<=\d ?)(?:kgs?|lbs?|st)(?!\p{L})/giu, ' pounds'],
  // A person's height: "5'6", "5 foot 6", "170 cm".
  [
    /(?<![\d.])(?:[4-7] ?(?:['’]|ft|foot|feet)(?: ?\d{1,2}(?!\d)["”]?)?|[12]\d\d ?cm)(?!\p{L})/giu,
    ' height ',
  ],
];

/** Punctuation of a sentence around a word. */
const AROUND = /(?<!\S)["“]+|[?!.,;:"”]+(?!\S)/gu;

const writtenOut = (word: string): string => WRITTEN_OUT[word] ?? word;

/** What somebody who may need help now looks for, whatever the words. */
const HELP = ' eating disorder help';

/** A query, said like the index says it. */
export function saidLikeIndex(typed: string): string {
  const query = isDistressed(typed) ? `${typed}${HELP}` : typed;
  const said = SAID_OTHERWISE.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), query);
  return comparable(said).replaceAll(AROUND, '').trim().split(/\s+/u).map(writtenOut).join(' ');
}

/** The words of a query, said like the index says them; as they are if it has no others. */
function saidIn(query: string): readonly string[] {
  const words = queryWords(saidLikeIndex(query));
  return words.length > 0 ? words : queryWords(query);
}

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
