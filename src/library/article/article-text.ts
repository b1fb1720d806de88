/** Words per minute: a relaxed pace for text with figures in it. */
const WORDS_PER_MINUTE = 220;

/** An opening, closing or empty tag of a block, with everything between its brackets. */
const BLOCK_TAG = /<\/?[A-Z]\w*(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** The text of an article, without blocks, link targets and Markdown syntax. */
export function plainText(body: string): string {
  return body
    .replaceAll(BLOCK_TAG, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*\|?[\s:|-]*-{3,}[\s:|-]*$/gm, ' ')
    .replaceAll(/^\s*(#+|[-*]|\d+\.)\s/gm, ' ')
    .replaceAll(/[*_|`]/g, ' ');
}

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** How many words an article has, tables included. */
export function countWords(body: string): number {
  return plainText(body).split(/\s+/).filter(isWord).length;
}

/** The words on a supplement's card, as in `supplements.json`. */
export interface CardRecord {
  readonly name: string;
  readonly effectiveness: string;
  readonly benefits: readonly string[];
  readonly concerns: readonly string[];
  readonly dosage: string;
  readonly timing?: string | undefined;
  readonly notes: string;
}

const CARDS = /<SupplementCards\s+level="([^"]*)"\s*\/>/g;

const cardText = ({ name, benefits, concerns, dosage, timing = '', notes }: CardRecord) =>
  [name, ...benefits, ...concerns, dosage, timing, notes].join(' ');

/** Minutes it takes to read an article with its cards, at least one. */
export function readingMinutes(body: string, supplements: readonly CardRecord[]): number {
  const read = body.replaceAll(CARDS, (_, level: string) =>
    supplements
      .filter(({ effectiveness }) => effectiveness === level)
      .map(cardText)
      .join(' '),
  );
  return Math.max(1, Math.round(countWords(read) / WORDS_PER_MINUTE));
}
