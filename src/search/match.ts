/** What a visitor sees of a result, and where it leads. */
export interface SearchResult {
  readonly title: string;
  /** Empty for a static page. */
  readonly slug: string;
  /** Category of an article; a static page has the word 'Page'. */
  readonly category: string;
  readonly url: string;
}

/** A result as it stands in the index. */
export interface SearchEntry extends SearchResult {
  /** Searched, but not shown; a static page has none. */
  readonly description: string;
}

/** A piece of a title. */
export interface TitlePart {
  readonly text: string;
  /** Whether the visitor's words found it. */
  readonly isMarked: boolean;
}

const MOST_RESULTS = 8;
const SHORTEST_WORD = 3;

/** The words of a query that count: in small letters, each once, none shorter than three characters. */
export function queryWords(query: string): readonly string[] {
  const words = query.toLowerCase().split(/\s+/u);
  return [...new Set(words)].filter((word) => Array.from(word).length >= SHORTEST_WORD);
}

/** An entry beside the text in which words are looked for. */
export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly text: string;
}

/** A line break between the fields: no word holds one, so none is found across two of them. */
const searchedText = ({ title, description, category, slug }: SearchEntry): string =>
  (slug === '' ? title : `${title}\n${description}\n${category}`).toLowerCase();

/**
 * Entries ready to be searched, once for all keystrokes: an article by its title, description and category, a
 * page by its title. Articles come first, each kind in the order in which it is given.
 */
export function indexEntries(entries: readonly SearchEntry[]): readonly IndexedEntry[] {
  const isPage = ({ slug }: SearchEntry): boolean => slug === '';
  return [...entries.filter((entry) => !isPage(entry)), ...entries.filter(isPage)].map((entry) => ({
    entry,
    text: searchedText(entry),
  }));
}

/** The first entries, at most eight, that hold any of the query's words. */
export function matchEntries(query: string, index: readonly IndexedEntry[]): readonly SearchEntry[] {
  const words = queryWords(query);
  const found: SearchEntry[] = [];
  for (const { entry, text } of index) {
    if (words.some((word) => text.includes(word))) found.push(entry);
    if (found.length === MOST_RESULTS) break;
  }
  return found;
}

/** Which letters of a text stand in any of the words; overlapping finds are one. */
function marksIn(text: string, words: readonly string[]): readonly boolean[] {
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      marks.fill(true, at, at + word.length);
  return marks;
}

/**
 * A title in parts, in order and complete, with the query's words marked. Where small letters are longer than
 * capitals (İ), positions in the two do not agree, and nothing is marked.
 */
export function markWords(title: string, query: string): readonly TitlePart[] {
  const text = title.toLowerCase();
  if (text.length !== title.length) return [{ text: title, isMarked: false }];
  const marks = marksIn(text, queryWords(query));
  const starts = [...marks.keys()].filter((at) => at === 0 || marks[at] !== marks[at - 1]);
  return starts.map((start, index) => ({
    text: title.slice(start, starts[index + 1]),
    isMarked: marks[start] === true,
  }));
}
