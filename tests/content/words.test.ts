import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { library } from '../site/library-entries.ts';
import { readerText } from './content-files.ts';
import { siteTexts } from './site-words.ts';
import { unwantedIn } from './word-list.ts';

const DATA = ['supplements.json', 'faq.json'];
const CONTRACTION = /\b\w+(?:n['’]t|['’](?:re|ve|ll|d))\b|\b(?:it|that|there|here|what|who|let)['’]s\b/giu;

describe('the word list', () => {
  test.each([
    'The figure stands in the table.',
    'The limit lies at 1,500.',
    'The sum is short.',
    'Use flight mode.',
    'It is no verdict.',
    'On 12 February 2027 it ends.',
    'A can of 330 ml.',
    'Ask a physiotherapist.',
    'The fibre is half-way there.',
    'The figure is worked out from it.',
    'Whoever has the link reads it.',
    'It does you no good, so to say.',
    'Tick the box.',
    'It is read against charts.',
    'It needs six weighings.',
    'Remove my own figure.',
    'You use a weight-loss injection.',
    'In trials, overweight adults lost more.',
  ])('finds what is wrong with “%s”', (text) => {
    expect(unwantedIn(text)).not.toEqual([]);
  });

  test.each([
    'Stand up, lie down, and stand on one leg.',
    'The letters stand for basal metabolic rate.',
    'It is no longer a rule.',
    'On Nov 22, 2026 it begins.',
    'Adults with overweight or obesity lost more.',
    'A 12 oz (355 ml) can.',
  ])('accepts “%s”', (text) => {
    expect(unwantedIn(text)).toEqual([]);
  });
});

test('the texts use no unwanted words', () => {
  expect(
    library.flatMap((file) => unwantedIn(readerText(file)).map((found) => `${file.slug}: ${found}`)),
  ).toEqual([]);
});

test('the texts use contractions, as people do when they talk', () => {
  const few = library.filter(({ body }) => (body.match(CONTRACTION)?.length ?? 0) < 12);
  expect(few.map(({ slug }) => slug)).toEqual([]);
});

/** Said once in a text, in a note or in a sentence, and not in every caption. */
const OWNED =
  /\b(?:our (?:own )?(?:rules? of thumb|suggestions?|arithmetic|calculation|estimates?)|we (?:suggest|think)|rule of thumb of ours|these come from us)\b/giu;

test('each text says once what’s our own suggestion', () => {
  for (const { slug, body } of library) expect(body.match(OWNED) ?? [], slug).toHaveLength(1);
});

/** Told in the deficit guide; other texts link there. */
const TOLD_ONCE = [/low ends of what US guidelines/u, /30 or more, or 25 or more with a waist over half/u];

test.each(TOLD_ONCE)('%s is only in the deficit guide', (argument) => {
  const telling = library.filter(({ body }) => argument.test(body)).map(({ slug }) => slug);
  expect(telling).toEqual(['calorie-deficit-guide']);
});

test('the tools, the pages and the configuration use no unwanted words', () => {
  expect(siteTexts.length).toBeGreaterThan(500);
  expect(
    siteTexts.flatMap(({ file, text }) =>
      unwantedIn(text).map((found) => `${file}: ${found} in “${text.slice(0, 80)}”`),
    ),
  ).toEqual([]);
});

test('the data files use no unwanted words', () => {
  expect(
    DATA.flatMap((name) =>
      unwantedIn(readFileSync(`src/content/${name}`, 'utf8')).map((found) => `${name}: ${found}`),
    ),
  ).toEqual([]);
});
