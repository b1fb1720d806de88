import { readdirSync, readFileSync } from 'node:fs';
import { citedKeys } from '#library/article/citations.ts';
import { METHODS } from '#library/methodology/methods.ts';
import { describe, expect, test } from 'vitest';
import { library } from '../site/library-entries.ts';
import { sources, supplements } from './content-files.ts';
import { evidenceFor } from './evidence-files.ts';

const HOW_MUCH = /^(?:abstract|full text|page|chapter)\b/;
const DAY = /^20\d\d-\d\d-\d\d$/;

const cited = new Set([
  ...library.flatMap(({ body }) => citedKeys(body, supplements)),
  ...supplements.flatMap((record) => record.sources),
  ...METHODS.flatMap((method) => method.sources),
]);

describe('sources.json', () => {
  test('has only sources that a text, a supplement or the methodology page cites', () => {
    expect(Object.keys(sources).filter((key) => !cited.has(key))).toEqual([]);
  });

  test('has every source that is cited', () => {
    expect([...cited].filter((key) => sources[key] === undefined)).toEqual([]);
  });

  test('has an address for every source that a text cites', () => {
    const inTexts = library.flatMap(({ body }) => citedKeys(body, supplements));
    expect(inTexts.filter((key) => sources[key]?.url === undefined)).toEqual([]);
  });

  test('is in alphabetical order', () => {
    const keys = Object.keys(sources);
    expect(keys).toEqual(keys.toSorted((first, second) => first.localeCompare(second, 'en')));
  });
});

describe('docs/evidence', () => {
  const cited = (body: string) => [...citedKeys(body, supplements)].toSorted();

  test('has a row for each source that a text cites, and for no other', () => {
    for (const { slug, body } of library) {
      const listed = [...new Set(evidenceFor(slug).map(({ source }) => source))].toSorted();
      expect(listed, slug).toEqual(cited(body));
    }
  });

  test('says how much of each source was read, and when', () => {
    for (const { claim, read, date } of library.flatMap(({ slug }) => evidenceFor(slug))) {
      expect(read, claim).toMatch(HOW_MUCH);
      expect(date, claim).toMatch(DAY);
    }
  });

  test('has its files in the index', () => {
    const index = readFileSync('docs/evidence.md', 'utf8');
    const files = readdirSync('docs/evidence').filter((name) => name.endsWith('.md'));
    expect(files.filter((name) => !index.includes(`](evidence/${name})`))).toEqual([]);
  });
});
