import { expect, test } from 'vitest';
import { kcal, kg } from '../units.ts';
import { BRISK_WALK, palWithWalk } from './walking.ts';
import { activityOfPal } from '../weight-model/start.ts';

test.each([
  { authority: 'Compendium 2011: 4.3 MET, 70 kg', weight: 70, minutes: 30, energy: 105 },
  { authority: 'Compendium 2011: 4.3 MET, 92 kg', weight: 92, minutes: 45, energy: 207 },
])('a walk of $minutes minutes takes $energy kcal above sitting ($authority)', (walk) => {
  const resting = kcal(1650);
  const weight = kg(walk.weight);
  const before = activityOfPal(1.375, resting, weight);
  const after = activityOfPal(palWithWalk(1.375, walk.minutes, resting, weight), resting, weight);
  expect((after - before) * walk.weight).toBeCloseTo(walk.energy, 9);
  expect((BRISK_WALK * walk.weight * walk.minutes) / 60).toBeCloseTo(walk.energy, 9);
});

test('no walk changes nothing', () => expect(palWithWalk(1.2, 0, kcal(1401), kg(63))).toBe(1.2));
