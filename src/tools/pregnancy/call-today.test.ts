import { expect, test } from 'vitest';
import { callTodayTopic } from './call-today.ts';

/** How each point begins, and those that are folded. */
function beginnings(week: number | null): { readonly shown: string[]; readonly folded: string[] } {
  const { points = [], folded } = callTodayTopic(week);
  const begin = (text: string): string => text.slice(2, text.indexOf('**', 2));
  return { shown: points.map(begin), folded: (folded?.points ?? []).map(begin) };
}

const EVERY = [
  'At any time:',
  'In the first 14 weeks:',
  'From week 20:',
  'From week 20 to 36:',
  'Once you’ve felt the baby move:',
  'Itching without a rash,',
];

test('shows every sign while no week is known', () => {
  expect(beginnings(null)).toEqual({ shown: EVERY, folded: [] });
});

test.each([
  [8, [0, 1]],
  [14, [0, 1]],
  [15, [0]],
  [16, [0, 4]],
  [20, [0, 2, 3, 4, 5]],
  [36, [0, 2, 3, 4, 5]],
  [37, [0, 2, 4, 5]],
  [42, [0, 2, 4, 5]],
])('in week %i shows the signs that can matter then first, and loses none', (week, places) => {
  const { shown, folded } = beginnings(week);
  expect(shown).toEqual(places.map((place) => EVERY[place]));
  expect([...shown, ...folded].toSorted()).toEqual(EVERY.toSorted());
});

test('names urine and itching', () => {
  const { points = [] } = callTodayTopic(30);
  expect(points[0]).toMatch(/when you pee, blood in your urine/u);
  expect(points.at(-1)).toMatch(/call within a day/u);
});
