import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import type { KeptPlan } from '#person/plan/kept-plan.ts';
import { LONGEST_FRAGMENT, packLog, readSharedLog, type SharedLog } from './shared-log.ts';
import { UNITS } from '#person/units.ts';

const PERSON: LogPerson = { gender: 'male', age: 40, saidOn: '2026-11-01', centimetres: 180.3 };

const PLAN: KeptPlan = {
  entries: { weight: 'kg~82', height: 'cm~180', gender: 'male', goalWeight: 'kg~76', units: 'metric' },
  start: '2026-10-01',
  update: {
    on: '2026-11-01',
    weightKg: 80.123456789,
    eaten: [{ fromDay: 0, kcal: 2345.678 }],
    own: { value: 2500.5, low: 2450, high: 2551, from: 0, to: 30 },
    madeFor: '2027-03-01',
  },
};

/** Days up to Nov 21, 2026, as somebody enters them in pounds and kilojoules. */
const daysOf = (count: number): readonly StoredLogDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays('2026-11-22', index - count),
    weightKg: Math.round(1808 - 0.6 * index * (60 / count) + 6 * Math.sin(index * 2.1)) * 0.045359237,
    intakeKcal: Math.round(10_000 + 200 * Math.sin(index)) / 4.184,
    note: 'private',
    waistCm: 91.3,
  }));

const sharedOf = (change: Partial<SharedLog> = {}): SharedLog => ({
  name: '',
  days: daysOf(60),
  person: PERSON,
  view: { units: 'stone', isWeightHidden: false },
  energyUnit: 'kJ',
  plan: null,
  ...change,
});

