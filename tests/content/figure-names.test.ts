/** The methodology names every figure of the pages for one question. */
import { expect, test } from 'vitest';
import { questions } from '#tools/tdee/questions/questions.ts';
import type { QuestionName } from '#config/question-pages.ts';
import { METHODS } from '#library/methodology/methods.ts';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';

const named = METHODS.flatMap(({ results = [] }) => results);
const isNamed = (name: string): boolean =>
  named.some((known) => known === name || (known.endsWith('.*') && name.startsWith(known.slice(0, -1))));

const entries = { ...initialEntries(tdee), weight: '70', height: '175', age: '70', waist: '84' };

test.each(Object.keys(questions) as QuestionName[])('the figures of %s', (name) => {
  const reading = readEntries(tdee, entries);
  if (!reading.ok) throw new Error('expected entries that can be read');
  const { input } = reading;
  const { hero, rows } = questions[name].answer({
    entries,
    input,
    report: buildTdeeReport(input),
    energyUnit: 'kcal',
  });
  const names = [...hero, ...rows.flatMap(({ figures }) => figures)].map((figure) => figure.name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((figure) => !isNamed(figure))).toEqual([]);
});

test.each([
  'gainTotal.min',
  'gainFirstTrimester.min',
  'gainWeek.max',
  'gainWeekly.max',
  'gain',
  'bmi',
  'energyExtra',
])('%s of the page about pregnancy', (name) => expect(isNamed(name)).toBe(true));
