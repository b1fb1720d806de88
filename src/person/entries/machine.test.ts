import { describe, expect, test } from 'vitest';
import { bodyFatChanges, bodyFatFields, chosenFields, measureFields, unitFields } from './person-fields.ts';
import type { EntriesOf, InputOf, Tool } from './field.ts';
import { choice, dayField, todayField } from './kinds.ts';
import { initialState, reduceForm, type FormEvent } from './machine.ts';
import { measureQuestions } from './likely-measures.ts';
import { plausibleBmi } from './plausible-bmi.ts';

const STEPS = { metric: 0.1, imperial: 0.1 };

const fields = {
  ...measureFields({ weight: STEPS, height: STEPS }, 'person'),
  ...chosenFields,
  ...bodyFatFields,
  goal: choice(['lose', 'maintain'], { scope: 'tool', initial: 'maintain', appliesToStale: true }),
  ...unitFields('person'),
};

type Entries = EntriesOf<typeof fields>;

const tool: Tool<Entries, InputOf<typeof fields>> = {
  name: 'tdee',
  fields,
  checks: [plausibleBmi()],
  alsoChanged: bodyFatChanges,
  questions: measureQuestions,
};

const reduce = reduceForm(tool);

const after = (...events: readonly FormEvent<Entries>[]) => events.reduce(reduce, initialState(tool));

const type = (field: keyof Entries, text: string): FormEvent<Entries> => ({ type: 'edited', field, text });

const left = { type: 'left' } as const;
const submitted = { type: 'submitted' } as const;

const valid = [type('weight', 'kg~70'), type('height', 'cm~175')];

describe('what the fields show stays the same object', () => {
  test('when a field is left that has nothing to ask', () => {
    const shown = after(...valid, submitted);
    expect(reduce(shown, left)).toBe(shown);
  });

  test('through a press that has nothing to say beside them', () => {
    const before = after(...valid, left);
    const { entries, problems, questions } = reduce(before, submitted);
    expect(entries).toBe(before.entries);
    expect(problems).toBe(before.problems);
    expect(questions).toBe(before.questions);
  });

  test('until a problem appears, and until it is gone', () => {
    const wrong = after(type('weight', ''), left, submitted);
    expect(wrong.problems.weight).toBe('missing');
    expect(reduce(wrong, submitted).problems).toBe(wrong.problems);
    expect(reduce(wrong, type('weight', 'kg~70')).problems).not.toHaveProperty('weight');
  });
});

describe('presets', () => {
  const shown = after(...valid, submitted);

  test('are a result’s until they are edited or filled in, even with the same text', () => {
    expect(shown.result?.presets).toEqual(['gender', 'activityLevel']);
    const edited = reduce(shown, type('gender', 'female'));
    expect(edited.result?.presets).toEqual(['activityLevel']);
    expect(reduce(edited, type('gender', 'male')).result?.presets).toEqual(['activityLevel']);
    const same = reduce(shown, { type: 'filled', entries: { gender: 'male' } });
    expect(same.result?.presets).toEqual(['activityLevel']);
    expect(reduce(same, { type: 'filled', entries: { gender: 'male' } })).toBe(same);
  });

  test('stay presets if they come from a page where nobody chose them', () => {
    const entries = {
      weight: 'kg~70',
      height: 'cm~175',
      gender: 'male',
      activityLevel: 'veryActive',
    } as const;
    const state = after({ type: 'filled', entries, presets: ['gender'] }, submitted);
    expect(state.result?.presets).toEqual(['gender']);
  });

  test('of a stale result are those that it was calculated with, and Reset brings them back', () => {
    const stale = after(...valid, submitted, type('weight', ''), type('gender', 'female'));
    expect(stale.result).toMatchObject({ isStale: true, presets: ['gender', 'activityLevel'] });
    expect(reduce(stale, { type: 'reset' }).presets).toEqual(['gender', 'activityLevel']);
  });
});

