import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { planToday, type OnTheWay } from '#person/plan/plan-today.ts';
import { someOwnTarget } from '../../../tests/some-plan.ts';
import { earlyMeaning, earlySentence, firstDaysSentence } from './early-words.ts';

function onDay(day: number): OnTheWay {
  const now = planToday(someOwnTarget().plan, [], `2026-11-${22 + day}`);
  if (now.kind !== 'underWay') throw new RangeError(`onDay: day ${day} is after the plan`);
  return now;
}

test('a weight off the plan, away from the goal, is said to be normal for two weeks', () => {
  const heavy = { weight: kg(94.5), planned: kg(93) };
  const light = { weight: kg(91.5), planned: kg(93) };
  const now = onDay(4);
  expect(earlySentence(heavy, now, 'kg')).toContain('Above the plan’s line, which is normal');
  expect(earlySentence(heavy, now, 'kg')).toMatch(/by 1 to 2 kg\.$/u);
  expect(earlySentence(heavy, now, 'st')).toMatch(/by 2 to 4 lb\.$/u);
  // What is reached already comes first.
  const started = { ...now, start: { ...now.start, weight: kg(94.9) } };
  expect(earlySentence(heavy, started, 'kg')).toMatch(
    /^0\.4 kg below the plan’s starting weight\. Above the plan/u,
  );
  expect(earlySentence(heavy, started, 'kg', true)).toMatch(/^Above the plan/u);
  expect(earlySentence(heavy, { ...now, start: { ...now.start, weight: kg(94.5) } }, 'kg')).toMatch(
    /^Above the plan/u,
  );
  expect(earlySentence(heavy, { ...now, day: 14 }, 'kg')).toBeNull();
  expect(earlySentence(heavy, { ...now, direction: 'gaining' }, 'kg')).toBeNull();
  expect(earlySentence(heavy, { ...now, direction: 'level' }, 'kg')).toBeNull();
  expect(earlySentence(heavy, null, 'kg')).toBeNull();
  expect(earlySentence({ ...heavy, planned: undefined }, now, 'kg')).toBeNull();
  expect(earlySentence(undefined, now, 'kg')).toBeNull();
  expect(earlySentence(light, now, 'kg')).toBeNull();
  expect(earlySentence(light, { ...now, direction: 'gaining' }, 'kg')).toContain('Below the plan’s line');
});

test('a weight on the goal’s side says how far somebody has come, and why that’s fast', () => {
  const now = { ...onDay(4), start: { ...onDay(4).start, weight: kg(94) } };
  const light = { weight: kg(92.6), planned: kg(93) };
  expect(firstDaysSentence(light, now, 'kg')).toBe(
    '1.4 kg below the plan’s starting weight. Water moves first, so expect a slower pace later.',
  );
  expect(firstDaysSentence(light, { ...now, day: 14 }, 'kg')).toBeNull();
  expect(firstDaysSentence({ ...light, weight: kg(94) }, now, 'kg')).toBeNull();
  expect(firstDaysSentence({ ...light, weight: kg(94.4) }, { ...now, direction: 'gaining' }, 'kg')).toMatch(
    /^0\.4 kg above the plan’s starting weight\. Water/u,
  );
});

test('a weight within a weigh-in’s ups and downs is close to the line, and one beyond water isn’t called normal', () => {
  const now = { ...onDay(2), start: { ...onDay(2).start, weight: kg(94) } };
  const said = (weight: number) => earlySentence({ weight: kg(weight), planned: kg(93.5) }, now, 'kg');
  expect(said(93.6)).toBe('0.4 kg below the plan’s starting weight. Close to the plan’s line.');
  expect(said(94.5)).toBe('Close to the plan’s line.');
  expect(said(94.6)).toMatch(/^Above the plan’s line, which is normal/u);
  expect(said(96.5)).toMatch(/^Above the plan’s line, which is normal/u);
  expect(said(96.6)).toMatch(
    /^Further above the plan’s line than water alone explains\. If the next few days/u,
  );
  const gaining = { ...now, direction: 'gaining' } as const;
  expect(earlySentence({ weight: kg(90), planned: kg(93.5) }, gaining, 'kg')).toMatch(
    /^Further below the plan/u,
  );
  expect(earlySentence({ weight: kg(93.4), planned: kg(93.5) }, gaining, 'kg')).toBe(
    'Close to the plan’s line.',
  );
});

test('where the distance is said already, only what it means is added, and no reason twice', () => {
  const now = { ...onDay(8), beside: 'apart' } as const;
  const meaning = (weight: number, change: Partial<OnTheWay> = {}) =>
    earlyMeaning({ weight: kg(weight), planned: kg(93) }, { ...now, ...change }, 'kg');
  expect(meaning(94.5)).toBe(
    'A distance like this is normal in the first two weeks: water alone moves a weight by 1 to 2 kg.',
  );
  expect(meaning(96.5)).toMatch(/^A distance like this is more than water alone explains\. If the next/u);
  expect(meaning(91.5, { direction: 'gaining' })).toContain('normal');
  expect(meaning(93.9)).toBeNull();
  expect(meaning(91.5)).toBeNull();
  // “Within the usual ups and downs” and “by one odd weigh-in” are reasons.
  expect(meaning(94.5, { beside: 'near' })).toBeNull();
  expect(meaning(94.5, { beside: 'odd' })).toBeNull();
  expect(meaning(94.5, { day: 14 })).toBeNull();
  expect(earlyMeaning({ weight: kg(94.5), planned: kg(93) }, null, 'kg')).toBeNull();
});
