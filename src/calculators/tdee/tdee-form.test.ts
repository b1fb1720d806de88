import { describe, expect, test } from 'vitest';
import { initialTdeeState, reduceTdee } from './tdee-form.ts';
import type { TdeeEvent, TdeeState } from './tdee-form.ts';

const after = (...events: readonly TdeeEvent[]): TdeeState => events.reduce(reduceTdee, initialTdeeState);
const weight = (text: string): TdeeEvent => ({ type: 'edited', box: 'kilograms', text });
const height = (text: string): TdeeEvent => ({ type: 'edited', box: 'centimetres', text });
const bodyFat = (text: string): TdeeEvent => ({ type: 'bodyFatEdited', text });
const submit: TdeeEvent = { type: 'submitted' };

describe('body fat', () => {
  test('is discarded when the box is unchecked', () => {
    const state = after({ type: 'bodyFatToggled', isGiven: true }, bodyFat('22'), {
      type: 'bodyFatToggled',
      isGiven: false,
    });
    expect(state.bodyFat).toEqual({ isGiven: false, text: '', problem: null });
  });

  test('an invalid one is reported and focused, and its message disappears once it’s valid', () => {
    const wrong = after(
      weight('70'),
      height('175'),
      { type: 'bodyFatToggled', isGiven: true },
      bodyFat('90'),
      submit,
    );
    expect(wrong.bodyFat.problem).toBe('outOfRange');
    expect(wrong.attention?.target).toBe('bodyFat');
    expect(wrong.result.status).toBe('empty');
    expect(reduceTdee(wrong, bodyFat('91')).bodyFat.problem).toBe('outOfRange');
    expect(reduceTdee(wrong, bodyFat('20')).bodyFat.problem).toBeNull();
  });
});

describe('the visitor’s own maintenance calories', () => {
  const own = { value: 2431.373, low: 2301, high: 2562, weight: 70 };
  const use = (figure: unknown): TdeeEvent => ({ type: 'restored', draft: { ownMaintenance: figure } });
  const shown = after(weight('70'), height('175'), submit);
  const ownIn = ({ result }: TdeeState): unknown =>
    result.status === 'shown' ? result.input.person.ownMaintenance : null;

  test('replace the equation’s in the result at once, and can be switched off again', () => {
    const using = reduceTdee(shown, use(own));
    expect(ownIn(using)).toEqual(own);
    expect(ownIn(reduceTdee(using, use(undefined)))).toBeUndefined();
  });

  test('also change a stale result', () => {
    const stale = reduceTdee(reduceTdee(shown, weight('')), use(own));
    expect(stale.result).toMatchObject({ isStale: true, input: { person: { ownMaintenance: own } } });
    const back = reduceTdee(stale, use(undefined));
    expect(ownIn(back)).toBeUndefined();
  });

  test('are removed by a reset', () => {
    expect(
      reduceTdee(reduceTdee(shown, use(own)), { type: 'reset' }).form.draft.ownMaintenance,
    ).toBeUndefined();
  });

  test('are not accepted from any other value', () => {
    expect(ownIn(reduceTdee(shown, use({ ...own, value: Number.NaN })))).toBeUndefined();
    expect(ownIn(reduceTdee(shown, use('2431')))).toBeUndefined();
  });
});

describe('Calculate', () => {
  test('stores goal and body fat with the person', () => {
    const state = after(
      weight('70'),
      height('175'),
      { type: 'goalChosen', goal: 'lose' },
      { type: 'bodyFatToggled', isGiven: true },
      bodyFat('20'),
      submit,
    );
    expect(state.result).toMatchObject({ status: 'shown', input: { goal: 'lose', bodyFat: 20 } });
    expect(state.calculations).toBe(1);
  });

  test.each([
    ['weight', weight('0')],
    ['weight', weight('-1')],
    ['weight', weight('abc')],
    ['height', height('0')],
    ['age', { type: 'edited', box: 'age', text: '0' } as const],
    ['age', { type: 'edited', box: 'age', text: '' } as const],
  ] as const)('with an invalid %s keeps the earlier result and shows no notice', (field, event) => {
    const first = after(weight('70'), height('175'), submit);
    const second = [event, submit].reduce(reduceTdee, first);
    expect(second.result).toEqual({ ...first.result, isStale: true });
    expect(second.calculations).toBe(1);
    expect(second.attention?.target).toBe(field);
  });
});

test('units and goal of a result follow the form', () => {
  const state = after(
    weight('70'),
    height('175'),
    submit,
    { type: 'unitsChosen', units: 'imperial' },
    {
      type: 'goalChosen',
      goal: 'gain',
    },
  );
  expect(state.result).toMatchObject({
    status: 'shown',
    input: { goal: 'gain', person: { units: 'imperial' } },
  });
});

test.each([
  ['extremeLoss', 'lose'],
  ['loss', 'lose'],
  ['mildLoss', 'lose'],
  ['maintain', 'maintain'],
  ['mildGain', 'gain'],
  ['gain', 'gain'],
  ['extremeGain', 'gain'],
] as const)(
  'the target %s sets the goal to %s without a notice; a goal sets its own target',
  (target, goal) => {
    const shown = after(weight('70'), height('175'), submit);
    const chosen = reduceTdee(shown, { type: 'targetChosen', target });
    expect(chosen).toMatchObject({ goal, target, result: { input: { goal }, target } });
    expect([chosen.attention, chosen.calculations]).toEqual([shown.attention, shown.calculations]);
    expect(reduceTdee(chosen, { type: 'goalChosen', goal: 'lose' })).toMatchObject({
      goal: 'lose',
      target: null,
    });
  },
);

test('stone chosen after a calculation applies to the parts below the result', () => {
  const state = after(
    weight('70'),
    height('175'),
    submit,
    { type: 'unitsChosen', units: 'imperial' },
    { type: 'stoneChosen', inStone: true },
  );
  expect(state.result).toMatchObject({ status: 'shown', draft: { units: 'imperial', inStone: true } });
  expect(reduceTdee(state, { type: 'stoneChosen', inStone: false }).result).toMatchObject({
    draft: { inStone: false },
  });
});

test('Reset restores the specification’s defaults', () => {
  const state = after(weight('70'), height('175'), { type: 'goalChosen', goal: 'gain' }, submit, {
    type: 'reset',
  });
  expect(state.form.draft.age).toBe('25');
  expect(state).toEqual({ ...initialTdeeState, calculations: 1, attention: { target: 'weight', count: 2 } });
});
