import { beforeEach, expect, test, vi } from 'vitest';
import { stubSession } from '../../../tests/stub-session.ts';
import { anyTool, initialEntries } from '#person/entries/field.ts';
import { saveSession } from '#person/entries/session.ts';
import { onFill, type FormContent } from '#person/store.ts';
import { LINK_FRAGMENTS } from '#config/tool-pages.ts';
import { home } from '#tools/home/entries.ts';
import { EQUATION } from '#person/entries/person-fields.ts';
import { planner } from '#tools/planner/entries.ts';
import { tdee, tdeeQuestion } from '#tools/tdee/entries.ts';
import { followWeight, startForm } from './start-form.ts';

beforeEach(() => {
  stubSession();
  vi.stubGlobal('location', { hash: '' });
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const MAN = {
  ...initialEntries(home),
  weight: 'kg~82.3',
  height: 'cm~178',
  age: '41',
  gender: 'male',
} as const;

/** What the form is filled with, of somebody who typed 82.3 kg on Nov 29 and calculated with it again on Dec 5. */
function filled(loggedOn: string | undefined, others: object = {}): unknown {
  for (const day of [29, 35]) {
    vi.setSystemTime(new Date(2026, 10, day, 12));
    saveSession(home, MAN, true);
  }
  const fills: unknown[] = [];
  const content = { tool: anyTool(home), entries: MAN, calculated: MAN, isEmpty: false };
  const { weight: _, ...known } = MAN;
  const entries = { ...known, weight: 'kg~80.1', ...others };
  startForm(content, { entries, earlierWeights: ['kg~90'], loggedOn });
  onFill((fill) => fills.push(fill.entries))();
  return fills[0] ?? null;
}

test.each([
  ['2026-11-30', { weight: 'kg~80.1' }],
  ['2026-12-10', { weight: 'kg~80.1' }],
  ['2026-11-29', null],
  ['2026-11-20', null],
  [undefined, null],
])('a weight that was typed on Nov 29 beside a newest weigh-in on %s', (loggedOn, fill) =>
  expect(filled(loggedOn)).toEqual(fill),
);

test('another unit, a birthday or another activity level is the same person', () => {
  const others = { height: 'ft~5~10', age: '42', activityLevel: 'sedentary', units: 'imperial' };
  expect(filled('2026-12-10', others)).toEqual({ weight: 'kg~80.1' });
  expect(filled('2026-11-20', others)).toBeNull();
});

test('somebody else in the form keeps their weight', () => {
  for (const other of [{ height: 'cm~165' }, { gender: 'female' }, { age: '60' }])
    expect(filled('2026-12-10', other)).toBeNull();
});

test('entries of this visit have their answer, and a form that has one, or is a link’s, is left alone', () => {
  const isAnswered = (others: Partial<FormContent>, hash = ''): boolean => {
    vi.stubGlobal('location', { hash });
    const content = { tool: anyTool(home), entries: MAN, calculated: null, isEmpty: false, ...others };
    startForm(content, { entries: MAN });
    let answered = false;
    onFill((fill) => (answered = fill.isAnswered === true))();
    return answered;
  };
  // Nothing was calculated yet, so nobody has seen the presets that the answer would be for.
  saveSession(home, MAN, false);
  expect(isAnswered({})).toBe(false);
  saveSession(home, MAN, true);
  expect(isAnswered({})).toBe(true);
  expect(isAnswered({ entries: { ...MAN, gender: 'female' } })).toBe(true);
  expect(isAnswered({ calculated: MAN })).toBe(false);
  expect(isAnswered({}, `#${LINK_FRAGMENTS[0]}?w=82`)).toBe(false);
});

test.each([
  { page: 'home', tool: anyTool(home), isAnswered: true },
  { page: 'a question', tool: anyTool(tdeeQuestion), isAnswered: true },
  { page: 'TDEE', tool: anyTool(tdee), isAnswered: false },
  { page: 'the planner', tool: anyTool(planner), isAnswered: false },
])('beside a plan, $page has its answer by itself: $isAnswered', ({ tool, isAnswered }) => {
  const plan = { goal: 'lose', target: 'lose~1702', macros: 'own~100g~~30~s' } as const;
  const content = { tool, entries: initialEntries(tool), calculated: null, isEmpty: true };
  startForm(content, { entries: MAN, plan });
  const fills: (boolean | undefined)[] = [];
  onFill((fill) => fills.push(fill.isAnswered))();
  expect(fills).toEqual([isAnswered]);
});

test('a weight that was hidden for a while, and so taken out, comes back', () => {
  const fills: unknown[] = [];
  const entries = { ...MAN, weight: '' };
  const content = { tool: anyTool(home), entries, calculated: null, isEmpty: false };
  const kept = { entries: { ...MAN, weight: 'kg~80.1' }, earlierWeights: ['kg~90'], loggedOn: '2026-11-30' };
  startForm(content, kept);
  onFill((fill) => fills.push(fill.entries))();
  startForm({ ...content, entries: { ...entries, height: '' } }, kept);
  onFill((fill) => fills.push(fill.entries))();
  expect(fills).toEqual([{ weight: 'kg~80.1' }]);
});

test('a form that was filled with the kept weight follows it, and one with a typed weight doesn’t', () => {
  vi.setSystemTime(new Date(2026, 11, 1, 12));
  const fills: unknown[] = [];
  onFill((fill) => fills.push(fill.entries))();
  const content = (entries: FormContent['entries'], isEmpty = false) => ({
    tool: anyTool(home),
    entries,
    calculated: null,
    isEmpty,
  });
  const kept = (weight: string) => ({ entries: { ...MAN, weight }, loggedOn: '2026-12-01' });
  const take = (): unknown => {
    onFill((fill) => fills.push(fill.entries))();
    return fills.splice(0)[0] ?? null;
  };
  startForm(content(initialEntries(home), true), kept('kg~83.5'));
  expect(take()).toMatchObject({ weight: 'kg~83.5' });
  const filledIn = { ...MAN, weight: 'kg~83.5' };
  saveSession(home, filledIn, true);
  followWeight(content(filledIn), kept('kg~82.7'));
  expect(take()).toEqual({ weight: 'kg~82.7' });
  // Typed today.
  followWeight(content({ ...MAN, weight: 'kg~85' }), kept('kg~82.7'));
  followWeight(content({ ...filledIn, gender: 'female' }), kept('kg~82.7'));
  followWeight(content(initialEntries(home), true), kept('kg~82.7'));
  expect(take()).toBeNull();
});

test('an empty form starts with the goal and macros of the plan that is followed, and a filled one keeps its own', () => {
  const fills: unknown[] = [];
  const empty = { tool: anyTool(tdee), entries: initialEntries(tdee), calculated: null, isEmpty: true };
  const { weight, height } = MAN;
  const plan = { goal: 'lose', target: 'lose~1702', macros: 'own~100g~~30~s' } as const;
  const start = (content: FormContent) => {
    const outcome = startForm(content, { entries: { weight, height, macros: 'lowCarb' }, plan });
    onFill((fill) => fills.push(fill.entries))();
    return outcome;
  };
  expect(start(empty)).toBe('kept');
  expect(fills).toEqual([{ weight, height, ...plan }]);
  const filledIn = { ...empty, entries: { ...initialEntries(tdee), weight, height }, isEmpty: false };
  const { macros } = plan;
  // As on a reload, and after other macros were chosen.
  expect(start({ ...filledIn, entries: { ...filledIn.entries, macros } })).toBe('kept');
  expect(start({ ...filledIn, entries: { ...filledIn.entries, macros: 'ketogenic' } })).toBe('none');
  expect(fills).toHaveLength(1);
});

test('a form with a plan’s calories from earlier gets those of today, with its macros, and any other target stays', () => {
  const fills: unknown[] = [];
  const { weight, height } = MAN;
  const goal = { goal: 'lose', target: 'lose~1702' } as const;
  const plan = { ...goal, macros: 'own~100g~~30~s' };
  for (const target of ['lose~1613.5', 'lose~1702', 'loss', '']) {
    const entries = { ...initialEntries(tdee), weight, height, target };
    startForm(
      { tool: anyTool(tdee), entries, calculated: null, isEmpty: false },
      { entries: { weight, height }, plan },
    );
    onFill((fill) => fills.push(fill.entries))();
  }
  const { macros } = plan;
  expect(fills).toEqual([{ ...goal, macros }, { macros }]);
});

test('a form of the person kept has the log’s number, unless the equation was chosen, an answer is there, or it’s a plan’s', () => {
  const own = '2790~2690~2890~82.3~male~41~178';
  const man = { ...initialEntries(tdee), ...MAN };
  const ownIn = (entries: object, others: object = {}, content: Partial<FormContent> = {}): unknown => {
    let filled: unknown = null;
    startForm(
      { tool: anyTool(tdee), entries: { ...man, ...entries }, calculated: null, isEmpty: false, ...content },
      { entries: MAN, own, ...others },
    );
    onFill((fill) => (filled = fill.entries))();
    return (filled as { ownMaintenance?: string } | null)?.ownMaintenance;
  };
  const empty = initialEntries(tdee);
  expect(ownIn(empty, {}, { isEmpty: true })).toBe(own);
  expect(ownIn({})).toBe(own);
  expect(ownIn({ ownMaintenance: '2500~2400~2600~82.3' })).toBe(own);
  // Typed before there was a log.
  expect(ownIn({ bodyFat: '17', activityLevel: 'veryActive', weight: 'kg~82' })).toBe(own);
  expect(ownIn({}, { own: '' })).toBeUndefined();
  for (const other of [{ height: 'cm~165' }, { gender: 'female' }, { age: '60' }])
    expect(ownIn(other)).toBeUndefined();
  expect(ownIn({ ownMaintenance: EQUATION })).toBeUndefined();
  expect(ownIn({}, {}, { calculated: man })).toBeUndefined();
  const planned = { plan: { goal: 'lose', target: 'lose~1702', macros: 'own~100g~~30~s' } };
  expect(ownIn(empty, planned, { isEmpty: true })).toBe(own);
  expect(ownIn({}, planned)).toBe(own);
  expect(ownIn({ ownMaintenance: EQUATION }, planned)).toBeUndefined();
  const plannerForm = { tool: anyTool(planner), entries: initialEntries(planner), isEmpty: true };
  expect(ownIn(empty, {}, plannerForm)).toBe(own);
  expect(ownIn(empty, planned, plannerForm)).not.toBe(own);
  const fromTdee = { ...plannerForm, entries: { ...initialEntries(planner), ...MAN, ownMaintenance: own } };
  expect(ownIn({}, planned, { ...fromTdee, isEmpty: false })).toBe('');
});