const textOf = (fragment: string): string => fragment.slice('log-'.length);
const packedBy = (value: unknown): string =>
  `log-${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });

/** Any log: also with gaps of years, absurd numbers and every digit that a number can have. */
const anyDays = fc
  .tuple(
    fc.integer({ min: 0, max: 60_000 }),
    fc.array(
      fc.record({
        gap: fc.oneof({ weight: 20, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 900 })),
        weightKg: maybe(fc.double({ min: 1e-9, max: 1000, noNaN: true })),
        intakeKcal: maybe(fc.double({ min: 0, max: 20_000, noNaN: true })),
        isConfirmed: maybe(fc.constant(true as const)),
        note: maybe(fc.string({ maxLength: 80, unit: 'binary' })),
      }),
      { maxLength: 400, size: 'max' },
    ),
  )
  .map(([first, entries]) => {
    let day = addDays('1900-01-01', first);
    return entries.flatMap(({ gap, ...values }): readonly StoredLogDay[] => {
      day = addDays(day, gap);
      return day > '2199-12-31' ? [] : [JSON.parse(JSON.stringify({ day, ...values })) as StoredLogDay];
    });
  });

const anyLog: fc.Arbitrary<SharedLog> = fc.record({
  name: fc.string({ maxLength: 60, unit: 'binary' }),
  days: anyDays,
  person: fc.constantFrom(PERSON, null),
  view: fc.record({
    units: fc.constantFrom(...UNITS),
    isWeightHidden: fc.boolean(),
  }),
  energyUnit: fc.constantFrom('kcal' as const, 'kJ' as const),
  plan: fc.constantFrom(PLAN, null),
});

describe('a packed log', () => {
  test('any log is read back as it was packed, from at most 4 kB', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, fc.boolean(), async (log, hasNotes) => {
        const packed = await packLog(log, hasNotes);
        if (packed === null) return;
        expect(packed.fragment.length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
        expect(packed.fragment).toMatch(/^log-[\w-]+$/u);
        expect(await readSharedLog(`#${packed.fragment}`)).toEqual(packed.log);
        // Packing what was read changes nothing.
        expect(await packLog(packed.log, true)).toEqual(packed);
        if (!hasNotes) expect(packed.log.days.some(({ note }) => note !== undefined)).toBe(false);
        const kept = new Map(log.days.map((day) => [day.day, day]));
        for (const { day, weightKg = 0, intakeKcal = 0 } of packed.log.days) {
          expect(Math.abs((kept.get(day)?.weightKg ?? 0) - weightKg)).toBeLessThanOrEqual(0.000_006);
          expect(Math.abs((kept.get(day)?.intakeKcal ?? 0) - intakeKcal)).toBeLessThanOrEqual(0.006);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('100,000 days give a short link with the days that the figures use, and the same figures', async () => {
    const log = sharedOf({ days: daysOf(100_000), plan: PLAN, name: 'Ana' });
    const packed = (await packLog(log))!;
    expect(packed.fragment.length).toBeLessThan(2500);
    expect(packed.log).toMatchObject({ name: 'Ana', plan: PLAN, energyUnit: 'kJ' });
    expect(packed.log.days[0]?.day).toBe(addDays('2026-11-21', -150));
    expect(packed.log.days.at(-1)?.day).toBe('2026-11-21');
    const [mine, theirs] = [log, packed.log].map(({ days }) => buildLogReport(days, PERSON, '2026-11-22'));
    if (mine?.kind !== 'estimated' || theirs?.kind !== 'estimated') throw new Error('There is no figure.');
    expect(theirs.found.maintenance.value).toBeCloseTo(mine.found.maintenance.value, 1);
    expect(theirs.found.maintenance.low).toBeCloseTo(mine.found.maintenance.low, 1);
  });

  test('meals that ended long ago still give the figure that the log gives', async () => {
    const days = daysOf(400).map(({ intakeKcal, ...day }, index) =>
      index < 150 ? { ...day, intakeKcal } : day,
    ) as readonly StoredLogDay[];
    const packed = (await packLog(sharedOf({ days })))!;
    const [mine, theirs] = [days, packed.log.days].map((some) => buildLogReport(some, PERSON, '2026-11-22'));
    expect(mine?.kind).toBe('estimated');
    if (mine?.kind !== 'estimated' || theirs?.kind !== 'estimated') throw new Error('There is no figure.');
    expect(theirs.found.maintenance.value).toBeCloseTo(mine.found.maintenance.value, 1);
  });

  test('notes, waist and body fat aren’t in it, and a weight entered in kilograms is exact', async () => {
    const days = [{ day: '2026-11-21', weightKg: 80.3, note: 'private', waistCm: 91, bodyFat: 22 }];
    const packed = (await packLog(sharedOf({ days })))!;
    expect(packed.log.days).toEqual([{ day: '2026-11-21', weightKg: 80.3 }]);
  });

  test('notes are in it if the person wants that, also those of days without anything else', async () => {
    const days = [
      { day: '2026-11-20', note: 'flu', waistCm: 91 },
      { day: '2026-11-21', weightKg: 80.3, note: 'still flu' },
    ];
    const packed = (await packLog(sharedOf({ days }), true))!;
    expect(packed.log.days).toEqual([
      { day: '2026-11-20', note: 'flu' },
      { day: '2026-11-21', weightKg: 80.3, note: 'still flu' },
    ]);
    expect(await packLog(sharedOf({ days: days.slice(0, 1) }), true)).toBeNull();
  });

  test('of notes that are too long for a link, the newest are in it, and the plan stays', async () => {
    const days = daysOf(100).map((row, index) => ({
      ...row,
      note: Array.from({ length: 40 }, (_, word) => (index * 7919 + word * 104_729).toString(36)).join(' '),
    }));
    const packed = (await packLog(sharedOf({ days, plan: PLAN }), true))!;
    const noted = packed.log.days.filter(({ note }) => note !== undefined);
    expect(noted.length).toBeGreaterThan(2);
    expect(noted.length).toBeLessThan(50);
    expect(noted.at(-1)).toMatchObject({ day: '2026-11-21', note: days.at(-1)?.note });
    expect(packed.log.plan).toEqual(PLAN);
  });

  test('a plan that is too long for a link is left out', async () => {
    const eaten = Array.from({ length: 1000 }, (_, index) => ({
      fromDay: index,
      kcal: Math.random() * 3000,
    }));
    const plan = { ...PLAN, update: { ...PLAN.update!, eaten } };
    const packed = (await packLog(sharedOf({ plan })))!;
    expect(packed.log.plan).toBeNull();
    expect(packed.fragment.length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
  });

  test('a log without weights and meals isn’t packed', async () => {
    expect(await packLog(sharedOf({ days: [] }))).toBeNull();
    expect(await packLog(sharedOf({ days: [{ day: '2026-11-21', note: 'nothing' }] }))).toBeNull();
  });
});

