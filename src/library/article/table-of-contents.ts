/** A heading, as reported by the MDX compiler. */
export interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** An entry of the table of contents. */
export interface ContentsItem {
  readonly id: string;
  readonly label: string;
}

/** An article with at least this many sections has a table of contents. */
const LONG = 4;

/** The beginning of every page, so that a reader of the first paragraphs isn't said to be in the first section. */
const BEGINNING: ContentsItem = { id: 'main', label: 'Introduction' };

/** The sections of a long article, between its beginning and its sources; empty for a short one. */
export function tableOfContents(headings: readonly Heading[]): readonly ContentsItem[] {
  const sections = headings
    .filter((heading) => heading.depth === 2)
    .map((heading) => ({ id: heading.slug, label: heading.text }));
  return sections.length < LONG ? [] : [BEGINNING, ...sections, { id: 'sources', label: 'Sources' }];
}

/** The sections of a page's text, where each heading is written with its anchor: `<h2 id="changes">Changes</h2>`. */
export const sectionsOf = (body: string): readonly ContentsItem[] =>
  [...body.matchAll(/^<h2 id="([^"]+)">(.+)<\/h2>$/gm)].map(([, id = '', label = '']) => ({ id, label }));
