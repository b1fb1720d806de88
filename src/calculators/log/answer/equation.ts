/** The equation's figure for the person, to compare with the log's own figure: by the equation that was used. */
import type { ActivityLevel } from '@evenscale/formulas/energy';
import type { Percent } from '@evenscale/formulas/units';
import { readPage } from '#person/database/list-page.ts';
import { currentPlan } from '#person/database/plans.ts';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { loadSession, sessionPresets } from '#person/entries/session.ts';
import type { Person } from '#person/person.ts';
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
  readonly from: 'fromSession' | 'fromPlan' | 'fromSaved' | 'fromKept';
  /** The activity level that it uses although nobody chose it. */
  readonly guessedLevel: ActivityLevel | null;
}

interface Found extends Pick<EquationFigure, 'value' | 'guessedLevel'> {
  readonly person: Person;
}

/** A person's daily energy by the equation; their own figure can't be compared with itself. */
function equationOf(person: Person, bodyFat: Percent | null, isLevelChosen = true): Found | null {
  if (isUnderAge(person.age)) return null;
  const { bmr, tdee: value } = dayEnergyOf({ ...person, ownMaintenance: undefined }, bodyFat);
  return bmr > 0 ? { value, person, guessedLevel: isLevelChosen ? null : person.activityLevel } : null;
}

function ofEntries(entries: Partial<TdeeEntries> | null, presets: readonly string[] = []): Found | null {
  if (!entries) return null;
  const reading = readEntries(tdee, changedEntries(tdee, initialEntries(tdee), entries));
  const isLevelChosen = entries.activityLevel !== undefined && !presets.includes('activityLevel');
  return reading.ok ? equationOf(reading.input, reading.input.bodyFat, isLevelChosen) : null;
}

const fromSession = (): Found | null => ofEntries(loadSession(tdee), sessionPresets());

async function fromPlan(): Promise<Found | null> {
  const plan = await currentPlan();
  const followed = plan.ok && plan.value ? followedPlanOf(plan.value) : null;
  return followed && equationOf(followed.person, followed.bodyFat);
}

async function fromSaved(): Promise<Found | null> {
  const page = await readPage({ to: 'newest' }, 1);
  const saved = page.ok ? page.value.results[0] : undefined;
  return saved ? ofEntries(knownEntries(tdee, saved.entries, 'device')) : null;
}

/** From what is kept of the person, at the log's weight, if they have chosen an activity level. */
async function fromKept({ weight }: FigureOwner): Promise<Found | null> {
  const current = await currentPerson();
  if (!current.ok || !current.value) return null;
  const entries = knownEntries(tdee, entriesOn(current.value, localDay(new Date())), 'device');
  if (entries.activityLevel === undefined) return null;
  return ofEntries({ ...entries, weight: `kg~${formatEntry(weight)}` });
}

const isOf = (owner: FigureOwner, { person }: Found): boolean =>
  isOwner(owner, { ...person, height: person.height.centimetres, weight: person.weight.kilograms });

/**
 * The equation's figure for the person of a log: from this visit, from the plan, from the newest saved result, or from
 * what is kept of them. One of anybody else isn't compared with; `null` without any.
 */
export async function readEquationFigure(owner: FigureOwner): Promise<EquationFigure | null> {
  const sources = { fromSession, fromPlan, fromSaved, fromKept } as const;
  for (const from of ['fromSession', 'fromPlan', 'fromSaved', 'fromKept'] as const) {
    const found = await sources[from](owner);
    if (found && isOf(owner, found)) return { value: found.value, guessedLevel: found.guessedLevel, from };
  }
  return null;
}
