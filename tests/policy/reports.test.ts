import { expect, test } from 'vitest';
import { CALORIE_TARGET_KEYS, MINIMUM_INTAKE, type Goal } from '@evenscale/formulas/energy';
import { months, years } from '@evenscale/formulas/units';
import { buildChildBmiReport } from '#calculators/child-bmi/child-bmi-report.ts';
import { buildHomeReport } from '#calculators/home/home-report.ts';
import { withOffer } from '#calculators/planner/plan/plan-offers.ts';
import type { PlanInput } from '#calculators/planner/plan/plan-input.ts';
import { buildPlanReport, type PlanReport } from '#calculators/planner/planner-report.ts';
import { buildTdeeReport } from '#calculators/tdee/tdee-report.ts';
import { bodyMassIndexOf } from '#person/assessment.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/form.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { Caution, PolicyFigure, WithheldReason } from '#person/policy.ts';
import { PEOPLE, VERDICTS, type Someone, type Verdict } from './people.ts';

const TODAY = '2026-11-22';
const HALF_A_YEAR = 182;

const personOf = ({ gender, age, kilograms, centimetres, activityLevel }: Someone): Person => ({
  units: 'metric',
  inStone: false,
  weight: weightOf(kilograms, 'kg'),
  height: heightOf(centimetres, 'cm'),
  age: years(age),
  gender,
  activityLevel,
});

function verdictNamed(outcome: string): Verdict {
  for (const [verdict, name] of Object.entries(VERDICTS)) if (name === outcome) return verdict as Verdict;
  throw new Error(`no verdict for ${outcome}`);
}

function verdictOf(figure: PolicyFigure<number>): Verdict {
  switch (figure.status) {
    case 'fine':
      return 'fine';
    case 'shown':
      return verdictNamed(`shown ${figure.caution}`);
    case 'withheld':
      return verdictNamed(`withheld ${figure.reason}`);
  }
}

const namedLike = (word: Caution | WithheldReason): Verdict =>
  verdictNamed(Object.values(VERDICTS).find((name) => name.endsWith(` ${word}`)) ?? word);

function planVerdict(report: PlanReport): Verdict | string {
  switch (report.kind) {
    case 'planned':
      return 'fine';
    case 'maintain':
    case 'notSafe':
      return verdictOf(report.intake);
    case 'refused':
      return namedLike(report.reason);
    case 'underAge':
      return 'age';
    default:
      return report.kind;
  }
}

const planFor = (person: Person, share: number): PlanInput => ({
  person,
  bodyFat: null,
  goal: weightOf(Math.round(person.weight.kilograms * share * 10) / 10, 'kg'),
  start: TODAY,
  days: HALF_A_YEAR,
  unit: 'kg',
  shape: 'steady',
});

test('there are people enough, and no two alike', () => {
  expect(new Set(PEOPLE.map(({ name }) => name)).size).toBe(PEOPLE.length);
  expect(PEOPLE.length).toBeGreaterThan(60);
});

test.each(PEOPLE)('home: $name', ({ person, maintenance, targets }) => {
  const report = buildHomeReport(personOf(person));
  expect([report.maintenance, report.weightLoss, report.weightGain].map(verdictOf)).toEqual([
    maintenance,
    targets.loss,
    targets.gain,
  ]);
  expect(report.bmi).toBeGreaterThan(0);
  expect(report.band === null).toBe(person.age < 18);
});

test.each(PEOPLE)('TDEE: $name', ({ person, maintenance, targets, chosen }) => {
  const reportFor = (goal: Goal) => buildTdeeReport({ person: personOf(person), goal, bodyFat: null });
  const report = reportFor('maintain');
  expect(Object.fromEntries(report.targets.map(({ key, figure }) => [key, verdictOf(figure)]))).toEqual(
    targets,
  );
  expect(verdictOf(report.tdee)).toBe(maintenance);
  expect(verdictOf(report.bodyFat.figure)).toBe(person.age < 18 ? 'age' : 'fine');
  const reports = (['lose', 'maintain', 'gain'] as const).map(reportFor);
  expect(reports.map(({ chosen: target }) => target?.key ?? 'none')).toEqual(chosen);
  expect(reports.map(({ macros }) => macros === null)).toEqual(chosen.map((key) => key === 'none'));
});

test.each(PEOPLE)('TDEE keeps a chosen target only if it is fine: $name', ({ person, targets }) => {
  for (const key of CALORIE_TARGET_KEYS) {
    const { asked } = buildTdeeReport({ person: personOf(person), goal: 'maintain', bodyFat: null }, key);
    expect(asked.key).toBe(targets[key] === 'fine' ? key : 'maintain');
  }
});

test.each(PEOPLE)('planner: $name', ({ person, plans }) => {
  for (const [index, share] of [0.98, 1.02].entries()) {
    const input = planFor(personOf(person), share);
    const report = buildPlanReport(input);
    const expected = plans[index];
    if (expected !== '-') expect(planVerdict(report)).toBe(expected);
    const offered =
      'offer' in report && report.offer ? buildPlanReport(withOffer(input, report.offer)) : null;
    if (offered) expect(offered).toMatchObject({ kind: 'planned', isFast: false, offer: null });
    for (const planned of [report, offered]) {
      if (planned?.kind !== 'planned') continue;
      const { intake, tdee } = planned;
      expect(Math.round(intake.value)).toBeGreaterThanOrEqual(MINIMUM_INTAKE[person.gender]);
      const most = bodyMassIndexOf(planned.input.person) < 18.5 ? 500 : 1000;
      expect(Math.round(intake.value - tdee)).toBeLessThanOrEqual(most);
    }
  }
});

test.each(PEOPLE)('children: $name', ({ person }) => {
  const of = personOf(person);
  const report = buildChildBmiReport({
    gender: person.gender,
    age: months(person.age * 12 + 6),
    bmi: bodyMassIndexOf(of),
  });
  const kind = report.status === 'shown' ? 'percentile' : report.refusal.kind;
  expect(kind).toBe(person.age < 2 ? 'underTwo' : person.age < 20 ? 'percentile' : 'twentyOrOver');
});

test.each(PEOPLE)('log: $name', ({ person, log }) => {
  const { tdee } = buildTdeeReport({ person: personOf(person), goal: 'maintain', bodyFat: null });
  const intakeKcal = tdee.status === 'withheld' ? 0 : Math.round(tdee.value);
  const days = Array.from({ length: 60 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 8, 23 + index)).toISOString().slice(0, 10),
    weightKg: person.kilograms,
    intakeKcal,
  }));
  const { gender, age, centimetres } = person;
  const { kind } = buildLogReport(days, { gender, age, saidOn: TODAY, centimetres }, TODAY);
  const expected = { fine: 'estimated', age: 'underAge', unsafe: 'implausible' }[log as string] ?? log;
  expect(kind).toBe(expected);
});
