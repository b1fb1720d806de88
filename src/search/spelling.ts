/** How a mistyped word is spelled: the nearest word of the index. */

/** All words of the index, and in how many entries they are. */
export type Vocabulary = ReadonlyMap<string, number>;

/**
 * How many letters are added, missing, changed, or swapped with the next between two words: the optimal string alignment
 * distance. More than `most` is `most + 1`.
 */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let place = 1; place <= other.length; place += 1)
      row.push(leastTypos({ one, other, at, place, row, last, before }));
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

interface Aligned {
  readonly one: string;
  readonly other: string;
  /** How many letters of each are compared. */
  readonly at: number;
  readonly place: number;
  /** The typos up to here, the row before, and the one before that. */
  readonly row: readonly number[];
  readonly last: readonly number[];
  readonly before: readonly number[];
}

function leastTypos({ one, other, at, place, row, last, before }: Aligned): number {
  const least = (of: readonly number[], back: number): number => of[place - back] ?? Number.POSITIVE_INFINITY;
  const isSame = one[at - 1] === other[place - 1];
  const isSwapped = at > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1];
  return Math.min(
    least(last, 0) + 1,
    least(row, 1) + 1,
    least(last, 1) + Number(!isSame),
    isSwapped ? least(before, 2) + 1 : Number.POSITIVE_INFINITY,
  );
}

/** By length, from the longest: a longer word stays itself with more letters wrong. */
const MOST_TYPOS = [
  { from: 11, most: 3 },
  { from: 8, most: 2 },
  { from: 5, most: 1 },
] as const;

const mostTypos = (length: number): number => MOST_TYPOS.find(({ from }) => length >= from)?.most ?? 0;

const lettersOf = (word: string): string => word.split('').toSorted().join('');

/** Whether two words have the same letters in another order, from the second letter on: "protine". */
const isScrambled = (one: string, other: string): boolean =>
  one !== other && one[0] === other[0] && one.length === other.length && lettersOf(one) === lettersOf(other);

/** The typos from a word of the index; infinitely many for a word that isn't near. Only a single one may be in the first letter. */
function typosFrom(known: string, word: string): number {
  const longest = mostTypos(Math.max(known.length, word.length));
  const most = known[0] === word[0] ? longest : Math.min(longest, 1);
  if (most > 0 && isScrambled(known, word)) return 1;
  const typos = typosBetween(known, word, most);
  return typos > most ? Number.POSITIVE_INFINITY : typos;
}

/** The nearest word; of those equally near, the one that most entries have. */
export function spelled(word: string, vocabulary: Vocabulary): string | null {
  let nearest: { readonly known: string; readonly typos: number; readonly count: number } | null = null;
  for (const [known, count] of vocabulary) {
    const typos = typosFrom(known, word);
    if (typos === Number.POSITIVE_INFINITY) continue;
    if (!nearest || typos < nearest.typos || (typos === nearest.typos && count > nearest.count))
      nearest = { known, typos, count };
  }
  return nearest?.known ?? null;
}
