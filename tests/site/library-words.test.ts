import { describe, expect, test } from 'vitest';
import { library } from './library-entries.ts';
import { proseWords, readingEase } from './readability.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** These three have more to explain. */
const LONG = ['bmi-for-children-and-teens', 'calorie-deficit-guide', 'intermittent-fasting'];

test('the articles are easy to read on average: Flesch 60 or more', () => {
  expect(mean(library.map(({ body }) => readingEase(body)))).toBeGreaterThanOrEqual(60);
});

test('the score distinguishes plain from difficult text', () => {
  const plain = 'The cat sat on the mat. It was warm there. The dog came in and lay down too.';
  const hard =
    'Physiological adaptation necessitates individualized periodization considerations, notwithstanding epidemiological heterogeneity.';
  expect(readingEase(plain)).toBeGreaterThan(90);
  expect(readingEase(hard)).toBeLessThan(0);
});

describe.each(library)('$slug', ({ slug, body }) => {
  test('is not hard to read: Flesch 50 or more', () => {
    expect(readingEase(body)).toBeGreaterThanOrEqual(50);
  });

  const most = LONG.includes(slug) ? 1600 : 1200;

  test(`has 900 to ${most} words`, () => {
    expect(proseWords(body)).toBeGreaterThanOrEqual(900);
    expect(proseWords(body)).toBeLessThanOrEqual(most);
  });

  test('imports and exports nothing', () => {
    expect(body).not.toMatch(/^(import|export)\b/m);
  });

  test('uses no HTML except its blocks, no emoji and no horizontal rule', () => {
    // A `span` with an `id` is a link target.
    expect(body.match(/<(?!span id="[a-z0-9-]+">)[a-z][^>]*>/g) ?? []).toEqual([]);
    expect(body.match(/\p{Extended_Pictographic}/gu) ?? []).toEqual([]);
    expect(body).not.toMatch(/^(---|\*\*\*)$/m);
  });
});
