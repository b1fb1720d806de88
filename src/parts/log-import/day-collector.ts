/** Readings in a file → one entry per day. */
import { isLogDay } from '#person/log/local-day.ts';
import {
  cleanLogNote,
  isLogBodyFat,
  isLogIntake,
  isLogWaist,
  isLogWeight,
  LOG_LIMITS,
  type StoredLogDay,
} from '#person/log/parse-log.ts';
import type { DayReading, ReadingSink, Refusal } from './formats/text-sink.ts';

/** What happened to several readings of one day. */
export interface Collapsed {
  /** Weigh-ins that were skipped because the day has an earlier one. */
  readonly laterWeighings: number;
  /** Days whose meals were added up. */
  readonly summedDays: number;
  /** Days on which more than one app recorded meals; the one with the most energy counts. */
  readonly severalApps: number;
}

/** The first of a day's measurements, and its time. */
interface Measured {
  readonly value: number;
  readonly time: string;
}

/** What is measured: the earliest counts, or the first of several at the same time. */
const MEASURED = ['weightKg', 'waistCm', 'bodyFat'] as const;

type Day = { -readonly [Name in (typeof MEASURED)[number]]?: Measured } & {
  /** Energy by app. */
  intakes?: Map<string, number>;
  meals: number;
  note?: string;
  isConfirmed?: true;
  readonly line: number;
};

const LATEST = '99';

/** Weights in other apps' files, in kg; our own files have what the log accepts. */
const LIKELY_WEIGHT = { from: 20, to: 500 } as const;

const isLikelyWeight = (kilograms: number): boolean =>
  kilograms >= LIKELY_WEIGHT.from && kilograms <= LIKELY_WEIGHT.to;

const isOwnOrLikely = (kilograms: number, { isOwn }: DayReading): boolean =>
  isLogWeight(kilograms) && (isOwn === true || isLikelyWeight(kilograms));

/** What a reading may have. A value that isn't accepted doesn't take the others with it. */
const RANGES = [
  ['weightKg', isOwnOrLikely, 'weightRange'],
  ['intakeKcal', isLogIntake, 'energyRange'],
  ['waistCm', isLogWaist, 'waistRange'],
  ['bodyFat', isLogBodyFat, 'bodyFatRange'],
] as const;

/**
 * The values that are accepted; `refuse` takes the reasons for the others. Apps write zeros if nothing was entered; in
 * our own files, zeros were entered.
 */
function acceptedIn(reading: DayReading, refuse: (reason: Refusal) => void): DayReading {
  const accepted: Partial<Record<(typeof RANGES)[number][0], number>> = {};
  for (const [name, accepts, refusal] of RANGES) {
    const value = reading[name];
    if (value === undefined || (value === 0 && !reading.isOwn)) continue;
    if (accepts(value, reading)) accepted[name] = value;
    else refuse(refusal);
  }
  const { weightKg: _weight, intakeKcal: _intake, waistCm: _waist, bodyFat: _fat, ...others } = reading;
  return { ...others, ...accepted };
}

/** Why a reading is refused; `null` if it's accepted. */
function refusalOf({ day, isOwn }: DayReading, lastDay: string): Refusal | null {
  if (!isLogDay(day)) return 'date';
  return !isOwn && day > lastDay ? 'future' : null;
}

/** Keeps the earlier of two measurements. Returns true if the day already has a weigh-in. */
function addMeasured(entry: Day, reading: DayReading): boolean {
  const isSecond = reading.weightKg !== undefined && entry.weightKg !== undefined;
  const time = reading.time || LATEST;
  for (const name of MEASURED) {
    const [value, known] = [reading[name], entry[name]];
    if (value !== undefined && !(known && known.time <= time)) entry[name] = { value, time };
  }
  return isSecond;
}

function addIntake(entry: Day, intakeKcal: number, source: string): void {
  entry.intakes ??= new Map();
  entry.intakes.set(source, (entry.intakes.get(source) ?? 0) + intakeKcal);
  entry.meals += 1;
}

function addRemarks(entry: Day, { note = '', isConfirmed }: DayReading): void {
  const text = cleanLogNote(note);
  if (text !== '') entry.note ??= text;
  if (isConfirmed) entry.isConfirmed = isConfirmed;
}

/** A day's energy: from the app with the most. */
const intakeOf = ({ intakes }: Day): number | undefined => intakes && Math.max(...intakes.values());

const isTooMuch = (entry: Day): boolean => (intakeOf(entry) ?? 0) > LOG_LIMITS.kilocalories;

function logDayOf(day: string, entry: Day): StoredLogDay {
  const { note, isConfirmed } = entry;
  const intakeKcal = isTooMuch(entry) ? undefined : intakeOf(entry);
  const measured = MEASURED.flatMap((name): [string, number][] =>
    entry[name] ? [[name, entry[name].value]] : [],
  );
  return {
    day,
    ...Object.fromEntries(measured),
    ...(isConfirmed && entry.weightKg ? { isConfirmed } : {}),
    ...(intakeKcal === undefined ? {} : { intakeKcal }),
    ...(note === undefined ? {} : { note }),
  };
}

function collapsedOf(entries: readonly Day[], laterWeighings: number): Collapsed {
  return {
    laterWeighings,
    summedDays: entries.filter(({ meals }) => meals > 1).length,
    severalApps: entries.filter(({ intakes }) => new Set(intakes?.values()).size > 1).length,
  };
}

/** One copy of each name: a name is a part of a file's text, and would keep that part in memory. */
function oneOfEach() {
  const names = new Map<string, string>();
  return (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
}

/**
 * Collects one entry per day: the earliest weigh-in, the total of the meals, and the first note.
 *
 * @param lastDay - later days are refused
 */
export function dayCollector(lastDay: string, refuse: ReadingSink['refuse']) {
  const days = new Map<string, Day>();
  const sourceOf = oneOfEach();
  let laterWeighings = 0;

  function entryOf(day: string, line: number): Day {
    const known = days.get(day);
    if (known) return known;
    const entry: Day = { meals: 0, line };
    days.set(day, entry);
    return entry;
  }

  function take(given: DayReading, line: number): void {
    const refusal = refusalOf(given, lastDay);
    if (refusal) {
      refuse(line, refusal);
      return;
    }
    const reading = acceptedIn(given, (reason) => refuse(line, reason));
    const { day, intakeKcal, source = '' } = reading;
    const entry = entryOf(day, line);
    if (addMeasured(entry, reading)) laterWeighings += 1;
    if (intakeKcal !== undefined) addIntake(entry, intakeKcal, sourceOf(source));
    addRemarks(entry, reading);
  }

  function finish() {
    const entries = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [, entry] of entries) if (isTooMuch(entry)) refuse(entry.line, 'energyRange');
    return {
      days: entries.map(([day, entry]) => logDayOf(day, entry)).filter((day) => Object.keys(day).length > 1),
      collapsed: collapsedOf([...days.values()], laterWeighings),
    };
  }

  return { take, finish };
}
