import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedFiles, readInlineCode, scriptHashes, styleHashes } from './built-site.ts';

// The hash of `alert('Hello, world.');`, the example of the specification (W3C, Content Security Policy).
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('scripts are hashed unchanged; data blocks and files are not hashed', () => {
  expect(scriptHashes("<script>alert('Hello, world.');</script>")).toEqual([HELLO]);
  expect(scriptHashes(`<script type="module">alert('Hello, world.');</script>`)).toEqual([HELLO]);
  expect(scriptHashes('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toEqual(
    [],
  );
});

test('each style is hashed, whatever its attributes', () => {
  expect(styleHashes('<style>a{}</style><svg><style media="print">b{}</style></svg>')).toHaveLength(2);
});

test('a built folder gives each hash once, sorted, and no hidden files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await mkdir(join(folder, 'faq'));
  await mkdir(join(folder, '.nginx'));
  for (const file of ['index.html', 'faq/index.html', '.nginx/left.html'])
    await writeFile(
      join(folder, file),
      `<style>${file.length > 11 ? 'a{}' : 'b{}'}</style><style>c{}</style>`,
    );
  await writeFile(join(folder, 'a.svg'), '<svg><style>d{}</style></svg>');
  await writeFile(join(folder, 'index.html.br'), '');
  const { scripts, styles, drawings } = await readInlineCode(folder);
  expect([scripts.length, styles.length, drawings.length]).toEqual([0, 3, 1]);
  expect(styles).toEqual(styles.toSorted());
  expect(await publishedFiles(folder)).toEqual(['a.svg', 'faq/index.html', 'index.html']);
});
