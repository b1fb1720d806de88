/**
 * Post-processes the HTML of a compiled article for what Markdown can't express. It only gets markup from our own
 * compiler, so its structure is known.
 *
 * It isn't a plugin of the compiler, because a plugin sees blocks before they are rendered: their wrappers, citations,
 * units, and figures in cells. Only the tables could move, with as much code and two more dependencies.
 */
import { rowName, unbroken } from './line-breaks.ts';
import { markUnitPairs } from './unit-pairs.ts';

/** Astro's wrappers around a block's text, which are unnecessary without hydration. */
const SLOT_WRAPPER = /<\/?astro-(?:static-)?slot[^>]*>/g;

/** React's markers between text nodes, which only hydration reads. */
const TEXT_SEPARATOR = /<!-- -->/g;

/** End tags of shapes, which SVG in HTML doesn't need. */
const SHAPE_END = /><\/(?:path|line|rect|circle|polyline)>/g;

/** Between the marks of two sources for the same words, which would read as one number. */
const NEXT_MARK = /<\/sup><sup[^>]*>(?=<a href="#source-)/g;

const TABLE = /<table>[^]*?<\/table>/g;
const TEXT = />[^<]+/g;
const ROW = /<tr>[^]*?<\/tr>/g;
const CELL = /<t[hd][^>]*>([^]*?)<\/t[hd]>/g;

/** A figure or a time, with an optional sign, range and short unit, for aligning columns. */
const FIGURE =
  /^(about )?[−–+±<>~-]?\s?[\d.,:]+(\s?[–-]\s?[\d.,]+)?\s?(%|kg|lb|g|kcal|ml|min|h|cm|x|[ap]\.m\.)?$/;

const cellsOf = (row: string) => [...row.matchAll(CELL)].map(([, content = '']) => content.trim());
const textOf = (html: string) => html.replaceAll(/<sup[^]*?<\/sup>|<[^>]+>/g, '').trim();

/** A name with markup in it is left as it is. */
const nameOf = (content: string) => (content.includes('<') ? content : rowName(content));

function figureColumns(rows: readonly string[]): readonly boolean[] {
  const body = rows.slice(1).map(cellsOf);
  const columns = cellsOf(rows[0] ?? '').length;
  return Array.from({ length: columns }, (_, column) =>
    body.every((cells) => FIGURE.test(textOf(cells[column] ?? ''))),
  );
}

function finishCell(content: string, inHead: boolean, isFirst: boolean, isFigure: boolean): string {
  const align = isFigure ? ' data-figure=""' : '';
  if (inHead) return content === '' ? `<td${align}></td>` : `<th scope="col"${align}>${content}</th>`;
  return isFirst ? `<th scope="row">${nameOf(content)}</th>` : `<td${align}>${content}</td>`;
}

/** Makes the first cell of each row a row header and the first row column headers, and aligns numbers. */
function finishTable(table: string): string {
  if (table.includes(' scope=')) return table;
  const rows = table.match(ROW) ?? [];
  const figures = figureColumns(rows);
  const finish = (row: string, inHead: boolean) =>
    `<tr>${cellsOf(row)
      .map((content, column) =>
        finishCell(content, inHead, column === 0, column > 0 && figures[column] === true),
      )
      .join('')}</tr>`;
  const [head = '', ...body] = rows;
  return `<table><thead>${finish(head, true)}</thead><tbody>${body.map((row) => finish(row, false)).join('')}</tbody></table>`;
}

/** Marks the first citation of each source as the target of the link back from the source list. */
function anchorFirstCitations(html: string): string {
  const seen = new Set<string>();
  return html.replaceAll(/<a href="#source-(\d+)"/g, (link, number: string) => {
    if (seen.has(number)) return link;
    seen.add(number);
    return `<a id="cited-${number}" href="#source-${number}"`;
  });
}

export function finishMarkup(html: string): string {
  const finished = html
    .replaceAll(SLOT_WRAPPER, '')
    .replaceAll(TEXT_SEPARATOR, '')
    .replaceAll(SHAPE_END, '/>')
    .replaceAll(NEXT_MARK, ', ')
    .replaceAll(TABLE, finishTable)
    .replaceAll(TEXT, unbroken);
  return anchorFirstCitations(markUnitPairs(finished));
}