describe('what isn’t a whole log is not read', () => {
  test('a link that was cut anywhere', async () => {
    const { fragment } = (await packLog(sharedOf({ days: daysOf(20) })))!;
    for (let length = 0; length < fragment.length; length += 1)
      expect(await readSharedLog(fragment.slice(0, length)), String(length)).toBeNull();
  });

  test('any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300, unit: 'binary' }), async (text) => {
        expect(await readSharedLog(text)).toBeNull();
        expect(await readSharedLog(`log-${text}`)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test('one that is too long, or that unpacks to very much', async () => {
    expect(await readSharedLog(`log-${'a'.repeat(LONGEST_FRAGMENT + 1)}`)).toBeNull();
    expect(
      await readSharedLog(packedBy({ v: 1, gaps: Array.from({ length: 400_000 }, () => 1) })),
    ).toBeNull();
  });

  test.each<[string, (whole: Record<string, unknown>) => Record<string, unknown>]>([
    ['another version', (whole) => ({ ...whole, v: 2 })],
    ['an added value', (whole) => ({ ...whole, script: 'x' })],
    ['a name of two lines', (whole) => ({ ...whole, name: 'a\nb' })],
    ['a name that is too long', (whole) => ({ ...whole, name: 'a'.repeat(41) })],
    ['a negative weight', (whole) => ({ ...whole, weights: [-8_000_000] })],
    ['a weight of 5 tons', (whole) => ({ ...whole, weights: [500_000_000] })],
    ['a weight as text', (whole) => ({ ...whole, weights: ['8000000'] })],
    ['a note of two lines', (whole) => ({ ...whole, notes: [[0, 'a\nb']] })],
    ['a note of no day', (whole) => ({ ...whole, notes: [[7, 'a']] })],
    ['a note that is a number', (whole) => ({ ...whole, notes: [[0, 7]] })],
    ['meals of a million kcal', (whole) => ({ ...whole, meals: [100_000_000] })],
    ['a day in the year 1', (whole) => ({ ...whole, gaps: [-719_162] })],
    ['half a day', (whole) => ({ ...whole, gaps: [20_000.5] })],
    ['a day as large as a number can be', (whole) => ({ ...whole, gaps: [1e308] })],
    ['a day twice', (whole) => ({ ...whole, gaps: [20_000, 0], weights: [8e6, 8e6], meals: [null, null] })],
    ['an age of 400', (whole) => ({ ...whole, person: ['male', 400, '2026-11-01', 180] })],
    ['another sex than the formulas have', (whole) => ({ ...whole, person: ['x', 40, '2026-11-01', 180] })],
    ['another unit', (whole) => ({ ...whole, view: ['parsecs', false, false, 'kcal'] })],
    ['a plan without a start', (whole) => ({ ...whole, plan: { entries: {}, start: 'soon', update: null } })],
    [
      'an update that can’t be',
      (whole) => ({ ...whole, plan: { ...PLAN, update: { ...PLAN.update, weightKg: -1 } } }),
    ],
  ])('%s', async (_, change) => {
    const { fragment } = (await packLog(sharedOf({ days: daysOf(1) })))!;
    const { inflateRawSync } = await import('node:zlib');
    const whole = JSON.parse(inflateRawSync(Buffer.from(textOf(fragment), 'base64url')).toString()) as Record<
      string,
      unknown
    >;
    expect(await readSharedLog(packedBy(whole))).not.toBeNull();
    expect(await readSharedLog(packedBy(change(whole)))).toBeNull();
  });
});

test('what a messenger adds after a link doesn’t matter', async () => {
  const packed = (await packLog(sharedOf()))!;
  for (const end of ['.', ')', '?utm_source=x', '&fbclid=1', '#top', '%20', '…'])
    expect(await readSharedLog(`#${packed.fragment}${end}`)).toEqual(packed.log);
});
