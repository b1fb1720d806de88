/**
 * A log as it is shared with a coach or doctor: the days that its figures are calculated from, packed into the fragment
 * of a link. What is read from a link is untrusted, and everything that it shows is calculated from it again.
 */
import { GENDERS } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { lineIn, numberIn, numberUpTo, oneOf } from '#person/database/read-fields.ts';
import { LONGEST_NAME } from '#person/database/person-row.ts';
import { AGE_LIMITS, TALLEST } from '#person/limits.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { dayNumber, dayWithNumber, isLogDay, LOG_SPAN } from '#person/log/local-day.ts';
import { REACH } from '#person/log/days-in-reach.ts';
import { parseStoredDay, type LogPerson, type LogView, type StoredLogDay } from '#person/log/parse-log.ts';
import { keptPlanIn, type KeptPlan } from '#person/plan/kept-plan.ts';
import { unitsIn } from '#person/units.ts';
import { isRecord, parseJson, quietly } from '#ui/untrusted.ts';
import { SHEET_DAYS } from './weight-facts.ts';

/** What a reader of a shared log gets, and nothing else. */
export interface SharedLog {
  /** Empty unless it was typed for this link. */
  readonly name: string;
  /** Weights and meals, and the notes if they are shared; oldest day first. */
  readonly days: readonly StoredLogDay[];
  readonly person: LogPerson | null;
  readonly view: LogView;
  readonly energyUnit: EnergyUnit;
  readonly plan: KeptPlan | null;
}

/** A link's fragment, without `#`, and the log as it is read from it. */
export interface PackedLog {
  readonly fragment: string;
  readonly log: SharedLog;
}

/** The longest fragment: 4 kB with the address before it. */
export const LONGEST_FRAGMENT = 4000;

const VERSION = 1;
/** Weights are packed in hundredths of a gram, which keeps what was entered in pounds, and meals in hundredths of a kcal. */
const PER_KILOGRAM = 100_000;
const PER_KILOCALORIE = 100;

const FRAGMENT = /^#?log-(?<packed>[\w-]+)/u;

const isLogged = ({ weightKg, intakeKcal }: StoredLogDay): boolean =>
  weightKg !== undefined || intakeKcal !== undefined;

/** The days of a log that a link needs: those of the sheet, and those that the maintenance is calculated from. */
function daysToShare(days: readonly StoredLogDay[]): readonly StoredLogDay[] {
  const logged = days.filter(isLogged);
  const last = logged.at(-1);
  const lastIntake = logged.findLast(({ intakeKcal }) => intakeKcal !== undefined) ?? last;
  if (!last || !lastIntake) return [];
  const [end, middle] = [dayNumber(last.day), dayNumber(lastIntake.day)];
  const from = dayWithNumber(Math.min(end - SHEET_DAYS, middle - REACH.before));
  return daysFrom(days, from).filter((row) => {
    const number = dayNumber(row.day);
    const isNear = number >= end - SHEET_DAYS || number - middle <= REACH.after;
    return isNear && (isLogged(row) || row.note !== undefined);
  });
}

/** The same days without the notes of the first ones. */
export const withoutNotes = (days: readonly StoredLogDay[], first = days.length): readonly StoredLogDay[] =>
  days.map((row, index) => {
    const { note, ...rest } = row;
    return note === undefined || index >= first ? row : rest;
  });

/** Without the older half of the notes; `null` if there are none. */
function withFewerNotes(days: readonly StoredLogDay[]): readonly StoredLogDay[] | null {
  const noted = days.flatMap(({ note }, index) => (note === undefined ? [] : [index]));
  const last = noted[Math.floor((noted.length - 1) / 2)];
  return last === undefined ? null : daysToShare(withoutNotes(days, last + 1));
}

const scaled = (value: number | undefined, factor: number): number | null =>
  value === undefined ? null : Math.round(value * factor);

