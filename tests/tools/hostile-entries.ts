/** Entries that nobody types and somebody may send, and what must hold for all that a tool says about them. */
import { MINIMUM_INTAKE, type Gender } from '@evenscale/formulas/energy';
import fc from 'fast-check';
import { expect } from 'vitest';
import { childBodyMassIndex } from '#person/child/child-measurement.ts';
import { fieldsOf, readEntries, type AnyTool } from '#person/entries/field.ts';
import type { PolicyFigure } from '#person/policy.ts';
import { buildTrainingWeek } from '#person/training/training-week.ts';
import { child, type ChildEntries, type ChildInput } from '#tools/child-bmi/entries.ts';
import { childFinding } from '#tools/child-bmi/finding.ts';
import { buildChildBmiReport } from '#tools/child-bmi/report.ts';
import { home, type HomeInput } from '#tools/home/entries.ts';
import { buildHomeReport } from '#tools/home/report.ts';
import { planner, type PlannerInput } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { buildPlanReport } from '#tools/planner/report.ts';
import { pregnancy, type PregnancyEntries, type PregnancyInput } from '#tools/pregnancy/entries.ts';
import { answerSentence } from '#tools/pregnancy/answer-words.ts';
import { buildPregnancyReport } from '#tools/pregnancy/report.ts';
import { tdee, type TdeeInput } from '#tools/tdee/entries.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { usualDayOf } from '#tools/tdee/training-days.ts';

export type Texts = Readonly<Record<string, string>>;

/** The day of every test. */
export const TODAY = '2026-11-22';

/** 1,000 draws of each property; `npm run test:all` has 10,000. */
export const DRAWS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 1_000) };

/** Any tool, for code that only passes its entries on. */
const anyTool = (tool: unknown): AnyTool => tool as AnyTool;

export const TOOLS: readonly AnyTool[] = [home, tdee, planner, child, pregnancy].map(anyTool);

/** Texts by the name of their field that give results, the limits of the policy among them. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  weight: ['kg~40', 'kg~43.1', 'kg~46', 'kg~49,6', 'kg~56.7', 'kg~64', 'kg~92', 'lb~160', 'st~11~4', '72.5'],
  height: ['cm~150', 'cm~175', 'cm~200', 'ft~5~4', 'ft~5~11', '1.75'],
  age: ['0', '2', '12', '17', '17.9', '18', '19', '30', '64', '65', '90', '120'],
  years: ['2', '9', '17', '19', '20', '1'],
  goalWeight: ['kg~40', 'kg~60', 'kg~80', 'lb~150', 'st~10~0'],
  goalDate: ['2026-12-13', '2027-05-20', '2029-11-01', '2026-11-23', '2020-01-01', '2027-02-30'],
  birth: ['2016-02-29', '2020-01-01', '2010-06-15', '2027-01-01'],
  measured: ['2026-11-22', '2026-02-30', '2025-06-15'],
  knownAge: ['', '112.43', '216.5'],
  bodyFat: ['', '22', '5,5 %', '70', '0'],
  ownMaintenance: ['', '2400~2300~2500~72.5', '900~800~1000~46', '9999~9000~19999~92'],
  week: ['0', '13', '24', '40', '42', '43'],
  dueDate: ['2027-03-20', '2026-11-22', '2027-02-30', '2030-01-01'],
  weightNow: ['', 'kg~71', 'lb~150', 'kg~40', '999'],
  target: ['lose~1613.5', 'maintain~2400', 'gain~3100', 'lose~500', 'gain~9999'],
  macros: ['balanced', 'lowCarb', 'own~26~~30', 'own~~0~100', 'own~176g~~0.9k', 'own~900g~1l~'],
  trainingDays: ['', '135~20', '6~300c', '1234567~20', '123456~99999', '24~8000j', '~30'],
};

/** What breaks a number, a link, a file or a page. */
const BREAKING = [
  ...['', ' ', '0', '-70', '1e999', 'NaN', 'Infinity', 'null', 'undefined', '٧٠', '1,100', '9'.repeat(40)],
  ...['9'.repeat(200), 'kg~', '~70', 'st~~', 'ft~9~99', 'kg~1e9', 'kg~0.0001', 'cm~0.1', 'kg~1000', 'cm~300'],
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1', 'a&goal=lose', 'a#b', 'a?b', '%', '%25'],
  ...['<script>', '__proto__', 'constructor', '\u202e70', '\ud800', 'a\r\nb', '\0', '😀', 'own~1~1~1~s'],
  ...['900~800~1000~-1', '1~2~3~4', 'NaN~NaN~NaN~NaN', '20000~1~30000~70', '2026-13-01', '99999-01-01'],
] as const;

