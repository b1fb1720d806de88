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
  'Also at any time:',
  'In the first 14 weeks:',
  'From week 20:',
  'From week 20 to 36:',
  'From week 37:',
  'Once you’ve felt the baby move:',
  'Itching without a rash,',
];

test('shows every sign while no week is known', () => {
  expect(beginnings(null)).toEqual({ shown: EVERY, folded: [] });
});

test.each([
  [8, [0, 1, 2]],
  [14, [0, 1, 2]],
  [15, [0, 1]],
  [16, [0, 1, 6]],
  [20, [0, 1, 3, 4, 6, 7]],
  [36, [0, 1, 3, 4, 6, 7]],
  [37, [0, 1, 3, 5, 6, 7]],
  [42, [0, 1, 3, 5, 6, 7]],
])('in week %i shows the signs that can matter then first, and loses none', (week, places) => {
  const { shown, folded } = beginnings(week);
  expect(shown).toEqual(places.map((place) => EVERY[place]));
  expect([...shown, ...folded].toSorted()).toEqual(EVERY.toSorted());
});

test('names urine and itching', () => {
  const { points = [] } = callTodayTopic(30);
  expect(points[1]).toMatch(/when you pee, blood in your urine/u);
  expect(points.at(-1)).toMatch(/call within a day/u);
});

test('names the urgent signs that belong to every week in every week, and says what heavy bleeding is', () => {
  for (const week of [null, 0, 8, 14, 15, 30, 42]) {
    const { paragraphs, points = [] } = callTodayTopic(week);
    expect(points[0]).toMatch(/headache.*vision.*dizziness.*racing heart/u);
    expect(paragraphs[0]).toMatch(/bleeding that soaks a pad in an hour.*988.*yourself or the baby/u);
  }
});
