import { describe, expect, test } from 'vitest';
import { bmiAtPercentile, bmiAtPercentOfP95 } from '@evenscale/formulas/growth';
import { cm, kg, months, percent } from '@evenscale/formulas/units';
import { childBodyMassIndex } from '#person/child/child-measurement.ts';
import { buildChildBmiReport } from './child-bmi-report.ts';
import { initialChildState, reduceChild, type ChildEvent, type ChildState } from './child-form.ts';

const TODAY = '2026-11-22';
const run = (events: readonly ChildEvent[], from: ChildState = initialChildState): ChildState =>
  events.reduce(reduceChild, from);

const edit = (box: 'kilograms' | 'pounds' | 'centimetres' | 'feet' | 'inches', text: string): ChildEvent => ({
  type: 'edited',
  box,
  text,
});
const SUBMIT: ChildEvent = { type: 'submitted', today: TODAY };
const GIRL: readonly ChildEvent[] = [
  { type: 'opened', today: TODAY },
  { type: 'genderChosen', gender: 'female' },
  { type: 'ageEdited', field: 'birth', text: '2017-07-10' },
  edit('kilograms', '28'),
  edit('centimetres', '132'),
];
const shown = run([...GIRL, SUBMIT]);

function childOf({ result }: ChildState) {
  return result.status === 'shown' ? result.child : expect.fail(result.status);
}

describe('Calculate', () => {
  test('gives a measurement', () => {
    expect(shown.attention).toEqual({ target: 'results', count: 1 });
    expect(childOf(shown)).toMatchObject({ gender: 'female', completed: 112, weight: { kilograms: 28 } });
    expect(childOf(shown).age).toBeCloseTo(3422 / 30.4375, 12);
  });

  test.each([
    {
      why: 'the sex is missing',
      events: GIRL.filter(({ type }) => type !== 'genderChosen'),
      target: 'gender',
    },
    {
      why: 'the date of birth is missing',
      events: GIRL.filter((event) => event !== GIRL[2]),
      target: 'birth',
    },
    { why: 'the weight is missing', events: GIRL.filter((event) => event !== GIRL[3]), target: 'weight' },
    { why: 'the height is wrong', events: [...GIRL, edit('centimetres', 'tall')], target: 'height' },
  ])('shows nothing if $why, and moves to the problem', ({ events, target }) => {
    const state = run([...events, SUBMIT]);
    expect(state.result).toEqual({ status: 'empty' });
    expect(state.attention?.target).toBe(target);
  });

  test.each([
    { why: 'under 2', birth: '2025-01-01', kind: 'underTwo' },
    { why: 'from 20', birth: '2000-01-01', kind: 'twentyOrOver' },
  ])('refuses $why without asking for anything else', ({ birth, kind }) => {
    const state = run([
      { type: 'opened', today: TODAY },
      { type: 'ageEdited', field: 'birth', text: birth },
      SUBMIT,
    ]);
    expect(state.result).toMatchObject({ status: 'refused', refusal: { kind } });
    expect(state.attention?.target).toBe('results');
    expect(state.form.problems).toEqual({});
  });

  test.each([
    { kilograms: '28', centimetres: '13.2', problem: { height: 'implausible' } },
    { kilograms: '280', centimetres: '86', problem: { weight: 'implausible' } },
    { kilograms: '1.2', centimetres: '86', problem: { weight: 'implausible' } },
  ])('questions $kilograms kg and $centimetres cm, and accepts them on request', (entry) => {
    const asked = run([
      ...GIRL,
      edit('kilograms', entry.kilograms),
      edit('centimetres', entry.centimetres),
      SUBMIT,
    ]);
    expect(asked.form.problems).toEqual(entry.problem);
    expect(reduceChild(asked, { type: 'confirmed' }).result.status).toBe('shown');
  });
});

describe('questions about units and decimal points', () => {
  test.each([
    { why: 'a decimal point', kilograms: '385', centimetres: '132', meant: '38.5 kg' },
    { why: 'pounds', kilograms: '350', centimetres: '190', meant: '350 lb (158.8 kg)' },
    { why: 'nothing plausible', kilograms: '385', centimetres: '50', meant: undefined },
  ])(
    'suggest another reading of $kilograms kg at $centimetres cm: $why',
    ({ kilograms, centimetres, meant }) => {
      const asked = run([
        ...GIRL,
        edit('kilograms', kilograms),
        edit('centimetres', centimetres),
        { type: 'left', field: 'weight' },
      ]);
      expect(asked.form.questions.weight?.label).toBe(meant);
    },
  );

  test('read 565 lb as 56.5 lb on request', () => {
    const asked = run([
      ...GIRL,
      { type: 'unitsChosen', units: 'imperial' },
      edit('pounds', '565'),
      edit('feet', '4'),
      edit('inches', '4'),
      SUBMIT,
    ]);
    expect(asked.form.questions.weight?.label).toBe('56.5 lb');
    const taken = run([{ type: 'meantOther', field: 'weight' }, SUBMIT], asked);
    expect(childOf(taken).weight.kilograms).toBeCloseTo(56.5 * 0.453592, 9);
  });

  test('are not asked about a toddler of 12 kg and 80 cm', () =>
    expect(
      run([...GIRL, edit('kilograms', '12'), edit('centimetres', '80'), { type: 'left', field: 'weight' }])
        .form.questions,
    ).toEqual({}));

  test('are asked about 50 in the field for centimeters', () =>
    expect(
      run([...GIRL, edit('centimetres', '50'), { type: 'left', field: 'height' }]).form.questions.height
        ?.label,
    ).toBe('4 ft 2 in (127 cm)'));
});

