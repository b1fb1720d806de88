import { plainText } from '#library/article/article-text.ts';

/** The sentences of an article: its paragraphs and lists, without headings, tables and blocks. */
function proseOf(body: string): string {
  const lines = body
    .replaceAll(/<DataTable[^]*?<\/DataTable>/g, '')
    .split('\n')
    .filter((line) => !/^\s*(#|\|)/.test(line))
    .join('\n');
  return plainText(lines).replaceAll(/\s+/g, ' ');
}

const wordsIn = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Periods in numbers and abbreviations don't end a sentence. */
const sentencesIn = (text: string) =>
  text
    .replaceAll(/\b(e\.g|i\.e|et al|vs|Dr|St)\./g, '$1')
    .split(/[.!?]+(?=\s|$|["”’)])/)
    .filter((sentence) => wordsIn(sentence).length > 0).length;

/** Numbers are left out, because their syllables can't be counted, and short ones would raise the score. */
const spelledIn = (text: string) => wordsIn(text).filter((word) => /\p{L}/u.test(word));

/** Syllables of an English word: groups of vowels, without silent endings. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}

/** Flesch's reading ease: 60 to 70 is plain English, below 50 is hard. */
export function readingEase(body: string): number {
  const prose = proseOf(body);
  const words = spelledIn(prose);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentencesIn(prose)) - 84.6 * (syllables / words.length);
}

/** Words in its paragraphs and lists, without the caution, whose length depends on who's at risk. */
export const proseWords = (body: string): number =>
  wordsIn(proseOf(body.replace(/<Caution[^]*?<\/Caution>/, ''))).length;