export const breaking = fc.oneof(
  fc.constantFrom(...BREAKING),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom('kg', 'lb', 'st', 'cm', 'ft', 'in'), fc.string({ maxLength: 12 }))
    .map(([unit, text]) => `${unit}~${text}`),
);

/** A text of a field, mostly one that can be calculated; `isHostile` also draws what no form can hold. */
function textFor(tool: AnyTool, name: string, isHostile: boolean): fc.Arbitrary<string> {
  const field = tool.fields[name];
  // The page's clock says which day it is.
  if (!field || name === 'today') return fc.constant(TODAY);
  const { values = [], initial } = field;
  const usual = fc.constantFrom(...values, ...(LIKELY[name] ?? []), initial);
  const other = isHostile ? breaking : breaking.map((text) => (field.accepts(text) ? text : initial));
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: other });
}

const recordOf = (tool: AnyTool, isHostile: boolean): fc.Arbitrary<Texts> =>
  fc.record(Object.fromEntries(fieldsOf(tool).map(([name]) => [name, textFor(tool, name, isHostile)])));

/** What a form can hold, valid or not. */
export const heldBy = (tool: AnyTool): fc.Arbitrary<Texts> => recordOf(tool, false);

/** A record from outside, with foreign names. */
export const sentTo = (tool: AnyTool): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .tuple(recordOf(tool, true), fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }))
    .map(([texts, foreign]) => ({ ...foreign, ...texts }));

/** Only the tool's own names, and only texts that its form can hold. */
export function expectHeld(tool: AnyTool, entries: object): void {
  for (const [name, text] of Object.entries(entries) as [string, unknown][]) {
    const field = Object.hasOwn(tool.fields, name) ? tool.fields[name] : undefined;
    expect(field, name).toBeDefined();
    expect(typeof text === 'string' && field?.accepts(text), `${name} ${JSON.stringify(text)}`).toBe(true);
  }
}

/** Every number in what a tool says is finite, and every text is complete. */
function expectWhole(said: unknown, path = ''): void {
  if (typeof said === 'number') expect(Number.isFinite(said), path).toBe(true);
  if (typeof said === 'string') expect(said, path).not.toMatch(/NaN|Infinity|undefined/u);
  if (typeof said === 'object' && said !== null)
    for (const [name, part] of Object.entries(said)) expectWhole(part, `${path}.${name}`);
}

/** Who may be told what: the safety policy in other words than `policy.ts`. */
export interface Judged {
  readonly age: number;
  readonly bmi: number;
  readonly gender: Gender;
  readonly tdee: number;
}

/** True for an intake that isn't shown at all. */
export function isUnsafe(intake: number, { age, bmi, tdee: day }: Judged): boolean {
  const step = Math.round(intake - day);
  const isThin = bmi < 18.5;
  return (
    age < 18 || Math.round(intake) < 800 || (isThin && (step < 0 || step > 500)) || (bmi < 16 && step > 0)
  );
}

