import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { putPerson } from '#person/database/people.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { chooseWithoutKept, markLinked } from '#person/entries/without-kept.ts';
import type { FigureOwner } from '#person/policy/owner.ts';
import { readEquationFigure, type Equation } from './equation.ts';

const HERS = {
  gender: 'female',
  age: '31',
  height: 'cm~168',
  weight: 'kg~68',
  activityLevel: 'lightlyActive',
} as const;
const her: FigureOwner = { weight: kg(68), person: { gender: 'female', age: 31, centimetres: 168 } };
const him: FigureOwner = { weight: kg(82), person: { gender: 'male', age: 40, centimetres: 183 } };

const valueIn = (found: Equation): number => (found && found !== 'levelMissing' ? found.value : NaN);

beforeEach(async () => {
  sessionStorage.clear();
  await deleteDB(STORE_DATABASE);
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(HERS));
});

test('a log is compared with its own person’s equation, not that of an earlier user of the tab', async () => {
  expect(await readEquationFigure(her)).toMatchObject({ from: 'fromSession' });
  expect(await readEquationFigure({ ...her, weight: kg(80) })).toBeNull();
  expect(await readEquationFigure(him)).toBeNull();
});

test('at the log’s weight, if the last calculation was for another one', async () => {
  // (10 × 68 + 6.25 × 168 − 5 × 31 − 161) × 1.375
  const near = await readEquationFigure({ ...her, weight: kg(68.9) });
  expect(near).toMatchObject({
    isAtLogWeight: false,
    method: 'Mifflin–St Jeor (1990) × 1.375, lightly active',
  });
  expect(valueIn(near)).toBeCloseTo(1944.25, 2);
  // 14% either way
  expect(near).toMatchObject({
    likely: { low: expect.closeTo(1672.055, 2) as number, high: expect.closeTo(2216.445, 2) as number },
  });
  const slipped = await readEquationFigure({ ...her, weight: kg(74) });
  expect(slipped).toMatchObject({ from: 'fromSession', isAtLogWeight: true });
  expect(valueIn(slipped)).toBeCloseTo(1944.25 + 6 * 10 * 1.375, 2);
});

test('entries of this visit that may be somebody else’s aren’t compared with, however alike they are', async () => {
  chooseWithoutKept(true);
  expect(await readEquationFigure(her)).toBeNull();
  chooseWithoutKept(false);
  markLinked(true);
  expect(await readEquationFigure(her)).toBeNull();
  markLinked(false);
  expect(await readEquationFigure(her)).not.toBeNull();
});

test('the entries kept of the log’s person are used, at the log’s weight', async () => {
  const entries = { gender: 'male', age: '40', height: 'cm~183', weight: 'kg~90' };
  const kept = await putPerson({ entries }, null);
  if (!kept.ok) throw new Error('not kept');
  expect(await readEquationFigure(him)).toBe('levelMissing');
  await putPerson({ entries: { ...entries, activityLevel: 'moderatelyActive' } }, kept.value.id);
  const figure = await readEquationFigure(him);
  expect(figure).toMatchObject({ from: 'fromKept' });
  // (10 × 82 + 6.25 × 183 − 5 × 40 + 5) × 1.55
  expect(valueIn(figure)).toBeCloseTo(2741.56, 1);
});

test('a level that nobody chose isn’t compared with, one that is kept is', async () => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...HERS, presets: 'activityLevel' }));
  expect(await readEquationFigure(her)).toBe('levelMissing');
  await putPerson({ entries: { ...HERS, activityLevel: 'sedentary' } });
  // (10 × 68 + 6.25 × 168 − 5 × 31 − 161) × 1.2
  expect(await readEquationFigure(her)).toMatchObject({ from: 'fromKept' });
  expect((await readEquationFigure(her)) as object).toHaveProperty('value', expect.closeTo(1696.8, 1));
});
