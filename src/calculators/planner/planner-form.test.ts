import { describe, expect, test } from 'vitest';
import { initialPlannerState, reducePlanner, type PlannerEvent, type PlannerState } from './planner-form.ts';
import type { PersonEvent } from '#person/form.ts';

const TODAY = '2026-11-21';
const opened: PlannerEvent = { type: 'opened', today: TODAY };
const submit: PlannerEvent = { type: 'submitted', today: TODAY };
const weight = (text: string): PlannerEvent => ({ type: 'edited', box: 'kilograms', text });
const height = (text: string): PlannerEvent => ({ type: 'edited', box: 'centimetres', text });
const age = (text: string): PlannerEvent => ({ type: 'edited', box: 'age', text });
const typed = (event: PersonEvent): PlannerEvent => ({ type: 'goalTyped', event });
const goal = (text: string): PlannerEvent => typed({ type: 'edited', box: 'kilograms', text });
const date = (text: string): PlannerEvent => ({ type: 'goalChosen', choice: { date: text } });

const after = (...events: readonly PlannerEvent[]): PlannerState =>
  [opened, ...events].reduce(reducePlanner, initialPlannerState);
const filled = [weight('90'), height('178'), age('40'), goal('80')];

const inputOf = ({ result }: PlannerState) => {
  if (result.status === 'empty') throw new Error('Nothing was calculated');
  return result.input;
};

describe('the initial planner', () => {
  test('proposes a date half a year ahead, and keeps one that was chosen earlier', () => {
    expect(after().goal.date).toBe('2027-05-22');
    expect(after(date('2027-08-01'), opened).goal.date).toBe('2027-08-01');
  });

  test('plans by a date, at a steady pace, the same every day', () => {
    const { goal: entry, shape, result } = after();
    expect(entry).toMatchObject({ by: 'date', pace: 'steady' });
    expect({ shape, result }).toEqual({ shape: 'steady', result: { status: 'empty' } });
  });
});

describe('a link from a result', () => {
  const requested: PlannerEvent = { type: 'healthyGoalRequested' };
  const person = [weight('90'), height('178'), age('40')];

  test('plans for the nearest healthy weight by the proposed date', () => {
    const input = inputOf(after(...person, requested, submit));
    expect(input.goal.kilograms).toBe(78.9);
    expect(input.days).toBe(182);
  });

  test('takes over the body fat from another calculator, and clears it', () => {
    const { draft } = after(...person).form;
    const state = after({ type: 'restored', draft: { ...draft, bodyFat: '22' } }, goal('80'), submit);
    expect(state.bodyFat).toEqual({ isGiven: true, text: '22', problem: null });
    expect(inputOf(state).bodyFat).toBe(22);
    const without = reducePlanner(state, { type: 'restored', draft: { ...draft, bodyFat: undefined } });
    expect(without.bodyFat.isGiven).toBe(false);
    expect(reducePlanner(state, { type: 'restored', draft }).bodyFat.isGiven).toBe(true);
  });
});

