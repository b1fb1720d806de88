/** Every tool's table of fields, at the level of texts. */
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { CALORIE_TARGET_KEYS } from '@evenscale/formulas/energy';
import type { Person } from '#person/person.ts';
import {
  changedEntries,
  initialEntries,
  fieldsOf,
  readEntries,
  type Field,
  type NameOf,
  type Tool,
} from '#person/entries/field.ts';
import { entriesFor, knownEntries, fieldsIn } from '#person/entries/known-entries.ts';
import type { visitGoalFields } from '#person/entries/person-fields.ts';
import { child, type ChildInput } from '#tools/child-bmi/entries.ts';
import { home, type HomeEntries, type HomeInput } from '#tools/home/entries.ts';
import { planner, type PlannerInput } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { pregnancy } from '#tools/pregnancy/entries.ts';
import { tdee, type TdeeEntries, type TdeeInput } from '#tools/tdee/entries.ts';

type AnyEntries = Readonly<Record<string, string>>;

const TOOLS = [home, tdee, planner, child, pregnancy] as unknown as readonly Tool<AnyEntries, unknown>[];

const unit = fc.constantFrom('kg', 'lb', 'st', 'cm', 'ft', 'in');
const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ max: 9999 }).map(String));
const anyText = fc.oneof(
  typed,
  fc.tuple(unit, typed, typed).map((parts) => parts.join('~')),
  fc.tuple(unit, typed).map((parts) => parts.join('~')),
  fc.constantFrom('2027-05-20', '16-1-1', 'own~26~44~30~s', '2400~2300~2500~72.5', '112.53', '__proto__'),
);

/** Any text that the form can hold in a field. */
const textOf = (field: Field): fc.Arbitrary<string> =>
  field.values && field.values.length > 0
    ? fc.constantFrom(...field.values)
    : anyText.map((text) => (field.accepts(text) ? text : field.initial));

const entriesOf = (tool: Tool<AnyEntries, unknown>): fc.Arbitrary<AnyEntries> =>
  fc.record(Object.fromEntries(fieldsOf(tool).map(([name, field]) => [name, textOf(field)])));

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('the fields of %s', (_, tool) => {
  test('hold their initial text', () => {
    for (const [name, { initial, accepts }] of fieldsOf(tool)) expect(accepts(initial), name).toBe(true);
  });

  test.each(['session', 'device', 'history', 'passedOn'] as const)(
    'of the place %s give back exactly the entries that belong there, and nothing foreign',
    (place) => {
      const property = fc.property(
        entriesOf(tool),
        fc.dictionary(fc.string(), fc.anything()),
        (entries, foreign) => {
          const kept = entriesFor(tool, entries, place);
          const isLeftOut = (name: string): boolean =>
            place === 'passedOn' &&
            tool.fields[name]?.mayBeMissing === true &&
            entries[name] === tool.fields[name].initial;
          const names = fieldsIn(tool, place).map(([name]) => name);
          expect(Object.keys(kept)).toEqual(names.filter((name) => !isLeftOut(name)));
          const stored: unknown = JSON.parse(JSON.stringify({ ...foreign, ...kept }));
          expect(knownEntries(tool, stored, place)).toEqual(kept);
        },
      );
      fc.assert(property);
    },
  );

  test('can be read, whatever they hold', () => {
    fc.assert(
      fc.property(entriesOf(tool), (entries) => {
        const reading = readEntries(tool, entries);
        if (!reading.ok) expect(Object.keys(reading.problems).length).toBeGreaterThan(0);
      }),
    );
  });

  test('change in the same way one at a time and all at once', () => {
    fc.assert(
      fc.property(entriesOf(tool), (entries) => {
        const whole = changedEntries(tool, initialEntries(tool), entries);
        expect(changedEntries(tool, whole, whole)).toEqual(whole);
      }),
    );
  });
});