/** The log as it is written: days as gaps, and numbers as integers. */
function written({ name, days, person, view, energyUnit, plan }: SharedLog) {
  const numbers = days.map(({ day }) => dayNumber(day));
  return {
    v: VERSION,
    name,
    gaps: numbers.map((number, index) => number - (numbers[index - 1] ?? 0)),
    weights: days.map(({ weightKg }) => scaled(weightKg, PER_KILOGRAM)),
    meals: days.map(({ intakeKcal }) => scaled(intakeKcal, PER_KILOCALORIE)),
    confirmed: days.flatMap(({ isConfirmed }, index) => (isConfirmed ? [index] : [])),
    notes: days.flatMap(({ note }, index) => (note === undefined ? [] : [[index, note] as const])),
    person: person && [person.gender, person.age, person.saidOn, person.centimetres],
    view: [view.units, view.isWeightHidden, energyUnit],
    plan: plan && { entries: plan.entries, start: plan.start, update: plan.update },
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const unscaled = (value: unknown, factor: number): number | undefined =>
  typeof value === 'number' ? value / factor : undefined;

const SPAN = { first: dayNumber(LOG_SPAN.first), last: dayNumber(LOG_SPAN.last) };

/** The days; those that can't be are left out. */
function daysIn(raw: Readonly<Record<string, unknown>>): readonly StoredLogDay[] {
  const [weights, meals] = [listIn(raw['weights']), listIn(raw['meals'])];
  const confirmed = new Set(listIn(raw['confirmed']));
  const notes = new Map(listIn(raw['notes']).map((pair) => listIn(pair) as [unknown, unknown]));
  let number = 0;
  return listIn(raw['gaps']).flatMap((gap, index) => {
    number += typeof gap === 'number' && Number.isInteger(gap) ? gap : NaN;
    if ((index > 0 && gap === 0) || !(number >= SPAN.first && number <= SPAN.last)) return [];
    const read = parseStoredDay({
      day: dayWithNumber(number),
      weightKg: unscaled(weights[index], PER_KILOGRAM),
      intakeKcal: unscaled(meals[index], PER_KILOCALORIE),
      isConfirmed: confirmed.has(index),
      note: notes.get(index),
    });
    return read ? [read] : [];
  });
}

function personIn(value: unknown): LogPerson | null {
  const [first, second, saidOn, height] = listIn(value);
  const gender = oneOf(GENDERS, first);
  const { youngest, oldest } = AGE_LIMITS.home;
  const age = numberIn(youngest, oldest, second);
  const centimetres = numberUpTo(TALLEST, height);
  if (gender === undefined || age === undefined || centimetres === undefined) return null;
  return typeof saidOn === 'string' && isLogDay(saidOn) ? { gender, age, saidOn, centimetres } : null;
}

function logIn(raw: Readonly<Record<string, unknown>>): SharedLog {
  const [units, isWeightHidden, energyUnit] = listIn(raw['view']);
  return {
    name: lineIn(LONGEST_NAME, raw['name']) ?? '',
    days: daysIn(raw),
    person: personIn(raw['person']),
    view: { units: unitsIn(units), isWeightHidden: isWeightHidden === true },
    energyUnit: oneOf(['kcal', 'kJ'] as const, energyUnit) ?? 'kcal',
    plan: keptPlanIn(raw['plan']),
  };
}

/** A log's text → the log; `null` unless writing it again gives the same text: nothing was left out, added or altered. */
function logOfText(text: string): SharedLog | null {
  const raw = parseJson(text);
  if (!isRecord(raw) || raw['v'] !== VERSION) return null;
  const log = logIn(raw);
  return log.days.length > 0 && JSON.stringify(written(log)) === text ? log : null;
}

const through = (data: string | Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Response(new Response(data).body?.pipeThrough(stream));

async function deflated(text: string): Promise<string> {
  const buffer = await through(text, new CompressionStream('deflate-raw')).arrayBuffer();
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function inflated(packed: string): Promise<string | null> {
  const binary = quietly(() => atob(packed.replaceAll('-', '+').replaceAll('_', '/')));
  if (binary === null) return null;
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return await through(bytes, new DecompressionStream('deflate-raw')).text();
  } catch {
    return null; // cut, or something else
  }
}

/** The fragment of a log. */
const fragmentOf = async (log: SharedLog): Promise<PackedLog> => ({
  fragment: `log-${await deflated(JSON.stringify(written(log)))}`,
  log,
});

/** The fragment of a log with as many of its newest notes as fit; a plan that is too long, after many updates, is left out. */
async function fittingFragmentOf(log: SharedLog): Promise<PackedLog> {
  const whole = await fragmentOf(log);
  if (whole.fragment.length <= LONGEST_FRAGMENT) return whole;
  const fewer = withFewerNotes(log.days);
  return fewer ? fittingFragmentOf({ ...log, days: fewer }) : fragmentOf({ ...log, plan: null });
}

/**
 * Packs a log; `null` if it has neither weights nor meals. The reader gets the days that the figures are calculated from.
 *
 * @param hasNotes - whether the person wants to share the notes of these days, too
 */
export async function packLog(log: SharedLog, hasNotes = false): Promise<PackedLog | null> {
  const name = log.name.slice(0, LONGEST_NAME);
  const days = daysToShare(hasNotes ? log.days : withoutNotes(log.days));
  // As a reader gets it: rounded, and without what can't be written.
  const read = logIn(written({ ...log, name, days }));
  return read.days.length === 0 ? null : fittingFragmentOf(read);
}

/** True for a fragment that looks like a shared log, readable or not. */
export const isSharedLog = (fragment: string): boolean => FRAGMENT.test(fragment);

/** Reads a link's fragment, with or without `#`, and with what a messenger added; `null` unless it is a whole log. */
export async function readSharedLog(fragment: string): Promise<SharedLog | null> {
  const packed = FRAGMENT.exec(fragment)?.groups?.['packed'];
  if (packed === undefined || packed.length > LONGEST_FRAGMENT) return null;
  const text = await inflated(packed);
  return text === null ? null : logOfText(text);
}