describe('messages', () => {
  test('none appears during typing, and Calculate shows them all, with the focus on the first', () => {
    expect(after(type('weight', 'kg~x'), left).problems).toEqual({});
    const state = after(type('weight', 'kg~x'), submitted);
    expect(state.problems).toEqual({ weight: 'notANumber', height: 'missing' });
    expect(state.attention).toEqual({ target: 'weight', count: 1 });
    expect(state.result).toBeNull();
  });

  test('one disappears once its field is valid; the others stay', () => {
    const state = after(submitted, type('weight', 'kg~7'));
    expect(state.problems).toEqual({ height: 'missing' });
    expect(after(submitted, type('weight', 'kg~7'), type('weight', 'kg~x')).problems).toEqual({
      height: 'missing',
    });
    expect(after(submitted, type('weight', 'kg~x')).problems).toEqual({
      weight: 'notANumber',
      height: 'missing',
    });
  });

  test('an implausible entry is checked again after a change in the other field', () => {
    const asked = after(type('weight', 'kg~70'), type('height', 'cm~65'), submitted);
    expect(asked.problems).toEqual({ height: 'implausible' });
    expect(reduce(asked, type('weight', 'kg~30')).problems).toEqual({});
  });

  test('"Use it anyway" calculates, until one of the two changes', () => {
    const state = after(type('weight', 'kg~70'), type('height', 'cm~65'), submitted, { type: 'confirmed' });
    expect(state.result?.input.height.centimetres).toBe(65);
    expect(reduce(state, type('gender', 'female')).result?.isStale).toBe(false);
    expect(reduce(state, type('weight', 'kg~71')).result?.isStale).toBe(true);
  });
});

describe('questions', () => {
  test('get the attention at the first press of Calculate, with the result; the second one answers them', () => {
    const first = after(type('weight', 'kg~178'), type('height', 'cm~165'), left, submitted);
    expect(first.questions.weight?.label).toBe('178 lb (80.7 kg)');
    expect(first).toMatchObject({ attention: { target: 'weight', count: 1 }, isAnnounced: false });
    expect(first.result?.entries.weight).toBe('kg~178');
    const second = reduce(first, submitted);
    expect(second).toMatchObject({ attention: { target: 'results', count: 2 }, isAnnounced: true });
    const other = reduce(reduce(second, type('weight', 'kg~182')), submitted);
    expect(other.attention).toEqual({ target: 'weight', count: 3 });
    const meant = reduce(reduce(first, { type: 'meantOther', field: 'weight' }), submitted);
    expect(meant.attention).toEqual({ target: 'results', count: 2 });
  });

  test('are asked when a field is left, and answered with one press', () => {
    const asked = after(type('height', 'cm~69'), left);
    expect(asked.questions.height?.label).toBe('5 ft 9 in (175.3 cm)');
    const meant = reduce(asked, { type: 'meantOther', field: 'height' });
    expect(meant.entries.height).toBe('cm~175.3');
    expect(meant.questions.height).toBeUndefined();
  });

  test('disappear while their field is edited, and never block', () => {
    expect(after(type('height', 'cm~69'), left, type('height', 'cm~6')).questions.height).toBeUndefined();
    expect(after(type('height', 'cm~69'), type('weight', 'kg~30'), submitted).result).not.toBeNull();
  });

  test('about two fields are asked once both are there, and one press changes both', () => {
    const exchanged = [type('weight', 'kg~165'), type('height', 'cm~74')];
    expect(after(...exchanged, left).questions.height?.label).toBe('74 kg, 165 cm');
    const asked = after(...exchanged, submitted);
    expect(asked.problems).toEqual({ height: 'implausible' });
    expect(asked.attention?.target).toBe('height');
    const meant = reduce(asked, { type: 'meantOther', field: 'height' });
    expect(meant).toMatchObject({ entries: { weight: 'kg~74', height: 'cm~165' }, problems: {} });
    expect(meant.questions.height).toBeUndefined();
    expect(reduce(meant, submitted).result?.input.weight.kilograms).toBe(74);
    expect(reduce(asked, { type: 'confirmed' }).result?.input.weight.kilograms).toBe(165);
  });

  test('about two fields follow both of them', () => {
    const asked = after(type('weight', 'kg~165'), type('height', 'cm~74'), left);
    expect(reduce(asked, type('weight', 'kg~80')).questions.height?.label).toBe('6 ft 2 in (188 cm)');
  });

  test('about one number in both boxes block nothing and go with either entry', () => {
    const asked = after(type('weight', 'kg~120'), type('height', 'cm~120'), submitted);
    expect(asked.questions.weight?.accept).toBeNull();
    expect(asked.result?.isStale).toBe(false);
    expect(reduce(asked, type('weight', 'kg~12')).questions.weight).toBeUndefined();
    expect(reduce(asked, type('height', 'cm~172')).questions.weight).toBeNull();
  });

  test('that were not asked can’t be answered', () => {
    const state = after(type('height', 'cm~175'));
    expect(reduce(state, { type: 'meantOther', field: 'height' })).toBe(state);
  });
});

