import { describe, expect, test } from 'vitest';
import { years } from '@evenscale/formulas/units';
import { somePerson } from '../../../tests/some-person.ts';
import { PLAN_ENTRIES } from '../../../tests/some-plan.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import type { Person } from '#person/person.ts';
import { planToday, trendNow } from '#person/plan/plan-today.ts';
import { logLinkText, planLine, planTitle } from '#person/plan/plan-words.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { followedPlanOf } from './kept-plan.ts';
import type { Kept } from './kept-log.ts';
import { concernBeside } from './concern-beside.ts';
import { updateIn } from './kept-update.ts';
import { otherPlanText } from './follow-words.ts';
import { isLosingAlready } from './losing-already.ts';
import { ownPlanOf, planUnderWay } from './own-plan.ts';
import { followedMacros } from './plan/followed-macros.ts';

const START = '2026-10-01';

const man: Person = {
  ...somePerson(),
  weight: weightOf(93.4, 'kg'),
  height: heightOf(178, 'cm'),
  age: years(41),
  gender: 'male',
};

interface Others {
  readonly entries?: Readonly<Record<string, string>>;
  readonly days?: readonly StoredLogDay[];
  readonly isWeightHidden?: boolean;
}

/** What is kept on day 12 of a plan. */
function keptOn({ entries = {}, days = [], isWeightHidden = false }: Others = {}, day = 12): Kept {
  const today = addDays(START, day);
  const keptPlan = { entries: { ...PLAN_ENTRIES, ...entries }, start: START, update: null };
  const plan = followedPlanOf(keptPlan);
  const whose = { gender: 'male', age: 41, saidOn: START, centimetres: 178 } as const;
  return {
    person: 'ben',
    name: '',
    today,
    days,
    view: { units: 'metric', isWeightHidden },
    report: buildLogReport(days, whose, today),
    whose,
    known: { ofPlan: null, own: null },
    concerns: logConcerns(days, whose, today),
    plan,
    keptPlan,
    now: plan && planToday(plan, days, today),
    trend: null,
  };
}

const textOf = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : `${part.text}${'unit' in part ? ` ${part.unit}` : ''}`))
    .join('');

/** What a page says of the plan; `null` if it says nothing. */
function said(kept: Kept, person: Person = man): readonly [string, string] | null {
  const own = ownPlanOf(kept, person);
  return own && [planTitle(own, 'kg'), textOf(planLine(own, 'kcal'))];
}

describe('the plan of the person on a page', () => {
  test('has its goal, its calories and its day', () => {
    expect(said(keptOn())).toEqual([
      'Your plan: 85\u00a0kg by Mar\u00a030,\u00a02027',
      expect.stringMatching(/^2,\d{3} kcal a day, day\s12\sof\s180$/u),
    ]);
    expect(said(keptOn({}, 0))?.[1]).toMatch(/ a day, starting today; tomorrow is day 1 of 180$/u);
  });

  test('has a week’s mean if some days have more', () => {
    const mean = said(keptOn())?.[1].slice(0, 10);
    expect(said(keptOn({ entries: { trainingDays: '135~20' } }))?.[1]).toBe(
      `${mean} a day on average, day\u00a012\u00a0of\u00a0180`,
    );
  });

  test.each<[string, Partial<Person>]>([
    ['another sex', { gender: 'female' }],
    ['another height', { height: heightOf(182, 'cm') }],
    ['another age', { age: years(45) }],
    ['another weight', { weight: weightOf(80, 'kg') }],
    ['a pregnancy', { pregnancy: true }],
  ])('isn’t said to somebody with %s', (_, change) => {
    expect(said(keptOn(), { ...man, ...change })).toBeNull();
  });

  test('isn’t said without one, or once it is over', () => {
    expect(ownPlanOf(null, man)).toBeNull();
    expect(said({ ...keptOn(), plan: null, now: null })).toBeNull();
    expect(said(keptOn({}, 180))).not.toBeNull();
    expect(said(keptOn({}, 181))).toBeNull();
  });

  test('has no weight while weights are hidden', () => {
    expect(said(keptOn({ isWeightHidden: true }))).toEqual([
      'Your plan',
      expect.stringMatching(/ kcal a day, day\s12/u),
    ]);
  });

  test('isn’t repeated where the log says something first, or its calories are withheld by now', () => {
    const few = Array.from({ length: 12 }, (_, day) => ({
      day: addDays(START, day),
      weightKg: 93,
      intakeKcal: 500,
    }));
    const noted = ['Your plan', 'There’s a note about it in your log'];
    expect(said(keptOn({ days: few }))).toEqual(noted);
    // A BMI of 18, where no deficit is shown.
    const thin = [-2, -1, 0].map((day) => ({ day: addDays(START, 12 + day), weightKg: 57 }));
    expect(said(keptOn({ days: thin }), { ...man, weight: weightOf(57, 'kg') })).toEqual(noted);
  });
});

