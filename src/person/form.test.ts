import { describe, expect, test } from 'vitest';
import {
  emptyPersonForm,
  firstWrongField,
  checked,
  parseAge,
  parsePerson,
  reducePersonForm,
} from './form.ts';
import type { PersonEvent, PersonFormState, PersonRules } from './form.ts';
import { weightAs } from './draft.ts';

const rules: PersonRules = {
  defaultAge: 30,
  youngest: 0,
  oldest: 120,
  steps: { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

const empty = emptyPersonForm(rules);

function after(...events: readonly PersonEvent[]): PersonFormState {
  return events.reduce((state, event) => reducePersonForm(state, event, rules), empty);
}

const type = (box: 'kilograms' | 'centimetres' | 'age' | 'pounds' | 'feet', text: string): PersonEvent => ({
  type: 'edited',
  box,
  text,
});

describe('the form as it starts', () => {
  test('is the specification’s: metric, male, moderately active, 30, weight and height empty', () => {
    expect(empty.draft).toEqual({
      units: 'metric',
      inStone: false,
      weight: { unit: 'kg', kilograms: '' },
      height: { unit: 'cm', centimetres: '' },
      age: '30',
      gender: 'male',
      activityLevel: 'moderatelyActive',
    });
  });
});

describe('units', () => {
  test('switching back and forth restores the typed text', () => {
    const state = after(
      type('kilograms', '72,50'),
      { type: 'unitsChosen', units: 'imperial' },
      { type: 'stoneChosen', inStone: true },
      { type: 'unitsChosen', units: 'metric' },
    );
    expect(weightAs(state.draft.weight, 'kg')).toEqual({ unit: 'kg', kilograms: '72,50' });
  });

  test('an edit in the other unit counts from then on', () => {
    const state = after(
      type('kilograms', '70'),
      { type: 'unitsChosen', units: 'imperial' },
      type('pounds', '150'),
      { type: 'unitsChosen', units: 'metric' },
    );
    expect(weightAs(state.draft.weight, 'kg')).toEqual({ unit: 'kg', kilograms: '68' });
  });

  test('an edited input keeps its converted partner', () => {
    const state = after(
      type('centimetres', '175'),
      { type: 'unitsChosen', units: 'imperial' },
      type('feet', '6'),
    );
    expect(state.draft.height).toEqual({ unit: 'ft', feet: '6', inches: '8.9' });
  });
});

describe('validating the entries', () => {
  test('a complete form becomes a person', () => {
    const parsed = parsePerson(after(type('kilograms', '70'), type('centimetres', '175')).draft, rules);
    expect(parsed).toMatchObject({ ok: true, person: { age: 30, gender: 'male', units: 'metric' } });
    expect(parsed.ok && [parsed.person.weight.kilograms, parsed.person.height.centimetres]).toEqual([
      70, 175,
    ]);
  });

  test('every invalid field is reported, and the first one is found', () => {
    const parsed = parsePerson(after(type('kilograms', '-4'), type('age', 'old')).draft, rules);
    expect(parsed).toEqual({
      ok: false,
      problems: { weight: 'negative', height: 'missing', age: 'notANumber' },
    });
    expect(firstWrongField({ age: 'missing', height: 'missing' })).toBe('height');
    expect(firstWrongField({})).toBeNull();
  });

  test.each([
    ['0', { ok: true, value: 0 }],
    ['120', { ok: true, value: 120 }],
    ['41 years', { ok: true, value: 41 }],
    ['42 years old', { ok: true, value: 42 }],
    ['121', { ok: false, problem: 'outOfRange' }],
    ['', { ok: false, problem: 'missing' }],
    ['-1', { ok: false, problem: 'negative' }],
  ])('age %s', (text, result) => {
    expect(parseAge(text, rules)).toEqual(result);
  });

  test('an age of 0 is not positive if the youngest is 1', () => {
    expect(parseAge('0', { youngest: 1, oldest: 120 })).toEqual({ ok: false, problem: 'notPositive' });
    expect(parseAge('0.5', { youngest: 1, oldest: 120 })).toEqual({ ok: false, problem: 'outOfRange' });
  });
});

describe('messages', () => {
  const flagged = checked(after(type('centimetres', '175')), { weight: 'missing', age: 'notANumber' });

  test('a message disappears once its field is valid, and the others stay', () => {
    const fixed = reducePersonForm(flagged, type('kilograms', '70'), rules);
    expect(fixed.problems).toEqual({ age: 'notANumber' });
  });

  test('a message changes with the problem', () => {
    expect(reducePersonForm(flagged, type('kilograms', '-'), rules).problems.weight).toBe('notANumber');
  });

  test('typing alone shows no message', () => {
    expect(after(type('kilograms', '-')).problems).toEqual({});
  });
});

describe('did you mean', () => {
  test('the question appears when the field is left, and one click answers it', () => {
    const asked = after(type('centimetres', '5.9'), { type: 'left', field: 'height' });
    expect(asked.questions.height?.label).toBe('5 ft 9 in (175.3 cm)');
    const answered = reducePersonForm(asked, { type: 'meantOther', field: 'height' }, rules);
    expect(answered.draft.height).toEqual({ unit: 'cm', centimetres: '175.3' });
    expect(answered.questions.height).toBeNull();
  });

  test('further typing removes the question', () => {
    const asked = after(type('centimetres', '5.9'), { type: 'left', field: 'height' });
    expect(reducePersonForm(asked, type('centimetres', '5.95'), rules).questions.height).toBeUndefined();
  });

  test('an answer without a question changes nothing', () => {
    expect(reducePersonForm(empty, { type: 'meantOther', field: 'weight' }, rules)).toBe(empty);
  });
});

test('gender, activity level and a stored draft are used', () => {
  expect(after({ type: 'genderChosen', gender: 'female' }).draft.gender).toBe('female');
  expect(after({ type: 'activityLevelChosen', activityLevel: 'sedentary' }).draft.activityLevel).toBe(
    'sedentary',
  );
  const draft = { ...empty.draft, age: '44' };
  expect(after({ type: 'restored', draft }).draft).toEqual(draft);
  expect(after({ type: 'restored', draft: { age: '45' } }).draft).toEqual({ ...empty.draft, age: '45' });
});