describe('imperial entries', () => {
  test.each([
    { pounds: '55 lb 3 oz', feet: `4'2"`, inches: '', kilograms: 55.1875 * 0.453592, centimetres: 127 },
    { pounds: '55', feet: '4', inches: '2', kilograms: 55 * 0.453592, centimetres: 127 },
    { pounds: '4 st', feet: '4 ft 2', inches: '', kilograms: 56 * 0.453592, centimetres: 127 },
  ])('$pounds and $feet $inches', ({ pounds, feet, inches, kilograms, centimetres }) => {
    const state = run([
      ...GIRL,
      { type: 'unitsChosen', units: 'imperial' },
      edit('pounds', pounds),
      edit('feet', feet),
      edit('inches', inches),
      SUBMIT,
    ]);
    expect(childOf(state).weight.kilograms).toBeCloseTo(kilograms, 9);
    expect(childOf(state).height.centimetres).toBeCloseTo(centimetres, 9);
  });

  test('keep the BMI when the units are switched', () => {
    const switched = reduceChild(shown, { type: 'unitsChosen', units: 'imperial' });
    expect(childBodyMassIndex(childOf(switched))).toBe(childBodyMassIndex(childOf(shown)));
  });
});

describe('after the first result', () => {
  test('it follows valid edits', () => {
    expect(childOf(reduceChild(shown, edit('kilograms', '29'))).weight.kilograms).toBe(29);
    expect(childOf(reduceChild(shown, { type: 'genderChosen', gender: 'male' })).gender).toBe('male');
  });

  test('it stays, marked as stale, while an entry is missing', () => {
    const stale = reduceChild(shown, edit('kilograms', ''));
    expect(stale.result).toMatchObject({
      status: 'shown',
      isStale: true,
      child: { weight: { kilograms: 28 } },
    });
    expect(reduceChild(stale, edit('kilograms', '30')).result).toMatchObject({ isStale: false });
  });

  test('an age outside the charts removes the figures, and a valid one restores them', () => {
    const refused = reduceChild(shown, { type: 'ageEdited', field: 'birth', text: '2000-01-01' });
    expect(refused.result.status).toBe('refused');
    expect(
      reduceChild(refused, { type: 'ageEdited', field: 'birth', text: '2017-07-10' }).result.status,
    ).toBe('shown');
    expect(reduceChild(refused, { type: 'ageEdited', field: 'birth', text: '' }).result.status).toBe('empty');
  });

  test('Reset clears everything except today’s date', () => {
    const { attention, ...state } = reduceChild(shown, { type: 'reset' });
    expect(attention?.target).toBe('gender');
    expect(state).toMatchObject({
      gender: null,
      age: { birth: '', measured: TODAY },
      result: { status: 'empty' },
    });
    expect(JSON.stringify(state)).not.toContain('2017');
  });
});

describe('the category changes at its limit, and the figures agree', () => {
  const age = months(112.5);
  const height = cm(132);
  const reportAt = (bmi: number) => {
    const weight = { kilograms: kg((bmi * height ** 2) / 10_000) };
    const measures = { weight, height: { centimetres: height } };
    const report = buildChildBmiReport({
      gender: 'female',
      age,
      bmi: childBodyMassIndex(measures as Parameters<typeof childBodyMassIndex>[0]),
    });
    return report.status === 'shown' ? report.figures.band.key : expect.fail();
  };
  test.each([
    { at: bmiAtPercentile('female', age, percent(5)), below: 'underweight', from: 'healthyWeight' },
    { at: bmiAtPercentile('female', age, percent(85)), below: 'healthyWeight', from: 'overweight' },
    { at: bmiAtPercentile('female', age, percent(95)), below: 'overweight', from: 'obesity' },
    { at: bmiAtPercentOfP95('female', age, percent(120)), below: 'obesity', from: 'obesityClass2' },
    { at: bmiAtPercentOfP95('female', age, percent(140)), below: 'obesityClass2', from: 'obesityClass3' },
  ])('$below to $from', ({ at, below, from }) => {
    expect(reportAt(at - 1e-9)).toBe(below);
    expect(reportAt(at + 1e-9)).toBe(from);
  });
});
