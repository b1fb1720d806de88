import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { METHODS } from './methods.ts';

const ANCHORS_OF_OTHERS = [
  'mifflin-st-jeor',
  'katch-mcardle',
  'bmi',
  'ideal-weight',
  'activity',
  'targets',
  'body-fat',
  'macros',
  'safety',
  'own-maintenance',
];

const sources = Object.keys(
  JSON.parse(readFileSync('src/content/sources.json', 'utf8')) as Record<string, unknown>,
);

/** Evaluates factors first, then terms from left to right. */
function solve(working: string): number {
  const number = (text: string) => {
    const value = Number(text.replaceAll(',', '').replace('²', ''));
    return text.endsWith('²') ? value ** 2 : value;
  };
  const product = (text: string) =>
    text
      .split(/ (?=[×÷])/)
      .reduce((value, factor) =>
        String(
          factor.startsWith('×')
            ? number(value) * number(factor.slice(2))
            : number(value) / number(factor.slice(2)),
        ),
      );
  return working
    .replaceAll('\u00a0', ' ')
    .split(/ (?=[+−])/)
    .map((term) =>
      term.startsWith('−') ? -number(product(term.slice(2))) : number(product(term.replace('+ ', ''))),
    )
    .reduce((sum, term) => sum + term, 0);
}

test('every formula has its own anchor, including those that other pages link to', () => {
  const ids = METHODS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(ANCHORS_OF_OTHERS));
});

describe.each(METHODS)('$title', (method) => {
  test('says who it applies to, and its margin of error', () => {
    expect(method.people.length).toBeGreaterThan(5);
    expect(method.error.length).toBeGreaterThan(20);
  });

  test('cites known sources', () => {
    expect(sources).toEqual(expect.arrayContaining([...method.sources]));
    expect(method.sources.length > 0 || method.id === 'units').toBe(true);
  });
});

test('no two tables share a title, which is also their anchor', () => {
  const titles = METHODS.flatMap(({ tables }) => tables).map(({ caption }) => caption.split('.')[0]);
  expect(new Set(titles).size).toBe(titles.length);
});

const worked = METHODS.flatMap(({ tables }) => tables)
  .filter(({ head }) => head[1] === 'Working')
  .flatMap(({ rows }) => rows);

test('there are worked examples', () => {
  expect(worked.length).toBeGreaterThan(12);
});

test.each(worked)('%s: %s is %s', (_, working, result, shown) => {
  expect(solve(working)).toBeCloseTo(Number(result.replaceAll(',', '')), 2);
  const rounded = Number(shown.replaceAll(/[^\d.]/g, ''));
  expect(Math.abs(solve(working) - rounded)).toBeLessThanOrEqual(0.5);
});
