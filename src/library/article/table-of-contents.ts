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

/** The sections of a long article, followed by its sources; empty for a short one. */
export function tableOfContents(headings: readonly Heading[]): readonly ContentsItem[] {
  const sections = headings
    .filter((heading) => heading.depth === 2)
    .map((heading) => ({ id: heading.slug, label: heading.text }));
  return sections.length < LONG ? [] : [...sections, { id: 'sources', label: 'Sources' }];
}

/** The sections of a page's text, where each heading is written with its anchor: `<h2 id="changes">Changes</h2>`. */
export const sectionsOf = (body: string): readonly ContentsItem[] =>
  [...body.matchAll(/^<h2 id="([^"]+)">(.+)<\/h2>$/gm)].map(([, id = '', label = '']) => ({ id, label }));
