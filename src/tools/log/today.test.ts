import { describe, expect, test } from 'vitest';
import { initialState, reduceForm, type FormEvent, type FormState } from '#person/entries/machine.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { log, type Amount, type LogEntries, type LogInput } from './entries.ts';
import { changeOf, followed, lastNumbers, turnedTo, typedIn } from './today.ts';

const TODAY = '2026-11-22';
const METRIC = { weight: 'kg', intake: 'kcal', waist: 'cm' } as const;
const reduce = reduceForm(log);

type State = FormState<LogEntries, LogInput>;

const sendAll = (state: State, ...events: readonly FormEvent<LogEntries>[]): State =>
  events.reduce(reduce, state);

/** The form with what the device has for today. */
function follow(
  state: State,
  row: Omit<StoredLogDay, 'day'> | null,
  { today = TODAY, units = METRIC, isWeightHidden = false } = {},
): State {
  const dated = sendAll(state, { type: 'filled', entries: { today } });
  const kept = { row: row && { day: today, ...row }, units, isWeightHidden };
  return sendAll(dated, { type: 'filled', entries: followed(dated.entries, kept) });
}

const empty = (row: Omit<StoredLogDay, 'day'> | null = null): State => follow(initialState(log), row);

const typed = (field: Amount, text: string): FormEvent<LogEntries> => ({
  type: 'edited',
  field,
  text,
});

/** What a press of Log writes; `null` if it is refused. */
function written(state: State) {
  const after = sendAll(state, { type: 'submitted' });
  return Object.keys(after.problems).length === 0 && after.result
    ? changeOf(after.result.entries, after.result.input)
    : null;
}

const problemsAfterPress = (state: State) => sendAll(state, { type: 'submitted' }).problems;

describe('pressing Log', () => {
  test('with empty fields writes nothing, and says what to enter beside the field', () => {
    expect(written(empty())).toBeNull();
    expect(problemsAfterPress(empty())).toEqual({ weight: 'missing' });
  });

  test('with empty fields asks for either, and no longer once either has an entry', () => {
    const pressed = sendAll(empty(), { type: 'submitted' });
    expect(sendAll(pressed, typed('intake', 'kcal~1')).problems).toEqual({});
    expect(sendAll(pressed, typed('weight', 'kg~7')).problems).not.toHaveProperty('weight', 'missing');
    expect(sendAll(pressed, { type: 'left' }).problems).toEqual({ weight: 'missing' });
  });

  test('without having typed anything writes nothing', () => {
    expect(written(empty({ weightKg: 70.1, intakeKcal: 1900 }))).toBeNull();
    expect(problemsAfterPress(empty({ weightKg: 70.1, intakeKcal: 1900 }))).toEqual({ weight: 'missing' });
    expect(problemsAfterPress(empty({ weightKg: 70.1 }))).toEqual({ intake: 'missing' });
  });

  test('writes only what was typed', () => {
    expect(written(sendAll(empty(), typed('weight', 'kg~70.1')))).toEqual({ day: TODAY, weightKg: 70.1 });
    const meals = sendAll(empty({ weightKg: 70.1 }), typed('intake', 'kcal~1900'));
    expect(written(meals)).toEqual({ day: TODAY, intakeKcal: 1900 });
  });

  test('with a field that was emptied leaves its number alone', () => {
    const emptied = sendAll(empty({ weightKg: 70.1 }), typed('weight', ''), typed('intake', 'kcal~1900'));
    expect(written(emptied)).toEqual({ day: TODAY, intakeKcal: 1900 });
  });

  test('refuses what it can’t read, and loses nothing', () => {
    const wrong = sendAll(empty(), typed('weight', 'kg~lots'), typed('intake', 'kcal~30000'));
    expect(problemsAfterPress(wrong)).toEqual({ weight: 'notANumber', intake: 'tooLarge' });
    expect(sendAll(wrong, { type: 'submitted' }).entries.weight).toBe('kg~lots');
  });

  test('asks about a weight that hardly anyone of this height has', () => {
    const state = sendAll(
      empty(),
      { type: 'filled', entries: { centimetres: '170' } },
      typed('weight', 'kg~370'),
    );
    expect(problemsAfterPress(state)).toEqual({ weight: 'implausible' });
    expect(sendAll(state, { type: 'submitted' }, { type: 'confirmed' }).problems).toEqual({});
    const impossible = sendAll(state, typed('weight', 'kg~700'), { type: 'submitted' });
    expect(impossible.problems).toEqual({ weight: 'outOfRange' });
    expect(sendAll(impossible, { type: 'confirmed' }).problems).toEqual({ weight: 'outOfRange' });
  });

  test('asks about a weight that is far from the trend, and writes it as confirmed', () => {
    const state = sendAll(empty(), { type: 'filled', entries: { usual: '81.4' } }, typed('weight', 'kg~814'));
    expect(problemsAfterPress(state)).toEqual({ weight: 'implausible' });
    const after = sendAll(state, { type: 'submitted' }, { type: 'confirmed' });
    expect(changeOf(after.result!.entries, after.result!.input)).toEqual({
      day: TODAY,
      weightKg: 814,
      isConfirmed: true,
    });
    // It is today's weight now, so meals are logged without another question.
    const meals = sendAll(follow(after, { weightKg: 814 }), typed('intake', 'kcal~1900'));
    expect(written(meals)).toEqual({ day: TODAY, intakeKcal: 1900 });
  });
});

