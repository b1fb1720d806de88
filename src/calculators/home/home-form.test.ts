import { describe, expect, test } from 'vitest';
import { initialHomeState, reduceHome } from './home-form.ts';
import type { HomeEvent, HomeState } from './home-form.ts';

const after = (...events: readonly HomeEvent[]): HomeState => events.reduce(reduceHome, initialHomeState);
const weight = (text: string): HomeEvent => ({ type: 'edited', box: 'kilograms', text });
const height = (text: string): HomeEvent => ({ type: 'edited', box: 'centimetres', text });
const submit: HomeEvent = { type: 'submitted' };

describe('Calculate', () => {
  test('shows a result for a whole form and leads there', () => {
    const state = after(weight('70'), height('175'), submit);
    expect(state.result.status).toBe('shown');
    expect(state.attention).toEqual({ target: 'results', count: 1 });
  });

  test('with a wrong field computes nothing and leads to the field', () => {
    const state = after(height('175'), submit);
    expect(state.result).toEqual({ status: 'empty' });
    expect(state.form.problems).toEqual({ weight: 'missing' });
    expect(state.attention).toEqual({ target: 'weight', count: 1 });
  });

  test('with a wrong field leaves an earlier result as it was', () => {
    const first = after(weight('70'), height('175'), submit);
    const second = [weight('abc'), submit].reduce(reduceHome, first);
    expect(second.result).toBe(first.result);
    expect(second.form.draft.weight).toEqual({ unit: 'kg', kilograms: 'abc' });
  });
});

test('choosing other units after a result works it out in them', () => {
  const state = after(weight('70'), height('175'), submit, { type: 'unitsChosen', units: 'imperial' });
  expect(state.result.status === 'shown' && state.result.person.units).toBe('imperial');
});

test('typing after a result leaves the result', () => {
  const shown = after(weight('70'), height('175'), submit);
  expect(reduceHome(shown, weight('71')).result).toBe(shown.result);
});

test('Reset brings the defaults back, clears the result and leads to the first field', () => {
  const state = after(
    weight('70'),
    height('175'),
    submit,
    { type: 'genderChosen', gender: 'female' },
    { type: 'reset' },
  );
  expect(state).toEqual({ ...initialHomeState, attention: { target: 'weight', count: 2 } });
});