describe('the result', () => {
  test('appears with Calculate only, and gets the attention', () => {
    expect(after(...valid).result).toBeNull();
    const { result, attention, isAnnounced } = after(...valid, submitted);
    expect(result).toMatchObject({ isStale: false, input: { gender: 'male', bodyFat: null } });
    expect(attention).toEqual({ target: 'results', count: 1 });
    expect(isAnnounced).toBe(true);
  });

  test('follows the entries without being announced', () => {
    const state = after(...valid, submitted, type('weight', 'kg~80'));
    expect(state.result).toMatchObject({ isStale: false, input: { weight: { kilograms: 80 } } });
    expect(state.isAnnounced).toBe(false);
    expect(state.attention).toEqual({ target: 'results', count: 1 });
  });

  test('stays, with the current choices, while an entry can’t be read', () => {
    const state = after(
      ...valid,
      submitted,
      type('weight', 'kg~x'),
      type('units', 'imperial'),
      type('goal', 'lose'),
    );
    expect(state.result).toMatchObject({
      isStale: true,
      entries: { weight: 'kg~70', units: 'imperial', goal: 'lose' },
      input: { units: 'imperial', goal: 'lose', weight: { kilograms: 70 } },
    });
    expect(reduce(state, type('gender', 'female')).result?.input.gender).toBe('male');
    expect(reduce(state, type('weight', 'kg~71')).result).toMatchObject({
      isStale: false,
      input: { goal: 'lose' },
    });
  });

  test('is recalled without attention', () => {
    const state = after(
      { type: 'filled', entries: { weight: 'kg~70', height: 'cm~175' } },
      { type: 'recalled' },
    );
    expect(state.result?.input.weight.kilograms).toBe(70);
    expect(state.attention).toBeNull();
    expect(after({ type: 'recalled' }).result).toBeNull();
  });
});

describe('entries', () => {
  test('are only known choices, but whatever is typed', () => {
    const typed = `kg~${'7'.repeat(41)}`;
    const state = after(type('gender', 'other'), type('weight', typed));
    expect(state.entries).toEqual({ ...initialState(tool).entries, weight: typed });
  });

  test('of another form come without what was wrong before', () => {
    const wrong = after(type('height', 'cm~175'), type('weight', 'kg~9'), { type: 'submitted' });
    expect(wrong.problems).toHaveProperty('weight');
    const entries = { weight: '' };
    expect(reduce(wrong, { type: 'filled', entries }).problems).toEqual({ weight: 'missing' });
    expect(reduce(wrong, { type: 'filled', entries, isFresh: true }).problems).toEqual({});
  });

  test('change others', () => {
    const state = after(type('bodyFatAsk', 'yes'), type('bodyFat', '22'), type('bodyFatAsk', 'no'));
    expect(state.entries).toMatchObject({ bodyFatAsk: 'no', bodyFat: '' });
  });

  test('keep the typed text through a change of units', () => {
    const state = after(type('weight', 'kg~72,50'), type('units', 'stone'));
    expect(reduce(state, type('units', 'metric')).entries.weight).toBe('kg~72,50');
  });

  test('are gone after Reset, with the focus on the first field', () => {
    const state = after(...valid, submitted, { type: 'reset' });
    expect(state).toEqual({ ...initialState(tool), attention: { target: 'weight', count: 2 } });
  });
});

