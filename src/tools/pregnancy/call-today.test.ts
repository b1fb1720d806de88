import { expect, test } from 'vitest';
import { sentencesOf, sourcesOf, type TopicText } from '#ui/text/topic.ts';
import { callTodayTopic } from './call-today.ts';

/** How each point begins, and those that are folded. */
function beginnings(week: number | null): { readonly shown: string[]; readonly folded: string[] } {
  const { points = [], folded } = callTodayTopic(week);
  const begin = (point: TopicText): string => {
    const text = sentencesOf(point);
    return text.slice(2, text.indexOf('**', 2));
  };
  return { shown: points.map(begin), folded: (folded?.points ?? []).map(begin) };
}

const ALWAYS = [
  'At any time:',
  'Any bleeding, even light.',
  'A fall, a blow to your belly or a car crash,',
  'Also at any time:',
  'If you measure your blood pressure at home:',
];

const AT_TIMES = [
  'Once you’ve felt the baby move:',
  'In the first 14 weeks:',
  'From week 20:',
  'From week 20 to 36:',
  'From week 37:',
  'From week 41:',
  'Itching without a rash,',
];

test('shows every sign while no week is known', () => {
  expect(beginnings(null)).toEqual({ shown: [...ALWAYS, ...AT_TIMES], folded: [] });
});

test.each([
  [8, [1]],
  [14, [1]],
  [15, []],
  [16, [0]],
  [20, [0, 2, 3, 6]],
  [36, [0, 2, 3, 6]],
  [37, [0, 2, 4, 6]],
  [40, [0, 2, 4, 6]],
  [41, [0, 2, 4, 5, 6]],
  [42, [0, 2, 4, 5, 6]],
])('in week %i shows the signs that can matter then first, and loses none', (week, places) => {
  const { shown, folded } = beginnings(week);
  expect(shown).toEqual([...ALWAYS, ...places.map((place) => AT_TIMES[place])]);
  expect([...shown, ...folded].toSorted()).toEqual([...ALWAYS, ...AT_TIMES].toSorted());
});

/** The points of a week, without their sources. */
const pointsIn = (week: number | null): readonly string[] =>
  (callTodayTopic(week).points ?? []).map(sentencesOf);

test('every sign has a source', () => {
  for (const week of [null, 8, 30, 42])
    for (const point of callTodayTopic(week).points ?? []) expect(sourcesOf(point).length).toBeGreaterThan(0);
});

test('no sign has a number of pounds, for who reads the page without them', () => {
  expect(pointsIn(30).join(' ')).not.toMatch(/\d ?(?:lb|kg)/u);
});

test('names urine and itching', () => {
  const points = pointsIn(30);
  expect(points[3]).toMatch(/when you pee, blood in your urine/u);
  expect(points.at(-1)).toMatch(/call within a day/u);
});

test('names the urgent signs that belong to every week in every week, and says what heavy bleeding is', () => {
  for (const week of [null, 0, 8, 14, 15, 30, 42]) {
    expect(pointsIn(week)[0]).toMatch(/headache.*vision.*dizziness.*racing heart/u);
    expect(callTodayTopic(week).paragraphs.map(sentencesOf)[0]).toMatch(
      /bleeding that soaks a pad in an hour.*988.*yourself or the baby/u,
    );
  }
});

test('says once what bleeding means, and names a fall and a home blood pressure in every week', () => {
  for (const week of [null, 8, 30, 42]) {
    const all = pointsIn(week).join(' ');
    expect(all.match(/[Aa]ny bleeding|[Ll]ight bleeding/gu)).toHaveLength(1);
    expect(all).toMatch(/often harmless, but only a check can tell.*Rh negative.*blow to your belly/u);
    expect(all).toMatch(/140 or more, or a lower one of 90 or more. At 160 or 110/u);
  }
});
