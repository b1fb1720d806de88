import { expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { planFor } from '#tools/planner/requested-plan.ts';
import { wayTitle } from './home-way-words.ts';

test.each([
  // BMI 26.5, 31, and below 18.5 at 175 cm.
  ['81', /^If you want to lose weight: 76\.3\skg by /u],
  ['95', /^First step: 85\.5\skg by /u],
  ['55', /^To reach 56\.7\skg by /u],
])('%s kg: below a BMI of 30, losing is for who wants to', (weight, title) => {
  const plan = planFor(someHomeResult({ weight: `${weight} kg` }).entries, '2026-11-29');
  expect(plan && wayTitle(plan)).toMatch(title);
});