describe('Calculate', () => {
  test('takes person, goal and days', () => {
    const state = after(...filled, date('2027-05-20'), submit);
    expect(inputOf(state)).toMatchObject({
      person: { units: 'metric', age: 40, gender: 'male', activityLevel: 'moderatelyActive' },
      bodyFat: null,
      goal: { kilograms: 80 },
      start: TODAY,
      days: 180,
      unit: 'kg',
    });
    expect(state.attention).toEqual({ target: 'results', count: 1 });
  });

  test('counts the days from the day it is pressed', () => {
    const state = after(...filled, date('2027-05-20'), { type: 'submitted', today: '2026-11-22' });
    expect(inputOf(state)).toMatchObject({ start: '2026-11-22', days: 179 });
  });

  test.each([
    ['gentle', 312],
    ['steady', 156],
    ['brisk', 104],
    ['fast', 78],
  ] as const)('at a %s pace calculates %i days', (pace, days) => {
    const state = after(...filled, { type: 'goalChosen', choice: { by: 'pace', pace } }, submit);
    expect(inputOf(state).days).toBe(days);
  });

  test('at a pace ignores the date, and plans at least three weeks', () => {
    const state = after(
      ...filled,
      date(''),
      goal('89.9'),
      { type: 'goalChosen', choice: { by: 'pace' } },
      submit,
    );
    expect(inputOf(state).days).toBe(21);
  });

  test.each([
    ['weight', weight('0')],
    ['height', height('')],
    ['age', age('0')],
    ['goalWeight', goal('')],
    ['goalWeight', goal('-80')],
    ['goalWeight', goal('light')],
    ['goalWeight', goal('0')],
    ['goalWeight', goal('1001')],
    ['goalDate', date('')],
    ['goalDate', date('2026-12-11')],
    ['goalDate', date('2029-11-21')],
    ['goalDate', date('2020-01-01')],
  ] as const)('with an invalid %s keeps the earlier plan and moves to the field', (field, event) => {
    const first = after(...filled, submit);
    const second = [event, submit].reduce(reducePlanner, first);
    expect(second.result).toEqual({ ...first.result, isStale: true });
    expect(second.attention).toEqual({ target: field, count: 2 });
  });

  test('moves to the first of several invalid fields', () => {
    expect(after(goal(''), submit).attention?.target).toBe('weight');
    expect(after(...filled, goal(''), date(''), submit).attention?.target).toBe('goalWeight');
  });

  test('reports an invalid body fat', () => {
    const state = after(
      ...filled,
      { type: 'bodyFatToggled', isGiven: true },
      { type: 'bodyFatEdited', text: '90' },
      submit,
    );
    expect(state.attention?.target).toBe('bodyFat');
    expect(state.bodyFat.problem).toBe('outOfRange');
    const right = [{ type: 'bodyFatEdited', text: '25' } as const, submit].reduce(reducePlanner, state);
    expect(inputOf(right).bodyFat).toBe(25);
  });

  test.each(['2026-12-12', '2029-11-20'])('accepts the first and last date: %s', (end) =>
    expect(after(...filled, date(end), submit).result.status).toBe('shown'),
  );
});

const messages = ({ goal: { form, isDateWrong } }: PlannerState) => ({
  weight: form.problems.weight,
  isDateWrong,
});
const NONE = { weight: undefined, isDateWrong: false };

describe('messages', () => {
  test('disappear once their field is valid, and change with the problem', () => {
    const wrong = after(...filled, goal(''), date(''), submit);
    expect(messages(wrong)).toEqual({ weight: 'missing', isDateWrong: true });
    const better = [goal('x'), date('2026-11-30')].reduce(reducePlanner, wrong);
    expect(messages(better)).toEqual({ weight: 'notANumber', isDateWrong: true });
    expect(messages([goal('80'), date('2027-06-01')].reduce(reducePlanner, better))).toEqual(NONE);
  });

  test('do not appear during typing', () => expect(messages(after(goal('x'), date('')))).toEqual(NONE));

  test('a date’s message disappears when a pace is chosen', () => {
    const wrong = after(...filled, date(''), submit);
    const state = reducePlanner(wrong, { type: 'goalChosen', choice: { by: 'pace' } });
    expect(messages(state)).toEqual(NONE);
  });
});

