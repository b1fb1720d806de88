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

/** Minutes it takes to read an article, at least one. */
export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE));
}
