/** The person's entries in this tab's session, for the other tools. It isn't sent anywhere, and ends with the tab. */
import { localDay } from '#person/log/local-day.ts';
import { isRecord, quietly } from '#ui/untrusted.ts';
import { fieldsOf, presetsOf, type Texts, type Tool } from './field.ts';
import {
  entriesFor,
  fieldsIn,
  GOAL_NAMES,
  GOAL_WAY_NAMES,
  knownEntries,
  readableEntries,
} from './known-entries.ts';

/** The only person key in the tab's session storage; the privacy page mentions it. */
export const SESSION_KEY = 'evenscale.person';

type StoredRecord = Readonly<Record<string, unknown>>;

/** What is stored, unchecked; `null` if there is nothing, or the browser denies storage. */
export function storedRecord(): StoredRecord | null {
  return quietly(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
    return isRecord(stored) ? stored : null;
  });
}

/** The entries of a record with one of the names, or those without. */
const namedIn = (record: StoredRecord, names: readonly string[], isWanted = true): StoredRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name) === isWanted));

/** The name under which the session has the page that stored its entries. No field has it. */
const PAGE = 'page';

const thisPage = (): string | null => quietly(() => location.pathname);

/** The name under which the session says that the person kept has hidden the weight. No field has it. */
const WEIGHT_HIDDEN = 'weightHidden';

let isWeightHidden = false;

/** Notes whether the person kept has hidden the weight, for what is stored from now on. */
export function markWeightHidden(isHidden: boolean): void {
  isWeightHidden = isHidden;
}

/** A hidden weight that was typed goes on to the next page, but isn't there when a page is opened again. */
const hiddenNames = (stored: StoredRecord): readonly string[] =>
  stored[WEIGHT_HIDDEN] === 'yes' && stored[PAGE] === thisPage() ? ['weight'] : [];

/**
 * The session's entries for a tool; `null` if there are none. Untouched presets are left out, and what was typed on
 * another page and is refused by this tool; and the names that the caller leaves out.
 */
export function loadSession<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  without: readonly string[] = [],
): Partial<Entries> | null {
  const stored = storedRecord();
  if (!stored) return null;
  const leftOut = [...without, ...hiddenNames(stored)];
  const known = knownEntries(tool, namedIn(stored, leftOut, false), 'session');
  return stored[PAGE] === thisPage() ? known : readableEntries(tool, known);
}

/** How the visitor wants to reach a goal weight that they chose, by a date or at a pace of their own; `null` without one. */
export function chosenWay(): StoredRecord | null {
  const stored = storedRecord() ?? {};
  const hasGoal = Boolean(stored['goalWeight']) && stored['isGoalSuggested'] !== 'yes';
  const hasWay = stored['isDateChosen'] === 'yes' || stored['by'] === 'pace';
  return hasGoal && hasWay ? namedIn(stored, GOAL_WAY_NAMES) : null;
}

/** The name under which the session lists the entries that nobody chose. No field has it. */
const PRESETS = 'presets';

/**
 * True if the session has whatever a tool would guess: something was calculated with it, or it was entered. An answer
 * that comes by itself isn't one for an age that nobody has seen.
 */
export function hasPresets<Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>): boolean {
  const stored = storedRecord();
  return stored !== null && presetsOf(tool).every((name) => name in stored);
}

/** The session's entries that nobody chose: they were calculated with the presets of a form. */
export function sessionPresets(): readonly string[] {
  const presets = storedRecord()?.[PRESETS];
  return typeof presets === 'string' ? presets.split(' ') : [];
}

/** The name under which the session says that its entries came from a link or a saved result. No field has it. */
export const LINKED = 'linked';

/** The entries that somebody chose. With a saved result, a guess isn't saved: on the next visit it would pass for chosen. */
export function chosenEntries(entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const presets = sessionPresets();
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !presets.includes(name)));
}

/** The name under which the session has the local day on which its weight was entered. No field has it. */
export const WEIGHED_ON = 'weighedOn';

/** The name under which the session has the kept weight and height that a form started with. No field has it. */
export const KEPT = 'kept';

/** The texts of the kept weight and height that this tab's forms started with, unchecked: nobody typed them. */
export function keptMeasures(): StoredRecord {
  const kept = storedRecord()?.[KEPT];
  return isRecord(kept) ? kept : {};
}

/** The day of the weight that is stored now: today, unless it was there before. */
function weighedOn(stored: StoredRecord, weight: unknown): object {
  if (!weight) return {};
  const day = stored['weight'] === weight ? stored[WEIGHED_ON] : localDay(new Date());
  return typeof day === 'string' ? { [WEIGHED_ON]: day } : {};
}

let hasBeenSaved = false;

/**
 * Stores the entries for the other tools. An untouched preset is left out, since each tool has its own, until something
 * is calculated with it, or once it is stored; `presets` names those that are still a guess.
 */
export function saveSession<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
  isCalculated: boolean,
  presets: readonly string[] = [],
): void {
  const stored = storedRecord() ?? {};
  const initial = new Map<string, string>(fieldsOf(tool).map(([name, field]) => [name, field.initial]));
  const kept = Object.entries(entriesFor(tool, entries, 'session')).filter(
    ([name, text]) => isCalculated || Object.hasOwn(stored, name) || text !== initial.get(name),
  );
  quietly(() => {
    const guessed = kept.flatMap(([name]) => (presets.includes(name) ? [name] : [])).join(' ');
    const entered: Readonly<Record<string, unknown>> = Object.fromEntries(kept);
    const record = {
      ...namedIn(stored, GOAL_NAMES),
      ...entered,
      ...weighedOn(stored, entered['weight']),
      [PAGE]: thisPage(),
      ...(guessed === '' ? {} : { [PRESETS]: guessed }),
      ...(isWeightHidden ? { [WEIGHT_HIDDEN]: 'yes' } : {}),
      ...(stored[KEPT] ? { [KEPT]: stored[KEPT] } : {}),
      ...(stored[LINKED] ? { [LINKED]: 'yes' } : {}),
    };
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(record));
    hasBeenSaved = true;
  });
}

/** True once this page has stored entries. If there are none later, they were reset on another page of the tab. */
export const hasSessionBeenSaved = (): boolean => hasBeenSaved;

/** Deletes the stored entries. */
export function clearSession(): void {
  quietly(() => sessionStorage.removeItem(SESSION_KEY));
}

/** True if nothing is entered that belongs to the session. */
export const isSessionEmpty = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries,
): boolean => fieldsIn(tool, 'session').every(([name, { initial }]) => entries[name] === initial);
