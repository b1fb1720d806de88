import { cm, kcal, kg, percent, years } from '../units.ts';
import { describe, expect, test } from 'vitest';
import type { LogDay } from './log.ts';
import { logWindow } from './log.ts';
import { meanIntake } from './mean-intake.ts';
import { MAINTENANCE_FLAGS, ownMaintenance } from './own-maintenance.ts';
import { energyPerKilogram, modelPerson, responseToIntake } from './stored-energy.ts';
import { weightCourse } from './weight-course.ts';

const person = { gender: 'female', age: years(45), height: cm(170), bodyFat: percent(35) } as const;
const at80 = modelPerson(person, kg(80));

/** A log with a weight and an intake on every day. */
const log = (
  length: number,
  weightOn: (day: number) => number,
  intakeOn: (day: number) => number = () => 2000,
): readonly LogDay[] =>
  Array.from({ length }, (_, day) => ({ day, weight: kg(weightOn(day)), intake: kcal(intakeOn(day)) }));

function estimated(days: readonly LogDay[], whose = person) {
  const found = ownMaintenance(whose, days);
  if (found.kind !== 'estimated') throw new Error(`got ${found.kind}`);
  return found;
}

/** Fluctuations without a trend or a weekly pattern. */
const noise = (day: number): number => Math.sin(12.9898 * day) + Math.cos(78.233 * day * day);

describe('the energy a body uses', () => {
  test('equals intake if the weight is stable', () => {
    const { maintenance, stored, weeklyChange, waterShifts } = estimated(log(42, () => 80));
    expect(maintenance.value).toBeCloseTo(2000, 6);
    expect(stored.value).toBeCloseTo(0, 6);
    expect(weeklyChange.value).toBeCloseTo(0, 9);
    expect(waterShifts).toEqual([]);
  });

  test('exceeds intake by the energy of the weight that is lost', () => {
    const losing = log(60, (day) => 80 - 0.06 * (day - 29.5));
    const { maintenance, stored, weeklyChange, intake } = estimated(losing);
    // 0.06 kg a day at 7,375.8 kcal per kg; the prior on the slope takes off less than a thousandth.
    expect(stored.value / (-0.06 * 7375.82)).toBeCloseTo(1, 2);
    expect(weeklyChange.value / -0.42).toBeCloseTo(1, 2);
    expect(intake.value).toBeCloseTo(2000, 9);
    expect(maintenance.value).toBeCloseTo(2000 - stored.value, 9);
  });

  test('isn’t shifted by water in the first week', () => {
    const steady = estimated(log(60, (day) => 82 - 0.06 * day));
    const wet = estimated(log(60, (day) => 82 - 0.06 * day - 2 * Math.min(1, day / 8)));
    expect(Math.abs(wet.maintenance.value - steady.maintenance.value)).toBeLessThan(30);
    expect(wet.waterShifts).toHaveLength(1);
    expect(wet.waterShifts[0]?.from).toBe(0);
    expect(wet.waterShifts[0]?.weight).toBeCloseTo(-2, 0);
  });

  test('allows for a change in intake within the log', () => {
    // A woman whose weight is stable at 2,200 kcal, and who eats 1,700 from day 25 on.
    const { weightOn } = responseToIntake(modelPerson(person, kg(80)), [
      { from: 0, to: 24, intake: 2200 },
      { from: 25, to: 59, intake: 1700 },
    ]);
    const dieting = log(
      60,
      (day) => 80 + weightOn(day),
      (day) => (day < 25 ? 2200 : 1700),
    );
    const { maintenance, flags } = estimated(dieting);
    expect(flags).toContain('intakeChanged');
    // Adaptation offsets some of the 500 kcal, so she uses between 2,080 and 2,200 on average.
    expect(maintenance.value).toBeGreaterThan(2080);
    expect(maintenance.value).toBeLessThan(2200);
  });

  test('uses the last eighteen weeks of a long log', () => {
    const days = log(
      400,
      (day) => (day < 274 ? 95 - day / 20 : 80),
      (day) => (day < 274 ? 1500 : 2100),
    );
    const found = estimated(days);
    expect(found.window).toMatchObject({ from: 274, to: 399 });
    expect(found.maintenance.value).toBeCloseTo(2100, 6);
  });
});

describe('the interval', () => {
  const varied = log(
    50,
    (day) => 80 - 0.03 * day + 0.4 * noise(day),
    (day) => 1900 + 250 * noise(day + 3),
  );

  test('adds up the uncertainty of meals and of stored energy', () => {
    const { maintenance, intake, stored, weeklyChange, window } = estimated(varied);
    const eaten = meanIntake(window.intakes, 0, 49);
    const { slope } = weightCourse(window, () => 0, []);
    const weights = window.weighings.map(({ weight }) => weight).toSorted((one, other) => one - other);
    const perKg = energyPerKilogram(modelPerson(person, kg((weights[24]! + weights[25]!) / 2)));
    expect(stored.value).toBeCloseTo(perKg * slope.value, 6);
    expect(intake.high - intake.value).toBeCloseTo(1.96 * Math.sqrt(eaten.variance), 6);
    const storedVariance = perKg ** 2 * slope.variance + (0.05 * stored.value) ** 2;
    expect(stored.value - stored.low).toBeCloseTo(1.96 * Math.sqrt(storedVariance), 6);
    expect(weeklyChange.high - weeklyChange.value).toBeCloseTo(1.96 * 7 * Math.sqrt(slope.variance), 9);
    expect(maintenance.high - maintenance.value).toBeCloseTo(
      1.96 * Math.sqrt(eaten.variance + storedVariance),
      6,
    );
    for (const { value, low, high } of [maintenance, intake, stored, weeklyChange]) {
      expect((low + high) / 2).toBeCloseTo(value, 9);
    }
  });

  test('never goes below 0', () => {
    const wild = log(
      21,
      (day) => 80 + 1.1 * noise(day),
      () => 700,
    );
    const found = ownMaintenance({ ...person, bodyFat: percent(50) }, wild);
    expect(found).toMatchObject({ kind: 'estimated', maintenance: { low: 0 } });
  });
});

