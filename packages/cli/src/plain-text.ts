/** Text for a terminal: no markup, no control characters, lines that fit. */
import { site } from '../../../src/config/site.ts';

const LINK = /\[(?<label>.+?)\]\((?<href>.+?)\)/gu;

const addressOf = (href: string): string => (href.startsWith('/') ? `${site.url}${href}` : href);

function linkText(label: string, href: string): string {
  const isNamed = href.startsWith('tel:') || href.endsWith(`//${label}`);
  return isNamed ? label : `${label} (${addressOf(href)})`;
}

/** A sentence with **bold words** and [links](/path) as plain text for a terminal. */
export const plainText = (text: string): string =>
  text
    .replaceAll('**', '')
    .replace(LINK, (_, label: string, href: string) => linkText(label, href))
    .replaceAll('\u2011', '-');

/** Characters that move the cursor, change colors or reverse the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Text without control characters, except line ends. */
export const harmless = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(UNSEEN, ''))
    .join('\n');

/** At most this many characters of an entry are quoted in a message. */
const LONGEST = 120;

/** An entry as quoted in a message. */
export function quoted(text: string): string {
  const line = harmless(text).replace(/\s+/gu, ' ').replace('\u2212', '-');
  return line.length > LONGEST ? `"${line.slice(0, LONGEST).toWellFormed()}…"` : `"${line}"`;
}

/** A paragraph in lines of at most `width` characters, each starting with `indent`. */
export function wrapped(paragraph: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[ \n]+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > width) {
      lines.push(`${indent}${line}`);
      line = word;
    } else line = longer;
  }
  return [...lines, `${indent}${line}`];
}
