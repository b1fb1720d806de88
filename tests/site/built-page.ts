import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built page as the visitor's browser receives it. */
export const readHtml = (path: string): string => readFileSync(join('dist', path, 'index.html'), 'utf8');

const INLINE = /<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|time|wbr)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * The visible text of a piece of HTML, in one line: without citation marks, and with plain hyphens and
 * spaces.
 */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<sup\b[^]*?<\/sup>/g, '')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[a-z]+;|&#\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A page's only `<article>`. */
export function articleOf(html: string): string {
  const [article] = /<article\b[^]*?<\/article>/.exec(html) ?? [];
  if (article === undefined) throw new Error('The page has no article.');
  return article;
}