describe('the flags', () => {
  test('include few weeks under 42 days', () => {
    expect(estimated(log(41, () => 80)).flags).toEqual(['fewWeeks']);
    expect(estimated(log(42, () => 80)).flags).toEqual([]);
  });

  test('include a water shift from 0.7 kg on', () => {
    const shifted = (water: number) => {
      const found = estimated(log(126, (day) => 80 - water * Math.min(1, day / 8)));
      const all = weightCourse(found.window, () => 0, []).waterShifts;
      const isLarge = Math.abs(all[0]!.weight) > 0.7;
      expect(found.waterShifts).toEqual(isLarge ? all : []);
      expect(found.flags.includes('waterShift')).toBe(isLarge);
      return isLarge;
    };
    expect([0.6, 0.68, 0.75, 1.5, -0.6, -0.75].map(shifted)).toEqual([false, false, true, true, false, true]);
  });

  test('include a wide interval from 15 % of the figure on', () => {
    const swings = Array.from({ length: 40 }, (_, step) => {
      const swing = 15 * (step + 1);
      const { maintenance, flags } = estimated(
        log(
          24,
          () => 80,
          (day) => 2000 + swing * noise(day),
        ),
      );
      const share = (maintenance.high - maintenance.value) / maintenance.value;
      expect(flags.includes('wideInterval')).toBe(share > 0.15);
      return share;
    });
    expect(swings.some((share) => share < 0.15 && share > 0.14)).toBe(true);
    expect(swings.some((share) => share > 0.15 && share < 0.16)).toBe(true);
  });

  test('come in a fixed order', () => {
    const { flags } = estimated(
      log(
        40,
        (day) => 80 - 3 * Math.min(1, day / 8) + 0.8 * noise(day),
        (day) => (day < 20 ? 2600 : 1500),
      ),
    );
    expect(flags).toEqual([...MAINTENANCE_FLAGS]);
  });
});

describe('there is no figure', () => {
  test('if the log lacks something, with what it lacks', () => {
    const found = ownMaintenance(
      person,
      log(20, () => 80),
    );
    expect(found).toMatchObject({ kind: 'lacking', window: { lacks: [{ kind: 'days', missing: 1 }] } });
    expect(ownMaintenance(person, [])).toMatchObject({ kind: 'lacking' });
  });

  test.each([
    { why: 'under 18', whose: { ...person, age: years(17) }, weight: 80 },
    { why: 'for a height that no adult has', whose: { ...person, height: cm(90) }, weight: 80 },
    { why: 'for a weight that no adult has', whose: person, weight: 20 },
  ])('$why', ({ whose, weight }) => {
    const found = ownMaintenance(
      whose,
      log(42, () => weight),
    );
    expect(found).toEqual({ kind: 'notModelled', window: logWindow(log(42, () => weight)) });
  });

  test.each([
    { eaten: 499, kind: 'implausible' },
    { eaten: 501, kind: 'estimated' },
    { eaten: 9999, kind: 'estimated' },
    { eaten: 10_001, kind: 'implausible' },
  ])('but $kind for $eaten kcal at a level weight', ({ eaten, kind }) => {
    const days = log(
      42,
      () => 80,
      () => eaten,
    );
    expect(ownMaintenance(person, days).kind).toBe(kind);
    expect(ownMaintenance(person, days).window).toEqual(logWindow(days));
  });
});

test('a weigh-in 5 kg off is marked and left out, and counts once it’s confirmed', () => {
  const clean = log(60, (day) => 80 - 0.03 * day + 0.3 * noise(day));
  const mistaken = clean.map((entry) => (entry.day === 33 ? { ...entry, weight: kg(85) } : entry));
  const without = clean.map((entry) => (entry.day === 33 ? { ...entry, weight: null } : entry));
  const found = estimated(mistaken);
  expect(found.window.leftOut).toMatchObject([{ day: 33, weight: 85 }]);
  expect(found.maintenance).toEqual(estimated(without).maintenance);
  expect(Math.abs(found.maintenance.value - estimated(clean).maintenance.value)).toBeLessThan(10);
  const confirmed = mistaken.map((entry) => ({ ...entry, isConfirmed: true }));
  expect(estimated(confirmed).window.leftOut).toEqual([]);
  expect(estimated(confirmed).maintenance.value).not.toBe(found.maintenance.value);
});

test('energy per kilogram comes from the weight in the middle of the log', () => {
  const { stored, weeklyChange } = estimated(log(42, (day) => 80 + 0.05 * (day - 20.5)));
  expect((7 * stored.value) / weeklyChange.value).toBeCloseTo(energyPerKilogram(at80), 6);
});
