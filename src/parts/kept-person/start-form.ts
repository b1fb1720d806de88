/** Starts a form with what is kept. Loads only where something is kept. */
import { currentPlan } from '#person/database/plans.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { EQUATION } from '#person/entries/person-fields.ts';
import { knownEntries, readableEntries } from '#person/entries/known-entries.ts';
import { isLink } from '#person/entries/link.ts';
import { isLinked, isWithoutKept } from '#person/entries/without-kept.ts';
import { hasPresets, markWeightHidden } from '#person/entries/session.ts';
import { markKeptMeasures, sessionWeight } from '#person/known/kept-measures.ts';
import { isSamePerson, newerWeight } from '#person/known/newer-weight.ts';
import { readKept as readPerson, type KeptStart } from '#person/known/read-kept.ts';
import { localDay } from '#person/log/local-day.ts';
import type { PlanStart } from '#person/plan/plan-target.ts';
import { fillForm, type FormContent } from '#person/store.ts';

/** What a form starts with: the kept entries, and those of a plan that is followed. */
export interface FormStart extends KeptStart {
  readonly plan?: PlanStart | null;
  /** What the person uses a day by the log, as a field's text. */
  readonly own?: string | undefined;
}

/** The entries of the plan that somebody follows; `null` without one. The code for it loads only with a plan. */
async function planStart(person: string): Promise<PlanStart | null> {
  const plan = await currentPlan(person);
  if (!plan.ok || !plan.value) return null;
  try {
    const { planGoal } = await import('./plan-goal.ts');
    return planGoal(plan.value, localDay(new Date()));
  } catch {
    // The file didn't arrive: the form starts without a plan.
    return null;
  }
}

/** Reads what the form starts with; `null` once a later call has begun, and after a change on this page for another person. */
export async function readKept(isLast: () => boolean, isOwnChange: boolean): Promise<FormStart | null> {
  const kept = await readPerson(isLast, isOwnChange);
  if (kept) markWeightHidden(kept.isWeightHidden);
  if (!kept || kept.id === null) return kept;
  const [plan, own] = await Promise.all([planStart(kept.id), kept.readOwn?.()]);
  return isLast() ? { ...kept, plan, own } : null;
}

type Kept = Omit<FormStart, 'id' | 'name' | 'isWeightHidden'>;

/** What the form has of the kept entries: nothing, or all of them; or the visitor goes without. */
export type Start = 'none' | 'kept' | 'without';

/** The kept entries that a form has, if any of them isn't its own preset. */
function entriesFor({ tool }: FormContent, kept: KeptTexts): KeptTexts | null {
  const known = readableEntries(tool, knownEntries(tool, kept, 'device')) as KeptTexts;
  const isAnyOther = Object.entries(known).some(([name, text]) => tool.fields[name]?.initial !== text);
  return isAnyOther ? known : null;
}

/**
 * The weight for a form with entries of this visit: of an older one, and of the kept person whose weight was hidden for a
 * while, and so taken out. `null` if the form keeps its own.
 */
function weightFor({ entries }: FormContent, kept: Parameters<typeof newerWeight>[1]): string | null {
  const isTakenOut = entries['weight'] === '' && entries['height'] !== '';
  if (isTakenOut && isSamePerson(entries, kept.entries)) return kept.entries['weight'] ?? null;
  return newerWeight(entries, kept, sessionWeight());
}

/**
 * The followed plan's calories of today, for a form that has a plan's from earlier, and its macros for one whose own nobody
 * chose; nothing for any other target.
 */
function todaysTarget(
  { entries, tool }: FormContent,
  plan: PlanStart | null | undefined,
): Partial<PlanStart> {
  if (!plan || !entries['target']?.includes('~')) return {};
  const isOfToday = entries['target'] === plan.target;
  const hasOwnMacros = entries['macros'] !== tool.fields['macros']?.initial;
  return {
    ...(isOfToday ? {} : { goal: plan.goal, target: plan.target }),
    ...(hasOwnMacros ? {} : { macros: plan.macros }),
  };
}

