import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misformatted } from '../number-format.ts';

const files = await readdir('dist', { recursive: true });
const pages = files.filter((file) => file.endsWith('.html'));

/** The text of a page as it is written, without code. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template|pre|code)\b[^]*?<\/\1>/gu, ' | ')
    .replaceAll(/<!--[^]*?-->/gu, '')
    .replaceAll(/<\/?(?:a|abbr|b|data|em|i|small|span|strong|time)\b[^>]*>/gu, '')
    .replaceAll(/<[^>]+>/gu, ' | ')
    .replaceAll('&nbsp;', ' ');

test.each([
  ['27.1 %', 1],
  ['27.1%', 0],
  ['56.7 – 76.3 kg', 1],
  ['1,200 - 1,500', 1],
  ['56.7–76.3 kg, 8 st 12.9 lb – 12 st 0.2 lb, 9 st – 12 st', 0],
  ['Based on a healthy BMI range of 18.5 - 24.9', 0],
])('“%s” has %d mistakes', (text, mistakes) => {
  expect(misformatted(text)).toHaveLength(mistakes);
});

test.each(pages)('%s writes percentages and ranges as all pages do', async (page) => {
  expect(misformatted(textOf(await readFile(join('dist', page), 'utf8')))).toEqual([]);
});