describe('the question about the goal weight', () => {
  const requested = after(goal('12'), typed({ type: 'left', field: 'weight' }));

  test('appears when the field is left, and its answer is applied', () => {
    expect(requested.goal.form.questions.weight?.label).toBe('12 st (76.2 kg)');
    const taken = reducePlanner(requested, typed({ type: 'meantOther', field: 'weight' }));
    expect(taken.goal.form).toMatchObject({
      questions: { weight: null },
      draft: { weight: { unit: 'kg', kilograms: '76.2' } },
    });
    expect(reducePlanner(taken, typed({ type: 'meantOther', field: 'weight' }))).toEqual(taken);
  });

  test('disappears after further typing or a change of unit', () => {
    expect(reducePlanner(requested, goal('120')).goal.form.questions.weight ?? null).toBeNull();
    expect(
      reducePlanner(requested, { type: 'unitsChosen', units: 'imperial' }).goal.form.questions.weight ?? null,
    ).toBeNull();
    expect(
      reducePlanner(requested, { type: 'genderChosen', gender: 'female' }).goal.form.questions.weight,
    ).toBeTruthy();
  });
});

describe('units', () => {
  test('convert the typed text, and restore it unchanged', () => {
    const pounds = after(goal('80'), { type: 'unitsChosen', units: 'imperial' });
    expect(pounds.goal.form.draft.weight).toEqual({ unit: 'kg', kilograms: '80' });
    const edited = reducePlanner(pounds, typed({ type: 'edited', box: 'pounds', text: '170' }));
    expect(edited.goal.form.draft.weight).toEqual({ unit: 'lb', pounds: '170' });
    const stone = [
      { type: 'stoneChosen', inStone: true } as const,
      typed({ type: 'edited', box: 'stone', text: '11' }),
    ].reduce(reducePlanner, edited);
    expect(stone.goal.form.draft.weight).toEqual({ unit: 'st', stone: '11', pounds: '2' });
  });

  test('of a plan follow the form', () => {
    const plan = after(...filled, submit);
    const imperial = reducePlanner(plan, { type: 'unitsChosen', units: 'imperial' });
    expect(inputOf(imperial)).toMatchObject({ unit: 'lb', person: { units: 'imperial' } });
    const stone = reducePlanner(imperial, { type: 'stoneChosen', inStone: true });
    expect(inputOf(stone).unit).toBe('st');
    expect(inputOf(reducePlanner(stone, weight('91'))).person.weight.kilograms).not.toBe(92);
  });
});

describe('the choices about a plan', () => {
  test('phases update it at once', () => {
    const plan = after(...filled, submit);
    const changed = reducePlanner(plan, { type: 'shapeChosen', shape: 'pause' });
    expect(inputOf(changed)).toEqual({ ...inputOf(plan), shape: 'pause' });
  });

  test('an offered date replaces the pace and any pause, and is calculated', () => {
    const plan = after(
      ...filled,
      { type: 'goalChosen', choice: { by: 'pace' } },
      { type: 'shapeChosen', shape: 'pause' },
      submit,
    );
    const offer = { kind: 'date', date: '2027-09-17', days: 300 } as const;
    const taken = reducePlanner(plan, { type: 'offerTaken', offer, today: TODAY });
    expect(inputOf(taken)).toMatchObject({ days: 300, shape: 'steady' });
    expect(taken.goal).toMatchObject({ by: 'date', date: '2027-09-17' });
    expect(taken.attention).toEqual({ target: 'results', count: 2 });
  });

  test('an offered weight is entered in the goal’s inputs', () => {
    const offer = {
      kind: 'weight',
      weight: { unit: 'kg', kilograms: '58.7' },
      date: '2027-06-01',
      days: 192,
    } as const;
    const taken = reducePlanner(after(...filled, goal('50'), submit), {
      type: 'offerTaken',
      offer,
      today: TODAY,
    });
    expect(inputOf(taken).goal.kilograms).toBe(58.7);
    expect(taken.goal).toMatchObject({ form: { draft: { weight: offer.weight } }, date: '2027-06-01' });
  });
});

test('Reset restores the initial page, and moves to the first field', () => {
  const state = after(...filled, { type: 'shapeChosen', shape: 'pause' }, submit, { type: 'reset' });
  expect(state).toEqual({ ...after(), attention: { target: 'weight', count: 2 } });
});
