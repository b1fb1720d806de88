/** A saved result → what its calculator says about it, calculated again from its entries. Pure. */
import type { BodyMassIndex, Kcal, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import type { ResultRow } from '#person/database/result-row.ts';
import { readEntries, type Texts, type Tool } from '#person/entries/field.ts';
import { readKept } from '#person/entries/kept.ts';
import type { Person } from '#person/person.ts';
import { addDays, localDay } from '#person/log/local-day.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { shownValue } from '#person/policy.ts';
import type { TargetKey } from '#person/plan/target-choice.ts';
import type { FineTarget } from '#person/targets.ts';
import { buildTargetReport, type TargetRequest } from '#person/target-report.ts';
import { targetForGoal, type Goal } from '@evenscale/formulas/energy';
import { home } from '#tools/home/entries.ts';
import { planner } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { buildPlanReport } from '#tools/planner/report.ts';
import { pregnancy } from '#tools/pregnancy/entries.ts';
import { buildPregnancyReport, type GainReport } from '#tools/pregnancy/report.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { weightUnitOf } from '#person/units.ts';

/** A plan's goal, and the local day it is for. */
export interface SavedGoal {
  readonly weight: Kilograms;
  readonly day: string;
}

/** What is listed of a result. Nothing is rounded; `null` is a figure that the calculator doesn't show. */
export interface Summary {
  readonly person: Person;
  readonly unit: WeightUnit;
  readonly bmi: BodyMassIndex;
  readonly bmr: Kcal | null;
  readonly tdee: Kcal | null;
  /** True if the daily energy is the person's own figure from a log. */
  readonly isOwn: boolean;
  /** The chosen target, or a plan's calories until the goal. */
  readonly target: Kcal | null;
  readonly goal: Goal | null;
  /** The target, if it isn't the goal's own. */
  readonly choice: TargetKey | null;
  readonly plan: SavedGoal | null;
  readonly afterwards: Kcal | null;
  /** True if what keeps a weight is less than the usual minimum: shown with that caution. */
  readonly isBelowMinimum: boolean;
  /** The macro plan, if it isn't the usual one, and there is a target to build it on. */
  readonly macros: string | null;
}

/** A saved result's entries with their input; `null` if the tool can't calculate them. */
function readRow<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  row: ResultRow,
  added: Partial<Entries> = {},
): { readonly entries: Entries; readonly input: Input } | null {
  const kept = readKept(tool, row);
  if (!kept) return null;
  const entries = { ...kept, ...added };
  // Whoever saved them has confirmed the unlikely ones.
  const reading = readEntries(tool, entries, entries);
  return reading.ok ? { entries, input: reading.input } : null;
}

/** The target to plan with, and whether it is another than the goal's own. */
function targetOf(goal: Goal | null, chosen: FineTarget | null): Pick<Summary, 'target' | 'choice'> {
  if (goal === null || !chosen) return { target: null, choice: null };
  const { key, figure } = chosen;
  return { target: figure.value, choice: key === targetForGoal[goal] ? null : key };
}

function commonOf(request: TargetRequest): Summary {
  const { goal = null } = request;
  const { day, facts, maintenance, chosen } = buildTargetReport(request);
  // Outside the range of the equation, the calculators show no energy.
  const isShown = day.bmr > 0;
  return {
    person: request,
    unit: weightUnitOf(request),
    bmi: facts.bmi,
    bmr: isShown ? day.bmr : null,
    tdee: isShown ? shownValue(maintenance) : null,
    isOwn: day.own !== null,
    ...targetOf(goal, isShown ? chosen : null),
    goal,
    plan: null,
    afterwards: null,
    isBelowMinimum: isShown && maintenance.status === 'shown',
    macros: null,
  };
}

function tdeeSummary(row: ResultRow): Summary | null {
  const input = readRow(tdee, row)?.input;
  if (!input) return null;
  const common = commonOf(input);
  const { macros } = input;
  return { ...common, macros: common.target === null || macros === DEFAULT_MACROS ? null : macros };
}

/** A plan as it was on the day it was saved. */
function planSummary(row: ResultRow): Summary | null {
  const input = readRow(planner, row, { today: localDay(new Date(row.savedAt)) })?.input;
  const report = input && buildPlanReport(planInputOf(input));
  if (!input || report?.kind !== 'planned') return null;
  const { goal, start, days } = report.input;
  const common = commonOf(input);
  return {
    ...common,
    target: report.intake.value,
    plan: { weight: goal.kilograms, day: addDays(start, days) },
    afterwards: shownValue(report.maintenance),
    isBelowMinimum: common.isBelowMinimum || report.maintenance.status === 'shown',
  };
}

/** What is listed of a saved result; `null` if its calculator has no result for the entries. */
export function summaryOf(row: ResultRow): Summary | null {
  if (row.tool === 'planner') return planSummary(row);
  if (row.tool === 'tdee') return tdeeSummary(row);
  const person = readRow(home, row)?.input;
  return person ? commonOf(person) : null;
}

/** What is listed of a saved pregnancy: the ranges of the week it was saved for. `null` for anything else. */
export function gainOf(row: ResultRow): GainReport | null {
  const read = readRow(pregnancy, row);
  const report = read && buildPregnancyReport(read.entries, read.input);
  return report?.status === 'shown' ? report : null;
}

/** True if its calculator has a result for the entries. */
export const hasFigures = (row: ResultRow): boolean => (summaryOf(row) ?? gainOf(row)) !== null;
