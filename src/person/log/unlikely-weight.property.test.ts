/** Weights as people really log them: none is asked about, and a slip is. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../../tests/properties.ts';
import { addDays } from './local-day.ts';
import type { StoredLogDay } from './parse-log.ts';
import { isUnlikelyWeight, likelyOwnWeight } from './unlikely-weight.ts';
import { usualWeight } from './usual-weight.ts';

const START = '2026-01-01';

/** From one day to the next, by food and water: a share of the weight. */
const NOISE = 0.008;

interface Journey {
  readonly name: string;
  /** How far the weight is from its start on a day, in kg. */
  readonly change: (day: number, weight: number) => number;
  /** Whether the scale is there. */
  readonly isHome?: (day: number) => boolean;
}

const ramp = (day: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (day - from) / (to - from)));

/** Up over nine days and down over four: water in a cycle of 28 days. */
function cycle(day: number, kilograms: number): number {
  const at = day % 28;
  return kilograms * (ramp(at, 12, 21) - ramp(at, 24, 28));
}

const JOURNEYS: readonly Journey[] = [
  { name: 'a steady weight', change: () => 0 },
  // 2.5% of water in five days, then 1% a week.
  {
    name: 'the first days of a diet',
    change: (day, weight) => -weight * (0.025 * ramp(day, 10, 15) + (0.01 / 7) * Math.max(0, day - 15)),
  },
  {
    name: 'two weeks of holiday without a scale',
    change: (day) => 3.5 * ramp(day, 20, 34),
    isHome: (day) => day < 20 || day > 34,
  },
  {
    name: 'three weeks without a scale on a fast diet',
    change: (day, weight) => -weight * (0.01 / 7) * Math.max(0, day - 5),
    isHome: (day) => day < 20 || day > 41,
  },
  {
    name: 'ten weeks without a scale on a diet',
    change: (day, weight) => -weight * (0.006 / 7) * Math.max(0, day - 5),
    isHome: (day) => day < 20 || day > 90,
  },
  { name: 'a cycle of 2 kg', change: (day) => cycle(day, 2) },
  { name: 'a cycle of 3 kg', change: (day) => cycle(day, 3) },
  {
    name: 'an illness that takes 3%',
    change: (day, weight) => -weight * 0.03 * (ramp(day, 20, 24) - ramp(day, 27, 33)),
  },
  { name: 'a salty weekend', change: (day) => (day % 7 === 6 ? 1.5 : 0) },
];

/** The day's weigh-in as somebody types it. */
const rounded = (weight: number): number => Math.round(weight * 10) / 10;

interface Drawn {
  readonly journey: Journey;
  readonly weight: number;
  readonly every: number;
  readonly noise: readonly number[];
}

const DAYS = 110;

const drawn: fc.Arbitrary<Drawn> = fc.record({
  journey: fc.constantFrom(...JOURNEYS),
  weight: fc.double({ min: 50, max: 140, noNaN: true }),
  every: fc.constantFrom(1, 2, 3, 7),
  noise: fc.array(fc.double({ min: -NOISE, max: NOISE, noNaN: true }), { minLength: DAYS, maxLength: DAYS }),
});

function weighings({ journey, weight, every, noise }: Drawn): readonly StoredLogDay[] {
  const { change, isHome = () => true } = journey;
  return noise.flatMap((off, day) =>
    day % every === 0 && isHome(day)
      ? [{ day: addDays(START, day), weightKg: rounded((weight + change(day, weight)) * (1 + off)) }]
      : [],
  );
}

const contextOn = (days: readonly StoredLogDay[], day: string) => ({
  ...usualWeight(days, day, { ofPlan: null, own: null }),
  centimetres: null,
});

test('nobody is asked about a weight of a real journey', () => {
  check(
    [drawn],
    (person) => {
      const days = weighings(person);
      for (const [place, { day, weightKg = 0 }] of days.entries()) {
        const context = contextOn(days.slice(0, place), day);
        const isAsked = isUnlikelyWeight(weightKg, context);
        expect(isAsked, `${person.journey.name}: ${weightKg} beside ${JSON.stringify(context)}`).toBe(false);
      }
    },
    300,
  );
});

test('a wrong digit before the point is asked about where it makes 6 kg and 6.5%, and the right one is offered', () => {
  check(
    [drawn, fc.nat({ max: 1 }), fc.constantFrom(-9, -8, -7, -6, 6, 7, 8, 9)],
    (person, place, by) => {
      const days = weighings({ ...person, journey: JOURNEYS[0]!, every: 1 });
      const { day, weightKg = 0 } = days.at(-1)!;
      const step = place === 0 ? 1 : 10;
      const typed = rounded(weightKg + by * step);
      // Another digit in one place, and none less or more.
      fc.pre(Math.floor(typed / (10 * step)) === Math.floor(weightKg / (10 * step)));
      fc.pre(Math.trunc(typed).toString().length === Math.trunc(weightKg).toString().length);
      fc.pre(Math.abs(typed - weightKg) > 0.065 * weightKg);
      const context = contextOn(days.slice(0, -1), day);
      expect(isUnlikelyWeight(typed, context)).toBe(true);
      const meant = likelyOwnWeight(`kg~${typed}`, context);
      expect(Number(meant?.text.slice(3)) / context.usual!).toBeCloseTo(1, 1);
    },
    300,
  );
});