describe('the link to the log', () => {
  /** Sixty days of somebody who loses hardly anything on the plan's calories, with weigh-ins from 93 kg on. */
  const slow = Array.from({ length: 60 }, (_, index) => ({
    day: addDays(START, index),
    weightKg: 93 - 0.01 * index + 0.2 * Math.sin(2.1 * index),
    intakeKcal: 2100,
  }));
  const linkOf = (kept: Kept) => {
    const own = ownPlanOf({ ...kept, update: updateIn(kept) }, { ...man, weight: weightOf(92.5, 'kg') });
    return own && logLinkText(own, 'kcal');
  };

  test('says the calories that the log suggests, or the mean of a week', () => {
    expect(linkOf(keptOn({ days: slow }, 60))).toMatch(/^Your log suggests 1,\d{3} kcal a day from now on$/u);
    expect(linkOf(keptOn({ days: slow, entries: { trainingDays: '135~20' } }, 60))).toMatch(
      /^Your log suggests 1,\d{3} kcal a day on average$/u,
    );
  });

  test('says none while the update is left aside, without one, and beside a note', () => {
    const kept = keptOn({ days: slow }, 60);
    const keptPlan = kept.keptPlan && { ...kept.keptPlan, leftOn: addDays(START, 58) };
    expect(linkOf({ ...kept, keptPlan })).toBe('Open your log');
    expect(linkOf(keptOn())).toBe('Open your log');
    expect(linkOf({ ...kept, concerns: ['tooLittle'] })).toBe('Open your log');
  });
});

describe('the macros of a followed plan', () => {
  const macrosOn = (entries: Readonly<Record<string, string>>, day = 12) => {
    const { plan, now } = keptOn({ entries }, day);
    if (!plan || now?.kind !== 'underWay') throw new Error('no plan');
    const macros = followedMacros(plan, now);
    if (!macros || now.intake.status === 'withheld') throw new Error('no macros');
    const { protein, carbs, fat } = macros;
    return { macros, energy: 4 * protein + 4 * carbs + 9 * fat, intake: now.intake.value };
  };

  test.each(['balanced', 'highProtein', 'ketogenic'])('“%s” have the calories of the day', (macros) => {
    const { energy, intake } = macrosOn({ macros });
    expect(energy).toBeCloseTo(intake, 6);
  });

  test('follow the choice', () => {
    expect(macrosOn({ macros: 'ketogenic' }).macros.carbs).toBeLessThan(macrosOn({}).macros.carbs / 3);
  });

  test('on training days have more carbs, and as much protein', () => {
    const days = [11, 12].map((day) => macrosOn({ trainingDays: '135~20' }, day));
    const [one, other] = [...days].sort((a, b) => a.intake - b.intake);
    expect(other?.macros.protein).toBeCloseTo(one?.macros.protein ?? 0, 6);
    expect((other?.macros.carbs ?? 0) - (one?.macros.carbs ?? 0)).toBeGreaterThan(50);
    expect(other?.energy).toBeCloseTo(other?.intake ?? 0, 6);
  });

  test('aren’t given for calories that this weight doesn’t allow', () => {
    const thin = [-2, -1, 0].map((day) => ({ day: addDays(START, 12 + day), weightKg: 57 }));
    const { plan, now } = keptOn({ days: thin });
    if (!plan || now?.kind !== 'underWay') throw new Error('no plan');
    expect(followedMacros(plan, now)).toBeNull();
  });
});