/** What a form with entries of this visit gets all the same. */
function newerEntries(content: FormContent, { plan, ...kept }: Kept): KeptTexts {
  if (content.isEmpty || isLinked()) return {};
  const weight = weightFor(content, kept);
  return { ...(weight === null ? {} : { weight }), ...todaysTarget(content, plan) };
}

/**
 * What the log says the person uses a day, in place of the equation's number unless the visitor chose that. An answer that
 * is there keeps its number, and in the planner a plan that is followed is shown as it was made.
 */
function ownNumber(
  { entries, tool, calculated }: FormContent,
  { own, plan, entries: kept }: Kept,
): KeptTexts {
  const isSettled = calculated !== null || entries['ownMaintenance'] === EQUATION;
  if (!own || isSettled || isLinked() || !('ownMaintenance' in tool.fields)) return {};
  if (!plan || tool.name !== 'planner') return { ownMaintenance: own };
  // TDEE's form may have passed it on.
  return entries['ownMaintenance'] === own ? { ownMaintenance: kept['ownMaintenance'] ?? '' } : {};
}

/** True if a form has all of the kept entries; a log's number may be an earlier one, or the equation's. */
const hasAll = (now: KeptTexts, { ownMaintenance: _, ...entries }: KeptTexts): boolean =>
  Object.entries(entries).every(([name, text]) => now[name] === text);

/** How a form starts, and what it's filled with for that. A link's entries come before what is kept. */
function startOf(
  content: FormContent,
  kept: Kept,
): { readonly start: Start; readonly entries?: KeptTexts; readonly isStart?: boolean } {
  // The macros and training days of a plan come before those of its person.
  const entries = entriesFor(content, { ...kept.entries, ...kept.plan });
  if (!entries) return { start: 'none' };
  if (isWithoutKept()) return { start: 'without' };
  const own = ownNumber(content, kept);
  const newer = newerEntries(content, { ...kept, entries });
  const isTheirs = 'weight' in newer || hasAll({ ...content.entries, ...newer }, entries);
  if (isTheirs) return { start: 'kept', entries: { ...newer, ...own } };
  if (content.isEmpty) return { start: 'kept', entries: { ...entries, ...kept.plan, ...own }, isStart: true };
  // The same person with another activity level, body fat or macros uses what the log says, too.
  return { start: 'none', entries: isSamePerson(content.entries, entries) ? { ...newer, ...own } : newer };
}

/** True for entries of this visit that are without an answer yet. */
const isGiven = ({ isEmpty, calculated, tool }: FormContent): boolean =>
  !isEmpty && calculated === null && hasPresets(tool);

/**
 * True if an answer that comes by itself isn't disturbed by what is kept: beside a plan, the planner's would be another
 * plan, and TDEE's begins with the plan's own calories, which arrive later.
 */
const isApart = ({ tool }: FormContent, { plan }: Kept): boolean => !plan || !tool.givesCalories;

/** Fills an empty form with the kept entries. Entries of this visit stay. Both have their answer. */
export function startForm(content: FormContent, kept: Kept): Start {
  if (isLink(location.hash)) return 'none';
  const { start, entries = {}, isStart = false } = startOf(content, kept);
  if (start !== 'without') markKeptMeasures(kept.entries);
  const isAnswered = (isStart || isGiven(content)) && isApart(content, kept);
  if (isAnswered || Object.keys(entries).length > 0) fillForm({ entries, isStart, isAnswered });
  return start;
}

/** Gives a form in use the kept weight after it has changed on this page, unless its own was typed since. */
export function followWeight(content: FormContent, kept: Kept): void {
  if (content.isEmpty || isLink(location.hash) || isLinked() || isWithoutKept()) return;
  const weight = weightFor(content, kept);
  if (weight === null) return;
  markKeptMeasures(kept.entries);
  fillForm({ entries: { weight } });
}