describe('waist and body fat', () => {
  test('are written like the others, alone or together, in any unit', () => {
    expect(written(sendAll(empty(), typed('waist', 'in~30')))).toEqual({ day: TODAY, waistCm: 76.2 });
    const both = sendAll(empty({ weightKg: 70.1 }), typed('waist', 'cm~84'), typed('bodyFat', '22.5 %'));
    expect(written(both)).toEqual({ day: TODAY, waistCm: 84, bodyFat: 22.5 });
  });

  test('refuse what the store would, beside the field', () => {
    const wrong = sendAll(empty(), typed('waist', 'cm~400'), typed('bodyFat', '71'));
    expect(problemsAfterPress(wrong)).toEqual({ waist: 'tooLarge', bodyFat: 'outOfRange' });
    const zero = sendAll(empty(), typed('waist', 'cm~0'), typed('bodyFat', '0'));
    expect(problemsAfterPress(zero)).toEqual({ waist: 'notPositive', bodyFat: 'notPositive' });
  });

  test('ask about a waist in the wrong unit, and about one that doesn’t fit the height', () => {
    const inches = sendAll(empty(), typed('waist', 'cm~33'), { type: 'left' });
    expect(inches.questions.waist).toMatchObject({ label: '33 in (83.8 cm)' });
    const state = sendAll(
      empty(),
      { type: 'filled', entries: { centimetres: '170' } },
      typed('waist', 'cm~184'),
    );
    expect(problemsAfterPress(state)).toEqual({ waist: 'implausible' });
    const after = sendAll(state, { type: 'submitted' }, { type: 'confirmed' });
    // Only a weight is marked as confirmed.
    expect(written(after)).toEqual({ day: TODAY, waistCm: 184 });
  });

  test('are shown once they are kept, and don’t replace what was written elsewhere without asking', () => {
    const shown = follow(
      empty(),
      { waistCm: 83.82, bodyFat: 22.48 },
      { units: { ...METRIC, waist: 'in' } as never },
    );
    expect(shown.entries).toMatchObject({ waist: 'in~33', bodyFat: '22.5' });
    expect(written(shown)).toBeNull();
    const other = follow(sendAll(empty(), typed('waist', 'cm~84'), typed('bodyFat', '22')), {
      waistCm: 86,
      bodyFat: 24,
    });
    expect(problemsAfterPress(other)).toEqual({ waist: 'replaces', bodyFat: 'replaces' });
    const confirmed = sendAll(other, { type: 'submitted' }, { type: 'confirmed' });
    expect(written(confirmed)).toEqual({ day: TODAY, waistCm: 84, bodyFat: 22 });
  });
});

describe('a number that is written elsewhere', () => {
  test('replaces one that wasn’t touched: log 70.1, correct to 71.3 in the table, press Log again', () => {
    const logged = follow(sendAll(empty(), typed('weight', 'kg~70.1')), { weightKg: 70.1 });
    const corrected = follow(logged, { weightKg: 71.3 });
    expect(corrected.entries.weight).toBe('kg~71.3');
    expect(written(corrected)).toBeNull();
  });

  test('stays if a second tab logs only its meals', () => {
    const second = sendAll(empty({ weightKg: 70.1 }), typed('intake', 'kcal~1900'));
    expect(written(follow(second, { weightKg: 71.3 }))).toEqual({ day: TODAY, intakeKcal: 1900 });
  });

  test('is not replaced by what was typed before it without asking', () => {
    const state = follow(sendAll(empty(), typed('weight', 'kg~70.1')), { weightKg: 71.3 });
    expect(written(state)).toBeNull();
    expect(problemsAfterPress(state)).toEqual({ weight: 'replaces' });
    const confirmed = sendAll(state, { type: 'submitted' }, { type: 'confirmed' });
    expect(written(confirmed)).toEqual({ day: TODAY, weightKg: 70.1 });
    // Changed once more: asked again.
    expect(problemsAfterPress(follow(confirmed, { weightKg: 72 }))).toEqual({ weight: 'replaces' });
  });

  test('asks for meals, too, and not if both are the same', () => {
    const state = follow(sendAll(empty({ intakeKcal: 1500 }), typed('intake', 'kcal~1900')), {
      intakeKcal: 1700,
    });
    expect(problemsAfterPress(state)).toEqual({ intake: 'replaces' });
    expect(follow(state, { intakeKcal: 1900 }).entries).toMatchObject({
      intake: 'kcal~1900',
      intakeSeen: '1900',
    });
  });

  test('can be deleted: then what was typed is simply logged', () => {
    const state = follow(sendAll(empty({ weightKg: 70.1 }), typed('weight', 'kg~70.4')), null);
    expect(written(state)).toEqual({ day: TODAY, weightKg: 70.4 });
  });
});