/** True for an intake that nothing may be built on. */
export const isNotForPlanning = (intake: number, person: Judged): boolean =>
  isUnsafe(intake, person) ||
  Math.round(intake) < MINIMUM_INTAKE[person.gender] ||
  (person.bmi < 25 && Math.abs(Math.round(intake - person.tdee)) >= 1000);

/** An intake as a report has it, against the policy. */
function expectJudged(figure: PolicyFigure, person: Judged): void {
  if (figure.status === 'withheld') return;
  const said = JSON.stringify({ figure, person });
  expect(isUnsafe(figure.value, person), said).toBe(false);
  if (figure.status === 'fine') expect(isNotForPlanning(figure.value, person), said).toBe(false);
}

function sayHome(input: HomeInput): unknown {
  const report = buildHomeReport(input);
  const { age, bmi, gender, weightLoss, weightGain, bmr } = report;
  const day = report.maintenance.status === 'withheld' ? bmr : report.maintenance.value;
  for (const figure of [weightLoss, weightGain]) expectJudged(figure, { age, bmi, gender, tdee: day });
  return report;
}

function sayTdee(input: TdeeInput): unknown {
  const report = buildTdeeReport(input);
  const { age, bmi, gender, targets, chosen, macros, facts, bodyFat } = report;
  const person = { age, bmi, gender, tdee: facts.tdee };
  for (const { key, figure } of targets) if (key !== 'maintain' || age < 18) expectJudged(figure, person);
  if (!chosen) expect(macros).toBeNull();
  else if (chosen.key !== 'maintain') expect(isNotForPlanning(chosen.figure.value, person)).toBe(false);
  if (age < 18) expect([chosen, macros, bodyFat.figure.status]).toEqual([null, null, 'withheld']);
  const usual = usualDayOf(report, input.macros);
  const week = usual && buildTrainingWeek(input.trainingDays, usual);
  if (week?.kind === 'shown')
    for (const { figure } of [week.training, week.rest])
      expect(isNotForPlanning(figure.value, person)).toBe(false);
  return { report, week };
}

function sayPlan(input: PlannerInput): unknown {
  const report = buildPlanReport(planInputOf({ ...input, today: TODAY }));
  const { age, gender } = input;
  if (report.kind === 'planned') {
    const person = { age, gender, bmi: report.bmi, tdee: report.tdee };
    for (const { intake } of report.phases.slice(0, 1)) expect(isNotForPlanning(intake, person)).toBe(false);
  }
  if (age < 18) expect(report.kind).toBe('underAge');
  return report;
}

function sayChild(entries: ChildEntries, input: ChildInput): unknown {
  const finding = childFinding(entries, input);
  if (finding?.kind !== 'measured') return finding;
  return buildChildBmiReport({ ...finding.child, bmi: childBodyMassIndex(finding.child) });
}

function sayPregnancy(entries: PregnancyEntries, input: PregnancyInput): unknown {
  const report = buildPregnancyReport(entries, input);
  if (input.age < 18) expect(report).toEqual({ status: 'underAge' });
  return report?.status === 'shown' ? { report, sentence: answerSentence(report) } : report;
}

/** What a tool says about entries, in the worst case: all that is unlikely has been confirmed. */
export function expectSafe(tool: AnyTool, entries: Texts): void {
  const reading = readEntries(tool, entries, entries);
  if (!reading.ok) {
    expect(Object.keys(reading.problems).length).toBeGreaterThan(0);
    return;
  }
  const { input } = reading;
  const say: Readonly<Record<AnyTool['name'], () => unknown>> = {
    home: () => sayHome(input as HomeInput),
    tdee: () => sayTdee(input as TdeeInput),
    planner: () => sayPlan(input as PlannerInput),
    child: () => sayChild(entries as unknown as ChildEntries, input as ChildInput),
    pregnancy: () => sayPregnancy(entries as unknown as PregnancyEntries, input as PregnancyInput),
    // The log's forms only pass their values on.
    log: () => input,
    logPerson: () => input,
  };
  expectWhole(say[tool.name]());
}