describe('what the form starts with', () => {
  const start = { type: 'filled', entries: { weight: 'kg~80' }, isStart: true } as const;

  test('fills an empty form', () => {
    expect(after(start).entries.weight).toBe('kg~80');
  });

  test('can have its answer at once if it is all it takes, without moving the focus or announcing it', () => {
    const whole = { ...start, entries: { weight: 'kg~80', height: 'cm~180' } };
    const state = after({ ...whole, isAnswered: true });
    expect(state.result?.input.weight.kilograms).toBe(80);
    expect(state).toMatchObject({ attention: null, isAnnounced: false });
    expect(after(whole).result).toBeNull();
    expect(after({ ...start, isAnswered: true }).result).toBeNull();
  });

  test.each<readonly [string, FormEvent<Entries>]>([
    ['a weight', type('weight', 'kg~7')],
    ['another field', type('height', 'cm~175')],
    ['a choice', type('gender', 'female')],
    ['what a link has', { type: 'filled', entries: { bodyFat: '20' } }],
  ])('leaves a form alone that has %s', (_, event) => {
    expect(after(event, start)).toEqual(after(event));
  });

  test('gives no answer to what somebody types', () => {
    const typed = after(type('weight', 'kg~70'), type('height', 'cm~175'), {
      ...start,
      isAnswered: true,
    });
    expect(typed).toMatchObject({ entries: { weight: 'kg~70' }, result: null });
  });

  test('fills a form that was emptied', () => {
    expect(after(type('weight', 'kg~7'), { type: 'reset' }, start).entries.weight).toBe('kg~80');
  });
});

describe('a new day', () => {
  const dated = { ...fields, until: dayField('tool'), today: todayField('history') };
  const planned: Tool<EntriesOf<typeof dated>, InputOf<typeof dated>> = {
    name: 'planner',
    fields: dated,
    checks: [
      {
        fields: ['until', 'today'],
        problemOf: ({ until, today }) => (until > today ? null : { field: 'until', problem: 'outOfRange' }),
      },
    ],
  };
  const reduceDated = reduceForm(planned);
  const turned = (today: string): FormEvent<EntriesOf<typeof dated>> => ({
    type: 'turned',
    entries: { today },
  });
  const filled = {
    type: 'filled',
    entries: { weight: 'kg~70', height: 'cm~175', until: '2026-11-26', today: '2026-11-24' },
  } as const;
  const afterDays = (...events: readonly FormEvent<EntriesOf<typeof dated>>[]) =>
    events.reduce(reduceDated, initialState(planned));
  const shown = afterDays(filled, submitted);

  test('changes the result, which knows the day that it was asked for on', () => {
    expect(shown).toMatchObject({ asked: { today: '2026-11-24' }, problems: {} });
    const next = reduceDated(shown, turned('2026-11-25'));
    expect(next).toMatchObject({ asked: { today: '2026-11-24' }, problems: {} });
    expect(next.result).toMatchObject({ isStale: false, entries: { today: '2026-11-25' } });
    expect(reduceDated(next, turned('2026-11-25'))).toBe(next);
    expect(reduceDated(next, submitted).asked?.today).toBe('2026-11-25');
    expect(reduceDated(next, { type: 'reset' }).asked).toBeNull();
  });

  test('says what can’t be calculated any more, and loses nothing', () => {
    const next = reduceDated(shown, turned('2026-11-26'));
    expect(next).toMatchObject({ problems: { until: 'outOfRange' }, result: { isStale: true } });
    expect(next.attention).toBe(shown.attention);
    const chosen = reduceDated(next, { type: 'edited', field: 'until', text: '2026-12-24' });
    expect(chosen).toMatchObject({ problems: {}, result: { isStale: false } });
  });

  test('adds no message to a form that is being typed in, or that has no result', () => {
    expect(afterDays(filled, turned('2026-11-26')).problems).toEqual({});
    const typing = afterDays(
      filled,
      submitted,
      { type: 'edited', field: 'weight', text: '' },
      turned('2026-11-26'),
    );
    expect(typing.problems).toEqual({});
  });

  test('after a result is recalled is a new day for it, too', () => {
    expect(afterDays(filled, { type: 'recalled' }, turned('2026-11-25'))).toMatchObject({
      asked: { today: '2026-11-24' },
      result: { isStale: false, entries: { today: '2026-11-25' } },
    });
    expect(afterDays(filled, { type: 'recalled' }, turned('2026-11-26')).problems).toEqual({
      until: 'outOfRange',
    });
  });
});
