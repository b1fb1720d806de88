import { describe, expect, test } from 'vitest';
import { type ActivityLevel, type Gender, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { type PlanShape, projectWeight } from '@evenscale/formulas/weight-model';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { withOffer, type Offer } from './plan/offer.ts';
import { buildPlanReport, isGentle, losesWater } from './report.ts';
import { shownValue } from '#person/policy.ts';
import type { Planned, PlanReport } from './report.ts';
import { announcement } from './words.ts';
import { leanMassText, planRemark, underweightText } from './note-words.ts';

interface Case {
  readonly kilograms: number;
  readonly centimetres: number;
  readonly age: number;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
  readonly goal: number;
  readonly days: number;
  readonly bodyFat?: number;
  readonly shape?: PlanShape;
}

function inputOf(given: Case): PlanInput {
  return {
    person: {
      units: 'metric',
      weight: weightOf(given.kilograms, 'kg'),
      height: heightOf(given.centimetres, 'cm'),
      age: years(given.age),
      gender: given.gender,
      activityLevel: given.activityLevel,
      bodyFat: given.bodyFat === undefined ? null : percent(given.bodyFat),
    },
    goal: weightOf(given.goal, 'kg'),
    start: '2026-11-21',
    days: given.days,
    unit: 'kg',
    shape: given.shape ?? 'steady',
  };
}

const reportOf = (given: Case): PlanReport => buildPlanReport(inputOf(given));

function plannedOf(given: Case | PlanInput): Planned {
  const report = 'kilograms' in given ? reportOf(given) : buildPlanReport(given);
  if (report.kind !== 'planned') throw new Error(`Not planned: ${report.kind}`);
  return report;
}

/** The same request with an offer accepted. */
function taking(input: PlanInput, offer: Offer | null): PlanInput {
  if (!offer) throw new Error('expected an offer');
  return withOffer(input, offer);
}

const man: Case = {
  kilograms: 90,
  centimetres: 178,
  age: 40,
  gender: 'male',
  activityLevel: 'moderatelyActive',
  goal: 80,
  days: 180,
};
const woman: Case = {
  kilograms: 68,
  centimetres: 155,
  age: 66,
  gender: 'female',
  activityLevel: 'sedentary',
  goal: 64.6,
  days: 180,
};
const youngWoman: Case = {
  kilograms: 60,
  centimetres: 165,
  age: 25,
  gender: 'female',
  activityLevel: 'moderatelyActive',
  goal: 57.6,
  days: 120,
};

describe('the plan of the reference program (weight-goals.json), with the site’s own resting energy', () => {
  test.each([
    { id: 'P08-to-57.6kg-in-120d', given: youngWoman, intake: 1909.47, afterwards: 2028.84 },
    {
      id: 'P08-to-63.0kg-in-240d',
      given: { ...youngWoman, goal: 63, days: 240 },
      intake: 2229.15,
      afterwards: 2160.92,
    },
    { id: 'P11-to-64.6kg-in-180d', given: woman, intake: 1215.14, afterwards: 1356 },
  ])('is matched within 10 kcal: $id', ({ given, intake, afterwards }) => {
    const { intake: figure, maintenance } = plannedOf(given);
    expect(Math.abs(figure.value - intake)).toBeLessThan(10);
    expect(Math.abs((shownValue(maintenance) ?? NaN) - afterwards)).toBeLessThan(10);
  });
});

test.each([
  { id: 'P11-to-61.2kg-in-365d', given: { ...woman, goal: 61.2, days: 365 }, intake: 1183.47 },
  { id: 'P11-to-57.8kg-in-540d', given: { ...woman, goal: 57.8, days: 540 }, intake: 1152.42 },
])(
  'an intake of the reference program below the guidance is shown, not planned: $id',
  ({ given, intake }) => {
    const report = reportOf(given);
    if (report.kind !== 'notSafe') throw new Error(`expected a refusal: ${report.kind}`);
    expect(Math.abs((shownValue(report.intake) ?? NaN) - intake)).toBeLessThan(10);
  },
);

describe('10 kg in half a year', () => {
  const report = plannedOf(man);

  test('needs 592 kcal a day less, and afterwards 219 less than at the start', () => {
    expect(report.tdee).toBeCloseTo(2817.125, 6);
    expect(report.intake).toMatchObject({ status: 'fine', isBelowRest: false });
    expect(report.intake.value).toBeCloseTo(2225.58, 1);
    expect(shownValue(report.maintenance)).toBeCloseTo(2597.56, 1);
    expect(report).toMatchObject({ isFast: false, offer: null });
  });

  test('is fast in the first week and slow in the last', () => {
    const { firstWeek, lastWeek } = report.course;
    expect(firstWeek).toBeLessThan(-0.8);
    expect(lastWeek).toBeGreaterThan(-0.35);
    expect(lastWeek).toBeLessThan(-0.2);
  });

  test('uses lean mass if body fat is known', () => {
    const known = plannedOf({ ...man, bodyFat: 30 });
    expect(known.tdee).toBeCloseTo((370 + 21.6 * 63) * 1.55, 6);
    expect(known.intake.value).toBeLessThan(report.intake.value);
  });
});

describe('a plan in phases', () => {
  test('assesses the days with the lowest intake', () => {
    const paused = plannedOf({ ...man, shape: 'pause' });
    expect(paused.phases).toHaveLength(3);
    expect(paused.intake.value).toBe(paused.phases[0]?.intake);
    expect(Math.min(...paused.phases.map(({ intake }) => intake))).toBe(paused.intake.value);
    expect(plannedOf({ ...man, shape: 'slowerEnd' }).phases).toHaveLength(2);
  });

  test('is too short for phases under twelve weeks', () => {
    expect(plannedOf({ ...man, goal: 87, days: 83, shape: 'pause' }).phases).toHaveLength(1);
    expect(plannedOf({ ...man, goal: 87, days: 84, shape: 'pause' }).phases).toHaveLength(3);
  });
});

describe('under 18', () => {
  test('nothing is planned', () => {
    expect(reportOf({ ...man, age: 17 }).kind).toBe('underAge');
    expect(reportOf({ ...man, age: 18 }).kind).toBe('planned');
  });
});

describe('people outside the range of the model', () => {
  test.each([{ kilograms: 20 }, { centimetres: 90 }, { kilograms: 900, goal: 800 }])('%o', (far) =>
    expect(reportOf({ ...man, ...far })).toEqual({ kind: 'outsideModel' }),
  );
});

describe('a goal below a healthy weight', () => {
  // 18.5 kg/m² at 178 cm is 58.6154 kg.
  test('is refused, and a first step toward a healthy weight is offered, not the lowest one', () => {
    const report = reportOf({ ...man, goal: 58.6, days: 700 });
    expect(report).toMatchObject({
      kind: 'refused',
      reason: 'lowGoal',
      offer: { kind: 'weight', weight: 'kg~81', days: 700 },
    });
    expect(reportOf({ ...man, goal: 58.7, days: 1000 }).kind).not.toBe('refused');
  });

  test('at a pace leads to the days that the pace takes to the offered weight', () => {
    // 9 kg at 0.5% of 90 kg a week; the goal itself would take 500 days.
    const report = buildPlanReport({ ...inputOf({ ...man, goal: 58, days: 498 }), pace: 'steady' });
    expect(report).toMatchObject({ kind: 'refused', offer: { kind: 'weight', weight: 'kg~81', days: 140 } });
  });

  test('without a date that was chosen leads to the one that is proposed for the offered weight', () => {
    // 60 lb typed for 160: its own proposal is years away.
    const report = buildPlanReport({ ...inputOf({ ...man, goal: 40, days: 900 }), isDateProposed: true });
    expect(report).toMatchObject({ kind: 'refused', offer: { kind: 'weight', weight: 'kg~81', days: 182 } });
    expect(reportOf({ ...man, goal: 40, days: 900 })).toMatchObject({ offer: { days: 900 } });
  });

  test('leads to a plan above the resting calories, as early as there is one', () => {
    const mother = {
      kilograms: 82,
      centimetres: 172,
      age: 41,
      gender: 'female',
      activityLevel: 'sedentary',
    } as const;
    const report = reportOf({ ...mother, goal: 50, days: 182 });
    expect(report).toMatchObject({ kind: 'refused', offer: { kind: 'weight', weight: 'kg~73.8' } });
    if (report.kind !== 'refused') return;
    const asked = inputOf({ ...mother, goal: 50, days: 182 });
    const taken = taking(asked, report.offer);
    expect(plannedOf(taken).intake.isBelowRest).toBe(false);
    expect(plannedOf({ ...taken, days: taken.days - 1 }).intake.isBelowRest).toBe(true);
  });

  test('is not what a step leads to: less than a tenth above the range, the way ends at its upper end', () => {
    // 24.9 kg/m² at 178 cm is 78.9 kg; a twentieth less than 81 kg is 77 kg.
    expect(reportOf({ ...man, kilograms: 81, goal: 50 })).toMatchObject({ offer: { weight: 'kg~78.9' } });
    expect(reportOf({ ...man, kilograms: 84, goal: 50 })).toMatchObject({ offer: { weight: 'kg~79.8' } });
  });

  test('brings no offer to lose weight if there’s no need to', () => {
    expect(reportOf({ ...man, kilograms: 70, goal: 50 })).toMatchObject({ kind: 'refused', offer: null });
  });

  test('is answered with a weight in the visitor’s unit', () => {
    const input = inputOf({ ...man, goal: 50 });
    const person = { ...input.person, units: 'imperial' } as const;
    expect(buildPlanReport({ ...input, person, unit: 'lb' })).toMatchObject({
      offer: { weight: 'lb~178.6' },
    });
    expect(buildPlanReport({ ...input, person, unit: 'st' })).toMatchObject({
      offer: { weight: 'st~12~10.6' },
    });
  });

  test('is refused to people already below it, whatever the goal', () => {
    expect(reportOf({ ...man, kilograms: 57, goal: 56 })).toMatchObject({
      kind: 'refused',
      reason: 'underweight',
      offer: { weight: 'kg~58.7' },
    });
  });

  test('a gain from there that begins with more than 300 kcal has a gentler one beside it', () => {
    const report = plannedOf({ ...man, kilograms: 52, goal: 58.7, days: 182 });
    expect(report.intake.value - report.tdee).toBeGreaterThan(300);
    expect(planRemark(report)).toMatch(
      /^Below a BMI of 18\.5, it’s better to begin with less.*The earliest date we suggest is/u,
    );
    const { offer } = report;
    if (!offer) throw new RangeError('expected an offer');
    const gentler = buildPlanReport(withOffer(report.input, offer));
    if (gentler.kind !== 'planned') throw new RangeError('expected a plan');
    expect(gentler.intake.value - gentler.tdee).toBeGreaterThan(250);
    expect(gentler.intake.value - gentler.tdee).toBeLessThan(300.5);
    expect(isGentle(gentler)).toBe(true);
  });

  test('one from above it begins like any other', () => {
    const report = plannedOf({ ...man, kilograms: 60, goal: 68, days: 182 });
    expect(report.intake.value - report.tdee).toBeGreaterThan(300);
    expect(report).toMatchObject({ startsHigh: false, offer: null });
  });

  test('gaining from there is planned, even to a goal that is still below', () => {
    for (const [goal, days] of [
      [58, 180],
      [62, 500],
    ] as const) {
      const report = plannedOf({ ...man, kilograms: 55, goal, days });
      expect(report).toMatchObject({ direction: 'gain', offer: null });
      expect(underweightText(report, 'kcal')).toMatch(
        /underweight range.*start with 250 kcal a day more than you use/u,
      );
      expect(report.intake.value).toBeGreaterThan(report.tdee);
    }
  });
});

describe('today’s weight as the goal', () => {
  test('is announced in a full sentence', () => {
    expect(announcement(reportOf({ ...man, goal: 90.04 }), 'kcal')).toBe(
      '2,817 kcal a day keeps your weight where it is today, which is your goal.',
    );
  });

  test('is a plan to maintain it', () => {
    expect(reportOf({ ...man, goal: 90.04 })).toMatchObject({
      kind: 'maintain',
      intake: { status: 'fine', value: 2817.125 },
    });
  });

  test('comes with a notice below a healthy weight, a more urgent one far below it', () => {
    const noticeAt = (kilograms: number): string | null => {
      const report = reportOf({ ...man, kilograms, goal: kilograms });
      return report.kind === 'maintain' ? underweightText(report, 'kcal') : report.kind;
    };
    // At 178 cm, a BMI of 18.5 is 58.6 kg, and 16 is 50.7 kg.
    expect(noticeAt(60)).toBeNull();
    expect(noticeAt(52)).toMatch(/underweight range.*start with 250 kcal a day more than you use/u);
    expect(noticeAt(50)).toMatch(/see a doctor in the next few days.*emergency/u);
  });
});

describe('too low an intake', () => {
  test('below the guidance is shown with a caution and the first date that meets it', () => {
    const tight: Case = { ...man, activityLevel: 'sedentary', goal: 83, days: 70 };
    const report = reportOf(tight);
    expect(report).toMatchObject({ kind: 'notSafe', intake: { status: 'shown', caution: 'belowMinimum' } });
    if (report.kind !== 'notSafe' || !report.offer) throw new Error('expected an offer');
    expect(plannedOf(taking(inputOf(tight), report.offer))).toMatchObject({ isFast: false, offer: null });
    // The day before would need less than the body uses at rest.
    const dayBefore = plannedOf({ ...tight, days: report.offer.days - 1 });
    expect(dayBefore).toMatchObject({ isFast: false, intake: { isBelowRest: true } });
    expect(dayBefore.offer).toMatchObject({ kind: 'date', days: report.offer.days });
  });

  test('below 800 kcal has no figure, but the first date within the guidance', () => {
    const hasty: Case = { ...man, activityLevel: 'sedentary', goal: 75, days: 75 };
    const report = reportOf(hasty);
    expect(report).toMatchObject({ kind: 'notSafe', direction: 'lose', offer: { kind: 'date' } });
    if (report.kind !== 'notSafe') return;
    expect(plannedOf(taking(inputOf(hasty), report.offer)).intake.value).toBeGreaterThanOrEqual(
      MINIMUM_INTAKE.male,
    );
  });

  test('gets the same offer if even fasting would not reach the goal', () => {
    expect(reportOf({ ...man, goal: 65, days: 21 })).toMatchObject({
      kind: 'notSafe',
      offer: { kind: 'date' },
    });
  });

  test('people who need slightly more than the guidance are offered the weight that it leads to', () => {
    const small = { ...woman, goal: 55.5, days: 150 };
    const report = reportOf(small);
    expect(report).toMatchObject({ kind: 'notSafe', offer: { kind: 'weight' } });
    if (report.kind !== 'notSafe') return;
    const taken = plannedOf({ ...taking(inputOf(small), report.offer) });
    expect(taken.intake.value).toBeGreaterThanOrEqual(MINIMUM_INTAKE.female);
  });

  test('people who need less than the guidance are offered nothing', () => {
    const frail = { ...woman, kilograms: 45, centimetres: 150, age: 80, goal: 43, days: 365 };
    expect(reportOf(frail)).toMatchObject({ kind: 'refused', reason: 'leavesOlderRange', offer: null });
    const younger = { ...frail, age: 60 };
    expect(reportOf(younger)).toMatchObject({ kind: 'notSafe', intake: { status: 'shown' }, offer: null });
    expect(reportOf({ ...younger, goal: 42, days: 30 })).toMatchObject({
      kind: 'notSafe',
      intake: { status: 'withheld' },
      offer: null,
    });
  });
});

describe('too fast', () => {
  test('more than 1% of the weight a week gets a caution and the date at 1%', () => {
    const heavy: Case = { ...man, kilograms: 160, goal: 150, days: 40, activityLevel: 'superActive' };
    const report = plannedOf(heavy);
    expect(report.isFast).toBe(true);
    expect(report.offer).toMatchObject({ kind: 'date', days: 44 });
    expect(plannedOf(taking(inputOf(heavy), report.offer))).toMatchObject({ isFast: false, offer: null });
  });

  test('exactly 1% a week gets no caution', () =>
    expect(
      plannedOf({ ...man, kilograms: 160, goal: 144, days: 70, activityLevel: 'superActive' }).isFast,
    ).toBe(false));
});

describe('gaining', () => {
  const gaining: Case = { ...man, kilograms: 65, goal: 70, days: 180 };

  test('gently is planned without a caution', () => {
    const report = plannedOf(gaining);
    expect(report).toMatchObject({ direction: 'gain', offer: null });
    expect(report.course.firstWeek).toBeGreaterThan(0);
  });

  test('with more than 1,000 kcal a day above maintenance gets a caution and a gentler date', () => {
    const hasty = { ...gaining, goal: 75, days: 70 };
    const report = reportOf(hasty);
    expect(report).toMatchObject({ kind: 'notSafe', intake: { status: 'shown', caution: 'largeStep' } });
    if (report.kind !== 'notSafe') return;
    const taken = plannedOf(taking(inputOf(hasty), report.offer));
    expect(taken.intake.value - taken.tdee).toBeLessThanOrEqual(500.01);
  });

  test('an impossibly large intake has no figure, but a date or a nearer goal', () => {
    expect(reportOf({ ...gaining, goal: 95, days: 42 })).toMatchObject({
      kind: 'notSafe',
      direction: 'gain',
      offer: { kind: 'weight' },
    });
    expect(reportOf({ ...gaining, goal: 80, days: 21 })).toMatchObject({
      kind: 'notSafe',
      offer: { kind: 'date' },
    });
  });
});

describe('longer than three years', () => {
  test('is not planned, but the weight that the pace reaches is offered', () => {
    const long = { ...man, kilograms: 180, goal: 80, days: 1556 };
    const report = reportOf(long);
    expect(report).toMatchObject({ kind: 'tooLong', offer: { weight: 'kg~109.7' } });
    const up = reportOf({ ...man, kilograms: 60, goal: 100, days: 1867 });
    expect(up).toMatchObject({ kind: 'tooLong', offer: { weight: 'kg~83.4' } });
  });
});

test('a plan fed back to the model reaches the goal on its day', () => {
  for (const shape of ['steady', 'pause', 'slowerEnd'] as const) {
    const { model, phases, input } = plannedOf({ ...man, shape });
    expect(projectWeight(model, phases, input.days).days.at(-1)?.weight).toBeCloseTo(80, 3);
  }
});

describe('the visitor’s own maintenance calories', () => {
  const input = inputOf({
    kilograms: 90,
    centimetres: 178,
    age: 40,
    gender: 'male',
    activityLevel: 'moderatelyActive',
    goal: 80,
    days: 180,
  });
  const own = (value: number): PlanInput => ({
    ...input,
    person: {
      ...input.person,
      ownMaintenance: { value: kcal(value), low: kcal(value - 100), high: kcal(value + 100), weight: kg(90) },
    },
  });

  test('are where the plan starts, so eating them keeps the weight steady', () => {
    const plan = plannedOf(own(2430.5));
    expect(plan.tdee).toBe(2430.5);
    expect(plan.model).toMatchObject({ maintenanceIntake: 2430.5, restingEnergy: 1817.5 });
    expect(plan.model.pal).toBeCloseTo(2430.5 / 1817.5, 9);
    const still = projectWeight(plan.model, [{ fromDay: 0, intake: kcal(2430.5) }], 365).days.at(-1);
    expect(still?.weight).toBeCloseTo(90, 6);
  });

  test('change nothing if they equal the equation’s', () => {
    const plan = plannedOf(own(1817.5 * 1.55));
    const usual = plannedOf(input);
    expect(plan.intake.value).toBeCloseTo(usual.intake.value, 6);
    expect(plan.afterwards).toBeCloseTo(usual.afterwards, 6);
  });

  test('if lower than the equation’s, they give a lower intake that still leads to the goal', () => {
    const plan = plannedOf(own(2430.5));
    expect(plan.intake.value).toBeLessThan(plannedOf(input).intake.value - 300);
    const goal = projectWeight(plan.model, plan.phases, 180).days.at(-1);
    expect(goal?.weight).toBeCloseTo(80, 2);
  });

  test('with what was eaten, a plan has neither the water that is gone nor the calories that go with it', () => {
    const before = plannedOf(own(2430.5));
    const eaten = { mean: kcal(1950), weight: kg(92), lately: kcal(1950) };
    const { ownMaintenance } = own(2430.5).person;
    const log = { ...input, person: { ...input.person, ownMaintenance: { ...ownMaintenance!, eaten } } };
    const plan = plannedOf(log);
    expect(before.course.firstWeek).toBeLessThan(-1);
    expect(plan.course.firstWeek).toBeGreaterThan(-0.6);
    // The figure is the same; its weeks at less food say that more keeps the weight at the goal.
    expect(plan.tdee).toBe(2430.5);
    expect(plan.afterwards).toBeGreaterThan(before.afterwards);
    const goal = projectWeight(plan.model, plan.phases, 180).days.at(-1);
    expect(goal?.weight).toBeCloseTo(80, 2);
    expect([losesWater(plan), losesWater(before)]).toEqual([false, true]);
    // Maintenance is a name for the figure, so eating it keeps the weight.
    const kept = buildPlanReport({ ...log, goal: weightOf(90, 'kg') });
    if (kept.kind !== 'maintain' || !kept.keeping) throw new Error(kept.kind);
    const still = projectWeight(kept.keeping.model, [{ fromDay: 0, intake: kcal(2430.5) }], 365).days;
    expect(still.at(-1)?.weight).toBeCloseTo(90, 6);
  });

  test('are ignored if no body could use them', () => {
    expect(plannedOf(own(1500)).tdee).toBe(plannedOf(input).tdee);
    expect(plannedOf(own(5000)).tdee).toBe(plannedOf(input).tdee);
  });
});

describe('a goal that fat alone can’t reach', () => {
  const lean = { kilograms: 92, centimetres: 180, age: 30, activityLevel: 'veryActive', days: 182 } as const;

  test('is recognized from body fat: 78.2 kg of 92 kg at 15% is not fat, and a man keeps 3%', () => {
    expect(plannedOf({ ...lean, gender: 'male', bodyFat: 15, goal: 78 }).leanMass).toBeCloseTo(78.2);
    expect(plannedOf({ ...lean, gender: 'male', bodyFat: 15, goal: 80.7 }).leanMass).toBeNull();
    expect(plannedOf({ ...lean, gender: 'female', bodyFat: 15, goal: 82 }).leanMass).toBeCloseTo(78.2);
  });

  test('gets the lowest weight that it can as an offer, and no later date', () => {
    const plan = plannedOf({ ...lean, gender: 'male', bodyFat: 15, goal: 76, days: 60 });
    // 78.2 kg are 97% of 80.6 kg.
    expect(plan.offer).toMatchObject({ kind: 'weight', weight: 'kg~80.7' });
    expect(planRemark(plan)).not.toContain('The earliest date');
    // At 4% body fat, there's nothing to lose but muscle.
    expect(plannedOf({ ...lean, gender: 'male', bodyFat: 4, goal: 90 }).offer).toBeNull();
  });

  test('is not assumed without body fat, nor for a gain', () => {
    expect(plannedOf({ ...lean, gender: 'male', goal: 78 }).leanMass).toBeNull();
    expect(plannedOf({ ...lean, gender: 'female', bodyFat: 8, goal: 94 }).leanMass).toBeNull();
  });

  test('is reported in the plan’s unit', () => {
    const plan = plannedOf({ ...lean, gender: 'male', bodyFat: 15, goal: 78 });
    expect(leanMassText(plan)).toBe(
      'With the body fat you entered, about 78.2 kg of you isn’t fat. To reach 78 kg, you’d have to lose muscle as well.',
    );
  });
});