describe('the fields', () => {
  test('show today’s numbers in the units of the page, without counting that as typed', () => {
    const imperial = follow(
      empty({ weightKg: 69.9893, intakeKcal: 2151.05 }),
      { weightKg: 69.9893, intakeKcal: 2151.05 },
      {
        units: { weight: 'st', intake: 'kJ', waist: 'in' } as never,
      },
    );
    expect(imperial.entries).toMatchObject({ weight: 'st~11~0.3', intake: 'kJ~9000' });
    expect(written(imperial)).toBeNull();
  });

  test('don’t show a hidden weight, and leave it alone', () => {
    const hidden = follow(empty({ weightKg: 70.1 }), { weightKg: 70.1 }, { isWeightHidden: true });
    expect(hidden.entries.weight).toBe('');
    const meals = sendAll(hidden, typed('intake', 'kcal~1900'));
    expect(written(meals)).toEqual({ day: TODAY, intakeKcal: 1900 });
  });

  test('keep what was typed over midnight, for the new day, and forget what was only shown', () => {
    const before = sendAll(empty({ weightKg: 70.1, intakeKcal: 1900 }), typed('weight', 'kg~70.4'));
    const after = follow(before, null, { today: '2026-11-23' });
    expect(after.entries).toMatchObject({ weight: 'kg~70.4', intake: '' });
    expect(written(after)).toEqual({ day: '2026-11-23', weightKg: 70.4 });
    const taken = follow(before, { weightKg: 69 }, { today: '2026-11-23' });
    expect(problemsAfterPress(taken)).toEqual({});
  });
});

test('the hints are the last numbers before today, each with its day', () => {
  const days = [
    { day: '2026-11-18', weightKg: 70.9 },
    { day: '2026-11-21', intakeKcal: 1850, waistCm: 84 },
    { day: TODAY, weightKg: 70 },
  ];
  expect(lastNumbers(days, TODAY)).toEqual({
    weight: { day: '2026-11-18', value: 70.9 },
    intake: { day: '2026-11-21', value: 1850 },
    waist: { day: '2026-11-21', value: 84 },
    bodyFat: null,
  });
  expect(lastNumbers([], TODAY)).toEqual({ weight: null, intake: null, waist: null, bodyFat: null });
});

describe('yesterday', () => {
  const YESTERDAY = '2026-11-21';
  const followDay = (state: State, row: StoredLogDay | null): State =>
    sendAll(state, {
      type: 'filled',
      entries: followed(state.entries, { row, units: METRIC, isWeightHidden: false }),
    });
  const turn = (state: State, picked: string, typedFor = {}): State =>
    sendAll(state, { type: 'filled', entries: turnedTo(picked, typedFor) });

  test('gets what is typed after it was chosen, and nothing that was typed for today', () => {
    const today = sendAll(empty(), typed('weight', 'kg~79.9'));
    const left = typedIn(today.entries);
    expect(left).toEqual({ weight: 'kg~79.9' });
    const yesterday = followDay(turn(today, YESTERDAY), { day: YESTERDAY, weightKg: 80.2 });
    expect(yesterday.entries).toMatchObject({ weight: 'kg~80.2', intake: '' });
    const change = written(sendAll(yesterday, typed('intake', 'kcal~1900')));
    expect(change).toEqual({ day: YESTERDAY, intakeKcal: 1900 });
    const back = followDay(turn(yesterday, '', left), null);
    expect(written(back)).toEqual({ day: TODAY, weightKg: 79.9 });
  });

  test('stays that day after midnight', () => {
    const yesterday = sendAll(turn(empty(), YESTERDAY), typed('intake', 'kcal~1900'));
    const later = sendAll(yesterday, { type: 'turned', entries: { today: '2026-11-23' } });
    expect(written(followDay(later, null))).toEqual({ day: YESTERDAY, intakeKcal: 1900 });
  });
});