test.each([home, tdee, planner])('a pregnancy lasts for the visit: it is kept nowhere by $name', (tool) => {
  const places = (['session', 'device', 'history', 'passedOn'] as const).filter((place) =>
    fieldsIn(tool as unknown as Tool<AnyEntries, unknown>, place).some(([name]) => name === 'pregnancy'),
  );
  expect(places).toEqual(['session']);
});

describe('nothing foreign gets in', () => {
  test.each([[null], [[]], ['text'], [7], [undefined]])('%j is no record of entries', (record) =>
    expect(knownEntries(home, record, 'page')).toEqual({}),
  );

  test.each([
    [{ weight: 72.5 }],
    [{ weight: '7'.repeat(41) }],
    [{ weight: `st~${'7'.repeat(41)}~4` }],
    [{ weight: '\ud800' }],
    [{ age: '30\n31' }],
    [{ gender: 'other' }],
    [{ units: '' }],
    [{ toString: 'metric', __proto__: { units: 'imperial' } }],
    [JSON.parse('{"__proto__":{"units":"imperial"}}')],
  ])('%j has no entry that the form can hold', (record) =>
    expect(knownEntries(home, record, 'page')).toEqual({}),
  );

  test('a place has only its own entries', () => {
    const record = { weight: 'kg~70', goal: 'lose', bodyFatAsk: 'yes', waist: 'cm~84' };
    expect(knownEntries(tdee, record, 'session')).toEqual({ weight: 'kg~70', goal: 'lose', waist: 'cm~84' });
    expect(knownEntries(tdee, record, 'device')).toEqual({ weight: 'kg~70', waist: 'cm~84' });
    expect(knownEntries(home, record, 'session')).toEqual({ weight: 'kg~70', waist: 'cm~84' });
    expect(knownEntries(tdee, record, 'history')).toEqual({ goal: 'lose' });
    expect(knownEntries(tdee, record, 'passedOn')).toEqual({ weight: 'kg~70', goal: 'lose' });
    expect(knownEntries(tdee, record, 'page')).toEqual(record);
  });

  test('a child’s dates are nowhere but in memory', () => {
    for (const place of ['session', 'history', 'passedOn'] as const)
      expect(fieldsIn(child, place).map(([name]) => name)).not.toContain('birth');
    const entries = {
      ...initialEntries(child),
      today: '2026-11-24',
      birth: '2016-07-13',
      measured: '2026-11-24',
      gender: 'female',
      weight: '30',
      height: '132',
    } as const;
    expect(readEntries(child, entries)).toMatchObject({ ok: true, input: { gender: 'female' } });
    expect(entriesFor(child, entries, 'passedOn')).toMatchObject({
      ageBy: 'years',
      years: '10',
      months: '4',
      knownAge: '124.39',
    });
    expect(JSON.stringify(entriesFor(child, entries, 'passedOn'))).not.toContain('2016');
  });
});

