import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { putPerson } from '#person/database/people.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { addDays } from '#person/log/local-day.ts';
import { writeDays } from '#person/log/log-store.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { figureNow, importedFigure } from './imported-figure.ts';
import { importedText } from '../words/file-words.ts';

const TODAY = '2026-11-22';
const MAN = { gender: 'male', age: 35, saidOn: TODAY, centimetres: 180 } as const;

/** Seventy days until yesterday, at a steady weight. */
const seventy = (weightKg: number, intakeKcal: number): readonly StoredLogDay[] =>
  Array.from({ length: 70 }, (_, index) => ({ day: addDays(TODAY, index - 70), weightKg, intakeKcal }));

describe('after an import', () => {
  test('the figure is said with its days and its interval', () => {
    const figure = importedFigure(seventy(80, 2500), MAN, TODAY);
    if (figure?.kind !== 'figure') throw new Error(JSON.stringify(figure));
    expect(figure.value).toBeCloseTo(2500, -1);
    expect(figure.low).toBeLessThan(figure.value);
    expect(figure.high).toBeGreaterThan(figure.value);
    expect([figure.from, figure.to]).toEqual(['2026-09-13', '2026-11-21']);
    const [before] = importedText(figure, 'kcal');
    expect(before).toBe('From Sep 13, 2026 to Nov 21, 2026, you really used about ');
    expect(importedText(figure, 'kJ')).toContainEqual(
      expect.objectContaining({ name: 'maintenance', text: expect.stringMatching(/^10,4/u) as unknown }),
    );
  });

  test('only the details may be missing', () => {
    expect(importedFigure(seventy(80, 2500), null, TODAY)).toEqual({ kind: 'personUnknown' });
  });

  test.each([
    ['too few days', seventy(80, 2500).slice(0, 10), MAN],
    ['an empty log', [], MAN],
    ['an underweight person', seventy(58, 2500), MAN],
    ['a figure below what a body needs at rest', seventy(80, 1300), MAN],
    ['very low intakes', seventy(80, 700), null],
    ['a minor', seventy(80, 2500), { ...MAN, age: 16 }],
  ])('nothing is said with %s', (_, days, person) => {
    expect(importedFigure(days, person, TODAY)).toBeNull();
  });

  test('a pregnancy has no figure', () => {
    expect(importedFigure(seventy(80, 2500), { ...MAN, gender: 'female' }, TODAY, true)).toBeNull();
  });
});

describe('on this device', () => {
  beforeEach(() => deleteDB(STORE_DATABASE));

  test('nothing is said of a log without a person', async () => {
    expect(await figureNow(new Date(`${TODAY}T12:00`))).toBeNull();
  });

  test('the figure follows the details and the days', async () => {
    await writeDays(seventy(80, 2500));
    expect(await figureNow(new Date(`${TODAY}T12:00`))).toEqual({ kind: 'personUnknown' });
    await putPerson({ entries: { gender: 'male', age: '35', height: 'cm~180' } });
    expect(await figureNow(new Date(`${TODAY}T12:00`))).toMatchObject({ kind: 'figure', to: '2026-11-21' });
  });

  test('days of long ago say nothing about now', async () => {
    await writeDays(seventy(80, 2500));
    expect(await figureNow(new Date('2030-01-01T12:00'))).toBeNull();
  });
});
