/** The equation's figure for the person, to compare with the log's own figure: by the equation that was used. */
import { type ActivityLevel, energyRange, type EnergyRange } from '@evenscale/formulas/energy';
import { readPage } from '#person/database/list-page.ts';
import { currentPlan } from '#person/database/plans.ts';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { dayErrorOf } from '#person/energy/day-error.ts';
import { energyMethodText } from '#person/energy/energy-method-words.ts';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { loadSession, sessionPresets } from '#person/entries/session.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import type { Person } from '#person/person.ts';
import { weightOf } from '#person/entry/measure-text.ts';
import { entriesOn } from '#person/database/person-row.ts';
import { currentPerson } from '#person/database/people.ts';
import { localDay } from '#person/log/local-day.ts';
import { isUnderAge } from '#person/policy.ts';
import { type FigureOwner, isOwner } from '#person/policy/owner.ts';
import { formatEntry } from '#ui/text/format.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';

/** The figure, and where it comes from. */
export interface EquationFigure {
  readonly value: number;
  /** Where the true number is for most people. */
  readonly likely: EnergyRange;
  /** The activity level that it was calculated for. */
  readonly level: ActivityLevel;
  readonly from: 'fromSession' | 'fromPlan' | 'fromSaved' | 'fromKept';
  /** The equation and the activity level. */
  readonly method: string;
  /** The weight that it was calculated for before isn't the log's, so it's for the log's now. */
  readonly isAtLogWeight: boolean;
}

/** The figure, or that it takes an activity level; `null` without either. */
export type Equation = EquationFigure | 'levelMissing' | null;

/** Somebody whom the equation can be calculated for. */
interface Found {
  readonly person: Person;
  /** Nobody chose the activity level. */
  readonly isLevelGuessed: boolean;
}

/** A weight that differs by more than a scale does from day to day, in kg, is of another time, or a mistake. */
const SAME_WEIGHT = 1;

/** The person's daily energy by the equation, at the log's weight; their own figure can't be compared with itself. */
function figureOf(logged: FigureOwner, { person }: Found) {
  const isAtLogWeight = Math.abs(person.weight.kilograms - logged.weight) > SAME_WEIGHT;
  const weight = isAtLogWeight ? weightOf(logged.weight, 'kg') : person.weight;
  const asLogged = { ...person, weight, ownMaintenance: undefined };
  const { bmr, tdee: value } = dayEnergyOf(asLogged);
  const likely = energyRange(value, dayErrorOf(asLogged));
  const method = energyMethodText(asLogged);
  return bmr > 0 ? { value, likely, level: person.activityLevel, method, isAtLogWeight } : null;
}

function ofEntries(entries: Partial<TdeeEntries> | null, presets: readonly string[] = []): Found | null {
  if (!entries) return null;
  const reading = readEntries(tdee, changedEntries(tdee, initialEntries(tdee), entries));
  if (!reading.ok) return null;
  const { input: person } = reading;
  const isLevelChosen = entries.activityLevel !== undefined && !presets.includes('activityLevel');
  return { person, isLevelGuessed: !isLevelChosen };
}

const fromSession = (): Found | null =>
  mayBeOthers() ? null : ofEntries(loadSession(tdee), sessionPresets());

async function fromPlan(): Promise<Found | null> {
  const plan = await currentPlan();
  const followed = plan.ok && plan.value ? followedPlanOf(plan.value) : null;
  return followed && { person: followed.person, isLevelGuessed: false };
}

async function fromSaved(): Promise<Found | null> {
  const page = await readPage({ to: 'newest' }, 1);
  const saved = page.ok ? page.value.results[0] : undefined;
  return saved ? ofEntries(knownEntries(tdee, saved.entries, 'device')) : null;
}

/** From what is kept of the person, at the log's weight. */
async function fromKept({ weight }: FigureOwner): Promise<Found | null> {
  const current = await currentPerson();
  if (!current.ok || !current.value) return null;
  const entries = knownEntries(tdee, entriesOn(current.value, localDay(new Date())), 'device');
  return ofEntries({ ...entries, weight: `kg~${formatEntry(weight)}` });
}

const isOf = (owner: FigureOwner, { person }: Found): boolean =>
  !isUnderAge(person.age) &&
  isOwner(owner, { ...person, height: person.height.centimetres, weight: person.weight.kilograms });

/**
 * The equation's figure for the person of a log: from this visit, unless its entries may be somebody else's, from the plan, from the newest saved result, or from
 * what is kept of them. One of anybody else isn't compared with; `null` without any. A figure for an activity level that
 * nobody chose could be hundreds of kcal off, so it takes the level first.
 */
export async function readEquationFigure(owner: FigureOwner): Promise<Equation> {
  let isLevelMissing = false;
  const sources = { fromSession, fromPlan, fromSaved, fromKept } as const;
  for (const from of ['fromSession', 'fromPlan', 'fromSaved', 'fromKept'] as const) {
    const found = await sources[from](owner);
    const figure = found && isOf(owner, found) ? figureOf(owner, found) : null;
    if (figure && !found?.isLevelGuessed) return { ...figure, from };
    isLevelMissing ||= figure !== null;
  }
  return isLevelMissing ? 'levelMissing' : null;
}