describe('what a change changes as well', () => {
  const changed = (changes: Partial<TdeeEntries>, before: Partial<TdeeEntries> = {}) =>
    changedEntries(tdee, { ...initialEntries(tdee), ...before }, changes);

  test('a target sets its goal, and a goal removes another goal’s target', () => {
    const goals = CALORIE_TARGET_KEYS.map((target) => changed({ target }).goal);
    expect(goals).toEqual(['lose', 'lose', 'lose', 'maintain', 'gain', 'gain', 'gain']);
    expect(changed({ target: 'mildLoss' })).toMatchObject({ goal: 'lose', target: 'mildLoss' });
    expect(changed({ goal: 'gain' }, { target: 'mildLoss', goal: 'lose' })).toMatchObject({ target: '' });
    expect(changed({ goal: 'gain', target: 'loss' })).toMatchObject({ goal: 'lose', target: 'loss' });
  });

  test('the calories of a plan have its goal, and go once the entries are about somebody else', () => {
    const plan = changed({ target: 'gain~2750.5' }, { height: 'cm~178' });
    expect(plan).toMatchObject({ goal: 'gain', target: 'gain~2750.5' });
    expect(changed({ weight: 'kg~70', age: '31' }, plan).target).toBe('gain~2750.5');
    expect(changed({ units: 'imperial', height: 'ft~5~10' }, plan).target).toBe('gain~2750.5');
    expect(changed({ gender: 'female' }, plan)).toMatchObject({ goal: 'gain', target: '' });
    expect(changed({ height: 'cm~165' }, plan)).toMatchObject({ goal: 'gain', target: '' });
    expect(changed({ height: 'cm~165' }, { target: 'mildGain' }).target).toBe('mildGain');
  });

  test('a body fat checks its box, and unchecking it discards the body fat', () => {
    expect(changed({ bodyFat: '22' })).toMatchObject({ bodyFatAsk: 'yes' });
    expect(changed({ bodyFatAsk: 'no' }, { bodyFat: '22', bodyFatAsk: 'yes' })).toMatchObject({
      bodyFat: '',
    });
    expect(changed({ bodyFat: '' }, { bodyFat: '22', bodyFatAsk: 'yes' })).toMatchObject({
      bodyFatAsk: 'yes',
    });
  });

  test('a plan’s date is proposed once today is known, and the proposal moves with the day', () => {
    const opened = changedEntries(planner, initialEntries(planner), { today: '2026-11-24' });
    expect(opened).toMatchObject({ goalDate: '2027-05-25', isDateChosen: 'no' });
    expect(changedEntries(planner, opened, { today: '2026-12-24' }).goalDate).toBe('2027-06-24');
  });

  test('a plan’s date that somebody chose stays, even the proposed one', () => {
    const opened = changedEntries(planner, initialEntries(planner), { today: '2026-11-24' });
    for (const goalDate of ['2027-05-25', '2027-03-01', '']) {
      const chosen = changedEntries(planner, opened, { goalDate });
      expect(changedEntries(planner, chosen, { today: '2026-12-24' }).goalDate).toBe(goalDate);
    }
    // A date from a link that comes to lie half a year ahead isn't a proposal, either.
    let entries = changedEntries(planner, initialEntries(planner), { goalDate: '2027-05-26' });
    for (const today of ['2026-11-24', '2026-11-25', '2026-11-26'])
      entries = changedEntries(planner, entries, { today });
    expect(entries.goalDate).toBe('2027-05-26');
  });

  test('a plan’s date in the page’s history is a proposal if it was one', () => {
    const opened = changedEntries(planner, initialEntries(planner), { today: '2026-11-24' });
    const stored = knownEntries(planner, entriesFor(planner, opened, 'history'), 'history');
    expect(stored).toMatchObject({ goalDate: '2027-05-25', isDateChosen: 'no', today: '2026-11-24' });
    const restored = changedEntries(planner, initialEntries(planner), stored);
    expect(changedEntries(planner, restored, { today: '2026-12-24' }).goalDate).toBe('2027-06-24');
    for (const today of ['2026-99-99', '2026-02-30', '', 'today'])
      expect(knownEntries(planner, { today }, 'history').today ?? '', today).toBe('');
  });

  test('a child’s measurement is today’s until something is measured', () => {
    const opened = changedEntries(child, initialEntries(child), { today: '2026-11-24' });
    const on = (changes: object): string =>
      changedEntries(child, changedEntries(child, opened, changes), { today: '2026-11-25' }).measured;
    expect(on({})).toBe('2026-11-25');
    expect(on({ birth: '2016-07-13' })).toBe('2026-11-25');
    expect(on({ weight: 'kg~30' })).toBe('2026-11-24');
    expect(on({ height: 'cm~130' })).toBe('2026-11-24');
    expect(on({ measured: '2026-11-20' })).toBe('2026-11-20');
  });

  test('dates become years and months, until one of those is typed', () => {
    const dated = changedEntries(child, initialEntries(child), {
      today: '2026-11-24',
      birth: '2016-07-13',
    });
    const switched = changedEntries(child, dated, { ageBy: 'years' });
    expect(switched).toMatchObject({ years: '10', months: '4', knownAge: '124.39', birth: '2016-07-13' });
    expect(changedEntries(child, switched, { months: '5' })).toMatchObject({ years: '10', knownAge: '' });
  });
});

