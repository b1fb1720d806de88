import { cm, kcal, kg, years } from '../units.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../../../tests/properties.ts';
import type { LogDay } from './log.ts';
import { ownMaintenance } from './own-maintenance.ts';
import type { LogPerson } from './stored-energy.ts';

/** Fewer runs, because each figure takes milliseconds. */
const RUNS = 100;

const people: fc.Arbitrary<LogPerson> = fc.record({
  gender: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 18, max: 90 }).map(years),
  height: fc.integer({ min: 150, max: 200 }).map(cm),
  bodyFat: fc.constant(null),
});

interface Shape {
  readonly length: number;
  readonly weight: number;
  readonly slope: number;
  readonly eaten: number;
  readonly noise: readonly number[];
  readonly gaps: readonly boolean[];
}

const shapes: fc.Arbitrary<Shape> = fc.record({
  length: fc.integer({ min: 24, max: 130 }),
  weight: fc.double({ min: 60, max: 130, noNaN: true }),
  slope: fc.double({ min: -0.12, max: 0.12, noNaN: true }),
  eaten: fc.integer({ min: 1500, max: 4000 }),
  noise: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 260, maxLength: 260 }),
  gaps: fc.array(
    fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
    { minLength: 130, maxLength: 130 },
  ),
});

/** Weights within 0.8 kg of a line; intakes within a fraction of their level. */
function logOf({ length, weight, slope, eaten, noise, gaps }: Shape, variation = 0.3): readonly LogDay[] {
  return Array.from({ length }, (_, day) => ({
    day,
    weight: gaps[day] === true ? null : kg(weight + slope * day + 0.8 * noise[day]!),
    intake: gaps[129 - day] === true ? null : kcal(eaten * (1 + variation * noise[130 + day]!)),
  }));
}

const mapped = (days: readonly LogDay[], change: (entry: LogDay) => Partial<LogDay>): readonly LogDay[] =>
  days.map((entry) => ({ ...entry, ...change(entry) }));

const heavier = (days: readonly LogDay[], by: number): readonly LogDay[] =>
  mapped(days, ({ weight }) => ({ weight: weight === null ? null : kg(weight + by) }));

describe('maintenance from a log', () => {
  test('is finite, inside its interval, and equal to energy eaten minus energy stored', () => {
    check(
      [people, shapes],
      (person, shape) => {
        const found = ownMaintenance(person, logOf(shape));
        if (found.kind !== 'estimated') return;
        const { maintenance, intake, stored, weeklyChange } = found;
        for (const { value, low, high } of [maintenance, intake, stored, weeklyChange]) {
          expect(low).toBeLessThan(value);
          expect(high).toBeGreaterThan(value);
          expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true);
        }
        expect(maintenance.low).toBeGreaterThanOrEqual(0);
        expect(maintenance.value).toBeCloseTo(intake.value - stored.value, 6);
      },
      RUNS,
    );
  });

  test('changes only slightly if all weights shift by a constant', () => {
    check(
      [people, shapes, fc.double({ min: -3, max: 3, noNaN: true })],
      (person, shape, by) => {
        const days = logOf(shape, 0.05);
        const [one, other] = [ownMaintenance(person, days), ownMaintenance(person, heavier(days, by))];
        if (one.kind !== 'estimated' || other.kind !== 'estimated') return;
        expect(other.weeklyChange.value).toBeCloseTo(one.weeklyChange.value, 6);
        // A heavier body is assumed to be fatter: about 3 % more stored energy per kilogram, and more for a light body.
        const allowed = 0.04 * Math.abs(by) * Math.abs(one.stored.value) + 1e-6;
        expect(Math.abs(other.maintenance.value - one.maintenance.value)).toBeLessThan(allowed);
      },
      RUNS,
    );
  });

  test('doesn’t depend on the number of the first day', () => {
    check(
      [people, shapes, fc.integer({ min: -50_000, max: 50_000 })],
      (person, shape, by) => {
        const days = logOf(shape);
        const later = mapped(days, ({ day }) => ({ day: day + by }));
        const [one, other] = [ownMaintenance(person, days), ownMaintenance(person, later)];
        expect(other.kind).toBe(one.kind);
        if (one.kind !== 'estimated' || other.kind !== 'estimated') return;
        expect(other.maintenance.value).toBeCloseTo(one.maintenance.value, 6);
        expect(other.maintenance.high).toBeCloseTo(one.maintenance.high, 6);
      },
      RUNS,
    );
  });

  test('rises by as much as daily intake rises', () => {
    check(
      [people, shapes, fc.integer({ min: 1, max: 300 })],
      (person, shape, by) => {
        const days = logOf(shape, 0.05);
        const more = mapped(days, ({ intake }) => ({ intake: intake === null ? null : kcal(intake + by) }));
        const [one, other] = [ownMaintenance(person, days), ownMaintenance(person, more)];
        if (one.kind !== 'estimated' || other.kind !== 'estimated') return;
        expect(other.maintenance.value - one.maintenance.value).toBeCloseTo(by, 6);
      },
      RUNS,
    );
  });

  test('recovers the true value from a log without errors', () => {
    check(
      [people, shapes],
      (person, shape) => {
        const days = logOf({ ...shape, noise: shape.noise.map(() => 0), gaps: [] });
        const found = ownMaintenance(person, days);
        if (found.kind !== 'estimated') return;
        const slope = found.weeklyChange.value / 7;
        const allowed = shape.length < 42 ? 0.05 : 0.01;
        expect(Math.abs(slope - shape.slope)).toBeLessThanOrEqual(allowed * Math.abs(shape.slope) + 1e-9);
        expect(found.intake.value).toBeCloseTo(shape.eaten, 6);
      },
      RUNS,
    );
  });

  test('isn’t given without enough data, whatever the rest of the log says', () => {
    check(
      [people, shapes, fc.constantFrom('weighings', 'intakes', 'days')],
      (person, shape, missing) => {
        const days = logOf({ ...shape, gaps: [] });
        const without = {
          weighings: mapped(days, ({ day, weight }) => ({ weight: day < 5 ? weight : null })),
          intakes: mapped(days, ({ day, intake }) => ({ intake: day % 3 === 0 ? intake : null })),
          days: days.slice(0, 20),
        };
        expect(ownMaintenance(person, without[missing]).kind).toBe('lacking');
      },
      RUNS,
    );
  });

  test('reads only the day numbers of entries before its window', () => {
    const past = Array.from({ length: 2000 }, (_, at): LogDay => ({
      day: at - 2000,
      get weight(): never {
        throw new Error('read a weight');
      },
      get intake(): never {
        throw new Error('read an intake');
      },
    }));
    check(
      [people, shapes],
      (person, shape) => {
        const days = logOf({ ...shape, length: 126, gaps: [] });
        expect(ownMaintenance(person, [...past, ...days])).toEqual(ownMaintenance(person, days));
      },
      RUNS / 5,
    );
  });
});
