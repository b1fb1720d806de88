/** A result as shown to visitors, and its address. */
export interface SearchResult {
  readonly title: string;
  /** Empty for a static page. */
  readonly slug: string;
  /** Category of an article; a static page has the word 'Page'. */
  readonly category: string;
  readonly url: string;
  /** Its beginning is shown. */
  readonly description: string;
}

/** An entry of the index. */
export interface SearchEntry extends SearchResult {
  /** Phrases that a visitor may type for this page. */
  readonly keywords: readonly string[];
  /** The words of the text, each once, in small letters, separated by spaces. */
  readonly body: string;
  /** Whether it is a calculator. */
  readonly isTool: boolean;
}

/** A piece of a title. */
export interface TitlePart {
  readonly text: string;
  /** Whether the visitor's words matched it. */
  readonly isMarked: boolean;
}

const SHORTEST_WORD = 3;

/** A text as it is compared: in small letters, each apostrophe as a keyboard types it. */
export const comparable = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The words of a query that count: in small letters, each once, none shorter than three characters. */
export function queryWords(query: string): readonly string[] {
  const words = comparable(query).split(/\s+/u);
  return [...new Set(words)].filter((word) => Array.from(word).length >= SHORTEST_WORD);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins at this place. */
export const isStartAt = (text: string, at: number): boolean => !LETTER.test(text.charAt(at - 1));

/** The letters of a text that match any of the words where one begins; overlapping matches are merged. */
function marksIn(text: string, words: readonly string[]): readonly boolean[] {
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (isStartAt(text, at)) marks.fill(true, at, at + word.length);
  return marks;
}

/**
 * A title in parts, in order and complete, with the query's words marked. Where small letters are longer than
 * capitals (İ), positions in the two do not agree, and nothing is marked.
 */
export function markWords(title: string, query: string): readonly TitlePart[] {
  const text = comparable(title);
  if (text.length !== title.length) return [{ text: title, isMarked: false }];
  const marks = marksIn(text, queryWords(query));
  const starts = [...marks.keys()].filter((at) => at === 0 || marks[at] !== marks[at - 1]);
  return starts.map((start, index) => ({
    text: title.slice(start, starts[index + 1]),
    isMarked: marks[start] === true,
  }));
}

const SNIPPET_LENGTH = 40;

/** The beginning of a description, less than a line long, in whole words. */
export function snippetOf(description: string): string {
  if (description.length <= SNIPPET_LENGTH) return description;
  const end = description.lastIndexOf(' ', SNIPPET_LENGTH);
  return `${description.slice(0, end).replace(/[,:;.]$/u, '')}…`;
}