describe('what is read together', () => {
  const plan = (changes: object) =>
    readEntries(planner, {
      ...initialEntries(planner),
      weight: '90',
      height: '178',
      goalWeight: '80',
      today: '2026-11-24',
      goalDate: '2027-05-20',
      ...changes,
    });

  test('a plan takes 21 to 1,095 days; a pace and a body fat that isn’t asked for are left out', () => {
    expect(plan({})).toMatchObject({ ok: true, input: { goalDate: '2027-05-20', bodyFat: null } });
    for (const goalDate of ['2026-12-15', '2029-11-23']) expect(plan({ goalDate }).ok, goalDate).toBe(true);
    for (const goalDate of ['2026-12-14', '2029-11-24', '2027-02-30'])
      expect(plan({ goalDate })).toEqual({ ok: false, problems: { goalDate: 'outOfRange' } });
    expect(plan({ goalDate: '' })).toEqual({ ok: false, problems: { goalDate: 'missing' } });
    expect(plan({ by: 'pace', goalDate: '2020-01-01' })).toMatchObject({
      ok: true,
      input: { goalDate: null },
    });
    expect(plan({ today: '', goalDate: '2020-01-01' }).ok).toBe(true);
    expect(plan({ bodyFatAsk: 'no', bodyFat: 'x' }).ok).toBe(true);
    expect(plan({ bodyFatAsk: 'yes', bodyFat: 'x' })).toEqual({
      ok: false,
      problems: { bodyFat: 'notANumber' },
    });
  });

  const childOf = (changes: object) =>
    readEntries(child, { ...initialEntries(child), today: '2026-11-24', measured: '2026-11-24', ...changes });

  test('a child needs everything, but an age outside the charts nothing else', () => {
    expect(childOf({})).toEqual({
      ok: false,
      problems: { gender: 'missing', birth: 'missing', weight: 'missing', height: 'missing' },
    });
    expect(childOf({ birth: '2025-11-25' })).toMatchObject({
      ok: true,
      input: { gender: null, weight: null },
    });
    expect(childOf({ birth: '1990-01-01', weight: 'x' })).toMatchObject({ ok: true });
  });

  test.each([
    [{ birth: '2016-02-30' }, { birth: 'noSuchDate' }],
    [{ birth: '2016-02-28', measured: '2026-11-25' }, { measured: 'future' }],
    [{ birth: '2026-11-24', measured: '2020-01-01' }, { birth: 'reversed' }],
    [{ ageBy: 'years', years: '9.5', months: '4' }, { years: 'noSuchAge' }],
    [{ ageBy: 'years', years: 'nine', months: '4' }, { years: 'notANumber' }],
    [{ ageBy: 'years', years: '', months: '4' }, { years: 'missing' }],
  ])('%o', (changes, problems) => {
    expect(childOf({ gender: 'male', weight: '30', height: '132', ...changes })).toEqual({
      ok: false,
      problems,
    });
  });

  test.each([
    ['22', { ok: true, input: { bodyFat: 22 } }],
    ['18,5 %', { ok: true, input: { bodyFat: 18.5 } }],
    ['1', { ok: true, input: { bodyFat: 1 } }],
    ['70', { ok: true, input: { bodyFat: 70 } }],
    ['', { ok: true, input: { bodyFat: null } }],
    ['0', { ok: true, input: { bodyFat: null } }],
    ['0.9', { ok: false, problems: { bodyFat: 'outOfRange' } }],
    ['70.1', { ok: false, problems: { bodyFat: 'outOfRange' } }],
    ['lots', { ok: false, problems: { bodyFat: 'notANumber' } }],
    ['-3', { ok: false, problems: { bodyFat: 'negative' } }],
  ])('a body fat of "%s"', (bodyFat, reading) =>
    expect(plan({ bodyFatAsk: 'yes', bodyFat })).toMatchObject(reading),
  );

  test.each([
    ['', 'missing'],
    ['-80', 'negative'],
    ['light', 'notANumber'],
    ['0', 'notPositive'],
    ['1001', 'tooLarge'],
  ])('a goal weight of "%s"', (goalWeight, problem) =>
    expect(plan({ goalWeight })).toEqual({ ok: false, problems: { goalWeight: problem } }),
  );

  test.each([
    ['gentle', 312],
    ['steady', 156],
    ['brisk', 104],
    ['fast', 78],
  ])('a %s pace takes %i days', (pace, days) => {
    const reading = plan({ by: 'pace', pace, today: '2026-11-21' });
    expect(reading.ok && planInputOf(reading.input).days).toBe(days);
  });

  test('a pace takes at least three weeks', () => {
    const reading = plan({ by: 'pace', goalWeight: '89.9' });
    expect(reading.ok && planInputOf(reading.input).days).toBe(21);
  });

  test.each([
    ['9 and above', '29.2', true],
    ['below 9', '29.1', false],
    ['120 and below', '388.8', true],
    ['above 120', '388.9', false],
  ])('a BMI of %s', (_, weight, isRead) =>
    expect(readEntries(home, { ...initialEntries(home), weight, height: '180' }).ok).toBe(isRead),
  );

  test.each([
    ['72', '18', 'height'],
    ['900', '180', 'weight'],
    ['70', '70', 'height'],
    ['9', '175', 'weight'],
  ])('%s kg and %s cm are questioned at the %s', (weight, height, field) =>
    expect(readEntries(home, { ...initialEntries(home), weight, height })).toEqual({
      ok: false,
      problems: { [field]: 'implausible' },
    }),
  );

  test('an implausible BMI is asked about, at the less plausible entry, until it is confirmed', () => {
    const entries: HomeEntries = { ...initialEntries(home), weight: '72', height: '72' };
    expect(readEntries(home, entries)).toEqual({ ok: false, problems: { height: 'implausible' } });
    expect(readEntries(home, entries, entries).ok).toBe(true);
    expect(readEntries(home, { ...entries, age: '31' }, entries).ok).toBe(true);
    expect(readEntries(home, { ...entries, weight: '73' }, entries).ok).toBe(false);
  });

  test('a figure from a log is shared for the weight that goes with it', () => {
    const entries: TdeeEntries = {
      ...initialEntries(tdee),
      weight: '70',
      ownMaintenance: '2494.25~2400~2590~72',
    };
    expect(readEntries(tdee, { ...entries, height: '175' })).toMatchObject({
      input: { ownMaintenance: { value: 2494.25, low: 2400, high: 2590, weight: 72 } },
    });
    expect(entriesFor(tdee, entries, 'passedOn').ownMaintenance).toBe('2494.25~2400~2590~70');
    expect(entriesFor(tdee, entries, 'session').ownMaintenance).toBe('2494.25~2400~2590~72');
    expect(entriesFor(tdee, { ...entries, weight: '40' }, 'passedOn').ownMaintenance).toBe('');
  });
});

test('the derived types', () => {
  expectTypeOf<HomeInput>().toExtend<Person>();
  expectTypeOf<TdeeInput>().toExtend<Person>();
  expectTypeOf<PlannerInput>().toExtend<Person>();
  expectTypeOf<HomeEntries['gender']>().toEqualTypeOf<'male' | 'female'>();
  expectTypeOf<HomeEntries['weight']>().toEqualTypeOf<string>();
  expectTypeOf<keyof HomeInput>()
    .exclude<keyof Person | keyof typeof visitGoalFields>()
    .toEqualTypeOf<never>();
  expectTypeOf<TdeeInput['goal']>().toEqualTypeOf<'lose' | 'maintain' | 'gain'>();
  expectTypeOf<TdeeEntries['bodyFatAsk']>().toEqualTypeOf<'no' | 'yes'>();
  expectTypeOf<PlannerInput['goalDate']>().toEqualTypeOf<string | null>();
  expectTypeOf<ChildInput['gender']>().toEqualTypeOf<'male' | 'female' | null>();
  expectTypeOf<NameOf<HomeEntries>>().toExtend<string>();
});
