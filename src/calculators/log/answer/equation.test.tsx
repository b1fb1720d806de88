import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { putPerson } from '#person/database/people.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import type { FigureOwner } from '#person/policy/owner.ts';
import { readEquationFigure } from './equation.ts';

const HERS = {
  gender: 'female',
  age: '31',
  height: 'cm~168',
  weight: 'kg~68',
  activityLevel: 'lightlyActive',
} as const;
const her: FigureOwner = { weight: kg(68), person: { gender: 'female', age: 31, centimetres: 168 } };
const him: FigureOwner = { weight: kg(82), person: { gender: 'male', age: 40, centimetres: 183 } };

beforeEach(async () => {
  sessionStorage.clear();
  await deleteDB(STORE_DATABASE);
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(HERS));
});

test('a log is compared with its own person’s equation, not that of an earlier user of the tab', async () => {
  expect(await readEquationFigure(her)).toMatchObject({ from: 'fromSession', guessedLevel: null });
  expect(await readEquationFigure({ ...her, weight: kg(80) })).toBeNull();
  expect(await readEquationFigure(him)).toBeNull();
});

test('the entries kept of the log’s person are used, at the log’s weight', async () => {
  const entries = { gender: 'male', age: '40', height: 'cm~183', weight: 'kg~90' };
  const kept = await putPerson({ entries }, null);
  if (!kept.ok) throw new Error('not kept');
  expect(await readEquationFigure(him)).toBeNull();
  await putPerson({ entries: { ...entries, activityLevel: 'moderatelyActive' } }, kept.value.id);
  const figure = await readEquationFigure(him);
  expect(figure).toMatchObject({ from: 'fromKept', guessedLevel: null });
  // (10 × 82 + 6.25 × 183 − 5 × 40 + 5) × 1.55
  expect(figure?.value).toBeCloseTo(2741.56, 1);
});
