import { expect, test } from 'vitest';
import { CALORIE_TARGET_KEYS, MINIMUM_INTAKE, type Goal } from '@evenscale/formulas/energy';
import { months } from '@evenscale/formulas/units';
import { buildChildBmiReport } from '#tools/child-bmi/report.ts';
import { bodyMassIndexOf } from '#person/assessment.ts';
import { initialEntries, readEntries, type Texts, type Tool } from '#person/entries/field.ts';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { Caution, PolicyFigure, WithheldReason } from '#person/policy.ts';
import { home } from '#tools/home/entries.ts';
import { buildHomeReport } from '#tools/home/report.ts';
import { planner } from '#tools/planner/entries.ts';
import { planInputOf, type PlanInput } from '#tools/planner/plan/plan-input.ts';
import { withOffer } from '#tools/planner/plan/offer.ts';
import { buildPlanReport, type PlanReport } from '#tools/planner/report.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { buildTdeeReport, type TdeeReport } from '#tools/tdee/report.ts';
import { PEOPLE, VERDICTS, type Someone, type Verdict } from './people.ts';

const TODAY = '2026-11-22';
const HALF_A_YEAR = 182;

const typed = ({ gender, age, kilograms, centimetres, activityLevel, isPregnant }: Someone) => ({
  ...{ gender, activityLevel, age: String(age) },
  ...{ weight: `${kilograms} kg`, height: `${centimetres} cm` },
  ...(isPregnant ? { pregnancy: 'yes' } : {}),
});

/** What a tool reads from the entries of somebody. */
function inputOf<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  person: Someone,
  more: Partial<Entries> = {},
): Input {
  const entries: Entries = { ...initialEntries(tool), ...typed(person), ...more };
  const reading = readEntries(tool, entries, entries);
  if (!reading.ok) throw new RangeError(`inputOf: ${tool.name} has ${JSON.stringify(reading.problems)}`);
  return reading.input;
}

const tdeeReportOf = (person: Someone, more: Partial<TdeeEntries> = {}): TdeeReport =>
  buildTdeeReport(inputOf(tdee, person, more));

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

const planFor = (person: Someone, share: number): PlanInput =>
  planInputOf(
    inputOf(planner, person, {
      goalWeight: `${Math.round(person.kilograms * share * 10) / 10} kg`,
      today: TODAY,
      goalDate: addDays(TODAY, HALF_A_YEAR),
    }),
  );

test('there are people enough, and no two alike', () => {
  expect(new Set(PEOPLE.map(({ name }) => name)).size).toBe(PEOPLE.length);
  expect(PEOPLE.length).toBeGreaterThan(60);
});

test.each(PEOPLE)('home: $name', ({ person, maintenance, targets }) => {
  const report = buildHomeReport(inputOf(home, person));
  expect([report.maintenance, report.weightLoss, report.weightGain].map(verdictOf)).toEqual([
    maintenance,
    targets.loss,
    targets.gain,
  ]);
  expect(report.bmi).toBeGreaterThan(0);
  expect(report.band === null).toBe(person.age < 18);
});

test.each(PEOPLE)('TDEE: $name', ({ person, maintenance, targets, chosen }) => {
  const reportFor = (goal: Goal) => tdeeReportOf(person, { goal });
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

test.each(PEOPLE)('TDEE keeps a chosen target only if it is fine: $name', ({ person, targets, chosen }) => {
  for (const key of CALORIE_TARGET_KEYS) {
    const kept = tdeeReportOf(person, { target: key }).chosen;
    expect(kept?.key ?? 'none').toBe(targets[key] === 'fine' ? key : chosen[1]);
  }
});

test.each(PEOPLE)('planner: $name', ({ person, plans }) => {
  for (const [index, share] of [0.98, 1.02].entries()) {
    const input = planFor(person, share);
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
  const report = buildChildBmiReport({
    gender: person.gender,
    age: months(person.age * 12 + 6),
    bmi: buildHomeReport(inputOf(home, person)).bmi,
  });
  const kind = report.status === 'shown' ? 'percentile' : report.refusal.kind;
  expect(kind).toBe(person.age < 2 ? 'underTwo' : person.age < 20 ? 'percentile' : 'twentyOrOver');
});

test.each(PEOPLE)('log: $name', ({ person, log }) => {
  const { tdee: day } = tdeeReportOf(person);
  const intakeKcal = day.status === 'withheld' ? 0 : Math.round(day.value);
  const days = Array.from({ length: 60 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 8, 23 + index)).toISOString().slice(0, 10),
    weightKg: person.kilograms,
    intakeKcal,
  }));
  const { gender, age, centimetres, isPregnant } = person;
  const { kind } = buildLogReport(days, { gender, age, saidOn: TODAY, centimetres }, TODAY, isPregnant);
  const kinds = { fine: 'estimated', age: 'underAge', unsafe: 'implausible', preg: 'pregnancy' };
  const expected = kinds[log as keyof typeof kinds] ?? log;
  expect(kind).toBe(expected);
});