describe('somebody is losing already', () => {
  /** Weigh-ins every other day of four weeks, with a change each day. */
  const logged = (perDay: number): readonly StoredLogDay[] =>
    Array.from({ length: 15 }, (_, at) => ({
      day: addDays(START, 2 * at),
      weightKg: 93.4 + perDay * 2 * at + (at % 2 === 0 ? 0.2 : -0.2),
    }));
  const keptWith = (days: readonly StoredLogDay[]): Kept => {
    const kept = keptOn({ days }, 28);
    return { ...kept, plan: null, now: null, trend: trendNow(days, kept.today) };
  };

  test('on a plan to lose from the third week on', () => {
    expect(isLosingAlready(keptOn({}, 13), man)).toBe(false);
    expect(isLosingAlready(keptOn({}, 14), man)).toBe(true);
    expect(isLosingAlready(keptOn({ entries: { goalWeight: 'kg~100' } }, 30), man)).toBe(false);
    expect(isLosingAlready(keptOn({}, 30), { ...man, gender: 'female' })).toBe(false);
  });

  test('by a log whose trend has fallen for two weeks', () => {
    expect(isLosingAlready(keptWith(logged(-0.1)), man)).toBe(true);
    expect(isLosingAlready(keptWith(logged(-0.1)), { ...man, height: heightOf(165, 'cm') })).toBe(false);
    expect(isLosingAlready(keptWith(logged(0)), man)).toBe(false);
    expect(isLosingAlready(keptWith(logged(-0.1).slice(9)), man)).toBe(false);
    expect(isLosingAlready(null, man)).toBe(false);
  });
});

describe('beside a new plan', () => {
  const text = (day: number, change: { readonly isSameGoal?: boolean; readonly isLoss?: boolean } = {}) =>
    otherPlanText(planUnderWay(keptOn({}, day))!, {
      weightUnit: 'kg',
      unit: 'kcal',
      isSameGoal: false,
      isLoss: true,
      ...change,
    });

  test('the followed one is named, and after a week what a replacement doesn’t know of it', () => {
    expect(text(6)).toMatch(/^You follow a plan with [\d,]+ kcal a day: .* by \w+ \d+, \d{4}\.$/u);
    expect(text(7)).toMatch(
      /\d{4}\. A new plan here starts as if today were its first day, with a first week’s water still to lose\. Yours is gone, so expect less from its first week\.$/u,
    );
    expect(text(7, { isLoss: false })).toMatch(
      /\. A new plan here starts as if today were its first day\.$/u,
    );
  });

  test('with the same goal, the log’s update comes first, on any day', () => {
    expect(text(1, { isSameGoal: true })).toMatch(
      /use the update in your log when there is one\. A new plan here starts as if today were its first day\.$/u,
    );
    expect(text(30, { isSameGoal: true })).toMatch(
      /when there is one\. A new plan .* water still to lose\./u,
    );
  });
});

describe('what the log says before a plan', () => {
  const kept: Kept = { ...keptOn(), concerns: ['olderLoss'] };

  test('is the log’s first concern, for the person whose log it is', () => {
    expect(concernBeside(kept, man)).toBe('olderLoss');
    expect(concernBeside({ ...kept, whose: null }, man)).toBe('olderLoss');
  });

  test('isn’t for anybody else, and not said without a concern', () => {
    expect(concernBeside(kept, { ...man, age: years(30) })).toBeNull();
    expect(concernBeside(kept, { ...man, pregnancy: true })).toBeNull();
    expect(concernBeside(keptOn(), man)).toBeNull();
    expect(concernBeside(null, man)).toBeNull();
  });
});
