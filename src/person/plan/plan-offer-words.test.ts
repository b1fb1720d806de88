import { expect, test } from 'vitest';
import { kcal, kg } from '@evenscale/formulas/units';
import type { FollowedPlan } from './followed-plan.ts';
import type { PlanOffer } from './plan-offer.ts';
import { offerText } from './plan-offer-words.ts';

/** From 89.1 kg to 82 kg in 90 days, from Dec 1, 2026 to Mar 1, 2027. */
const plan = {
  start: '2026-12-01',
  days: 90,
  goal: kg(82),
  assumed: { weight: kg(89.1) },
} as FollowedPlan;
const gain = { ...plan, goal: kg(96) } as FollowedPlan;
const keep = { ...plan, goal: kg(89.1) } as FollowedPlan;

/** Somebody who uses 107 kcal more than the plan counted on, whose trend doesn't show it. */
const offer: PlanOffer = {
  reason: 'maintenance',
  assumed: kcal(2681),
  uses: kcal(2788),
  own: { value: kcal(2788), low: kcal(2720), high: kcal(2850) },
  distance: 0.4,
  isByOwn: true,
  change: { intake: { status: 'fine', value: kcal(2374), isBelowRest: false }, days: 90 },
  samePace: null,
  unchanged: { intake: kcal(2260), days: 81 },
  update: { on: '2026-12-22', weightKg: 87.9, eaten: [{ fromDay: 0, kcal: 2260 }], own: null },
};

const MORE = 'Your log says you use about 110 kcal a day more than your plan counted on';
const EARLY = 'Eating on as planned, you’d arrive about Feb 20, 2027 instead of Mar 1, 2027.';
const LATE = 'Eating on as planned, you’d arrive about Mar 21, 2027 instead of Mar 1, 2027.';
const WHY = 'Your trend alone says something else, likely from early water or a few days’ ups and downs.';
const late = { ...offer, isByOwn: false, unchanged: { intake: kcal(2260), days: 110 } };

test.each<[what: string, offer: PlanOffer, plan: FollowedPlan, text: string]>([
  ['a trend that doesn’t show it yet is explained', offer, plan, `${MORE}. ${EARLY} ${WHY}`],
  ['a trend that agrees isn’t', { ...offer, isByOwn: false }, plan, `${MORE}. ${EARLY}`],
  ['who arrives late all the same is behind', late, plan, `${MORE}, but you’re behind it. ${LATE}`],
  [
    'on the way up, using more is why',
    { ...late, distance: -0.4, update: { ...offer.update, weightKg: 90 } },
    gain,
    `${MORE}. ${LATE}`,
  ],
  [
    'on the way up, early is because of the weight',
    { ...offer, isByOwn: false, update: { ...offer.update, weightKg: 90 } },
    gain,
    `${MORE}, but you’re ahead of it. ${EARLY}`,
  ],
  [
    'using what was counted on, too',
    { ...late, uses: kcal(2684) },
    plan,
    `Your log says you use about what your plan counted on, but you’re behind it. ${LATE}`,
  ],
  ['a weight that isn’t why isn’t named', { ...late, distance: -0.4 }, plan, `${MORE}. ${LATE}`],
  [
    'less is less, and may never arrive',
    { ...late, uses: kcal(2531), unchanged: { intake: kcal(2260), days: null } },
    plan,
    'Your log says you use about 150 kcal a day less than your plan counted on. Eating on as planned, you wouldn’t get to your goal.',
  ],
  ['a weight that is kept has no arrival', { ...offer, isByOwn: false, unchanged: null }, keep, `${MORE}.`],
  [
    'without meals, it’s the trend that says so',
    { ...late, reason: 'leftBand', own: null },
    plan,
    `Your trend has left the likely range of your plan. ${LATE}`,
  ],
  [
    'another date has its reason, which matters more than the trend’s',
    { ...offer, change: offer.change && { ...offer.change, days: 120 } },
    plan,
    `${MORE}. ${EARLY} Calories for Mar 1, 2027 would need a caution, so the update has another date.`,
  ],
])('%s', (_, said, of, text) => {
  expect(offerText(said, of, 'kcal')).toBe(text);
});

test('a difference has the visitor’s unit', () => {
  expect(offerText(offer, plan, 'kJ')).toContain('you use about 460 kJ a day more');
});

test('it is three sentences of about twenty words at most', () => {
  const fast = { ...offer, update: { ...offer.update, weightKg: 91 } };
  for (const said of [offer, late, fast, { ...fast, distance: 2 }]) {
    const sentences = offerText(said, plan, 'kcal').split(/(?<=\.) /u);
    expect(sentences.length).toBeLessThanOrEqual(3);
    for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
  }
});
