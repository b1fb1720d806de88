import { describe, expect, test } from 'vitest';
import { initialHomeState, reduceHome, type HomeEvent, type HomeState } from './home-form.ts';

const after = (...events: readonly HomeEvent[]): HomeState => events.reduce(reduceHome, initialHomeState);
const weight = (text: string): HomeEvent => ({ type: 'edited', box: 'kilograms', text });
const height = (text: string): HomeEvent => ({ type: 'edited', box: 'centimetres', text });
const submit: HomeEvent = { type: 'submitted' };

describe('Calculate', () => {
  test('shows a result for a complete form and moves to it', () => {
    const state = after(weight('70'), height('175'), submit);
    expect(state.result.status).toBe('shown');
    expect(state.attention).toEqual({ target: 'results', count: 1 });
  });

  test('with an invalid field calculates nothing and moves to the field', () => {
    const state = after(height('175'), submit);
    expect(state.result).toEqual({ status: 'empty' });
    expect(state.form.problems).toEqual({ weight: 'missing' });
    expect(state.attention).toEqual({ target: 'weight', count: 1 });
  });

  test('with an invalid field keeps an earlier result and marks it as stale', () => {
    const first = after(weight('70'), height('175'), submit);
    const second = [weight('abc'), submit].reduce(reduceHome, first);
    expect(second.result).toEqual({ ...first.result, isStale: true });
    expect(second.form.draft.weight).toEqual({ unit: 'kg', kilograms: 'abc' });
  });
});

test('choosing other units after a result recalculates it in them', () => {
  const state = after(weight('70'), height('175'), submit, { type: 'unitsChosen', units: 'imperial' });
  expect(state.result.status === 'shown' && state.result.person.units).toBe('imperial');
});

describe('a result follows the form', () => {
  const shown = after(weight('92'), height('178'), submit);
  const personOf = ({ result }: HomeState) => (result.status === 'shown' ? result.person : null);

  test('a valid edit updates it at once, without scrolling', () => {
    const edited = reduceHome(shown, weight('70'));
    expect(personOf(edited)?.weight.kilograms).toBe(70);
    expect(edited.attention).toBe(shown.attention);
  });

  test('an invalid or implausible edit keeps it, marked as stale, in the units of the form', () => {
    for (const text of ['', 'abc', '9000', '2'])
      expect(reduceHome(shown, weight(text)).result).toEqual({ ...shown.result, isStale: true });
    const imperial = [weight(''), { type: 'unitsChosen', units: 'imperial' } as const].reduce(
      reduceHome,
      shown,
    );
    expect(personOf(imperial)).toMatchObject({ units: 'imperial', weight: { kilograms: 92 } });
  });

  test('the next valid edit makes it current again', () => {
    const state = [weight(''), weight('91')].reduce(reduceHome, shown);
    expect(state.result).toMatchObject({ isStale: false, person: { weight: { kilograms: 91 } } });
  });

  test('nothing appears before the first press of Calculate', () => {
    expect(after(weight('92'), height('178')).result).toEqual({ status: 'empty' });
  });

  test('an earlier result is restored with its entries, without scrolling', () => {
    const state = after(weight('92'), height('178'), { type: 'recalled' });
    expect(state).toMatchObject({ result: { status: 'shown', isStale: false }, attention: null });
    expect(after(weight('92'), { type: 'recalled' }).result).toEqual({ status: 'empty' });
  });
});

describe('implausible entries', () => {
  test.each([
    ['72', '18', 'height'],
    ['900', '180', 'weight'],
    ['70', '70', 'height'],
    ['9', '175', 'weight'],
  ])(
    '%s kg and %s cm are not calculated, and the %s field gets the focus',
    (kilograms, centimetres, field) => {
      const state = after(weight(kilograms), height(centimetres), submit);
      expect(state.result).toEqual({ status: 'empty' });
      expect(state.form.problems).toEqual({ [field]: 'implausible' });
      expect(state.attention?.target).toBe(field);
    },
  );

  test('72.5 kg and 1.80 in the centimeter field are 180 cm', () => {
    const { result } = after(weight('72.5'), height('1.80'), submit);
    expect(result).toMatchObject({ person: { height: { centimetres: 180 } } });
  });

  test('"Use it anyway" calculates, and asks again after a change', () => {
    const confirmed = after(weight('72'), height('18'), submit, { type: 'confirmed' });
    expect(confirmed.result).toMatchObject({ isStale: false, person: { height: { centimetres: 18 } } });
    expect([height('19'), submit].reduce(reduceHome, confirmed).form.problems).toEqual({
      height: 'implausible',
    });
  });

  test.each([
    ['9 and above', '29.2', '180', 'shown'],
    ['below 9', '29.1', '180', 'empty'],
    ['120 and below', '388.8', '180', 'shown'],
    ['above 120', '388.9', '180', 'empty'],
  ])('a BMI of %s', (_, kilograms, centimetres, status) => {
    expect(after(weight(kilograms), height(centimetres), submit).result.status).toBe(status);
  });

  test('the message disappears after an edit in the other field', () => {
    const state = after(weight('72'), height('18'), submit, weight('1'), height('180'), weight('72'));
    expect(state.form.problems).toEqual({});
  });
});

test('Reset restores the defaults, clears the result and moves to the first field', () => {
  const state = after(
    weight('70'),
    height('175'),
    submit,
    { type: 'genderChosen', gender: 'female' },
    { type: 'reset' },
  );
  expect(state).toEqual({ ...initialHomeState, attention: { target: 'weight', count: 2 } });
});
