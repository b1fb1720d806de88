import { expect, test } from 'vitest';
import { isDistressed, leftOutOf } from './hard-queries.ts';

/** Whether the query leaves out pages only about losing, also about gaining, and any others. */
function leftOut(query: string): readonly boolean[] {
  const isLeftOut = leftOutOf(query);
  return [isLeftOut({ aboutLosing: 'only' }), isLeftOut({ aboutLosing: 'too' }), isLeftOut({})];
}

test.each([
  'anorexia',
  'Bulimic',
  'eating disorder help',
  'binge eating',
  'purging',
  'laxatives',
  'I can’t stop eating',
  'suicidal',
  'self-harm',
  'scared to eat',
  'afraid of gaining weight',
  'I stopped eating',
  'I hate my body',
])('%s is a call for help, and lists nothing about eating less', (query) => {
  expect(isDistressed(query)).toBe(true);
  expect(leftOut(query)).toEqual([true, true, false]);
});

test.each([
  'lose weight',
  'fasting',
  'eating out',
  'gain muscle',
  'stop eating at night',
  'gaining weight back',
  'why do I still gain weight',
  '',
])('%j doesn’t ask for help', (query) => {
  expect(isDistressed(query)).toBe(false);
  expect(leftOut(query)).toEqual([false, false, false]);
});

test.each(['am I underweight', 'how do I gain weight'])(
  '%j leaves out losing, and keeps what helps to gain',
  (query) => {
    expect(isDistressed(query)).toBe(false);
    expect(leftOut(query)).toEqual([true, false, false]);
  },
);
