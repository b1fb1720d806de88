import { expect, test } from 'vitest';
import { formatSummary } from './format-summary.ts';

const sizes = (file: string, raw: number, gzip: number, brotli: number) => ({ file, raw, gzip, brotli });

test('the summary counts pages and bytes by kind, and names the five largest transfers', () => {
  const text = formatSummary([
    sizes('index.html', 46_726, 13_001, 11_007),
    sizes('faq/index.html', 53_340, 13_089, 11_016),
    sizes('_astro/react.js', 210_111, 66_002, 57_003),
    sizes('og/home.png', 9_004, 9_004, 9_004),
    sizes('figtree.woff2', 24_005, 24_005, 24_005),
    sizes('robots.txt', 99, 97, 61),
  ]);
  expect(text.replaceAll(/ {2,}/g, ' | ')).toBe(
    [
      'Built, in bytes | files | raw | gzip | brotli',
      'pages | 2 | 100,066 | 26,090 | 22,023',
      'scripts | 1 | 210,111 | 66,002 | 57,003',
      'pictures | 1 | 9,004 | 9,004 | 9,004',
      'fonts | 1 | 24,005 | 24,005 | 24,005',
      'the rest | 1 | 99 | 97 | 61',
      'all | 6 | 343,285 | 125,198 | 112,096',
      '',
      'The heaviest five',
      '_astro/react.js | 210,111 | 66,002 | 57,003',
      'figtree.woff2 | 24,005 | 24,005 | 24,005',
      'faq/index.html | 53,340 | 13,089 | 11,016',
      'index.html | 46,726 | 13,001 | 11,007',
      'og/home.png | 9,004 | 9,004 | 9,004',
    ].join('\n'),
  );
});
