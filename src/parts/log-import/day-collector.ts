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

export interface CollectedDays {
  readonly days: readonly StoredLogDay[];
  readonly collapsed: Collapsed;
}

export interface DayCollector extends Pick<ReadingSink, 'take'> {
  readonly finish: () => CollectedDays;
}

/** The first of a day's measurements, and its time. */
interface Measured {
  readonly value: number;
  readonly time: string;
}

interface Day {
  weightKg: number | undefined;
  weightTime: string;
  /** Energy by app. */
  intakes: Map<string, number> | undefined;
  meals: number;
  waistCm: Measured | undefined;
  bodyFat: Measured | undefined;
  note: string | undefined;
  isConfirmed: true | undefined;
  readonly line: number;
}

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

/** The values that are accepted; `refuse` takes the reasons for the others. */
function acceptedIn(reading: DayReading, refuse: (reason: Refusal) => void): DayReading {
  const accepted: Partial<Record<(typeof RANGES)[number][0], number>> = {};
  for (const [name, accepts, refusal] of RANGES) {
    const value = reading[name];
    if (value === undefined) continue;
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

/** Removes the zeros that apps write if nothing was entered; in our own files, zeros were entered. */
function withoutZeros(reading: DayReading): DayReading {
  if (reading.isOwn) return reading;
  const { weightKg, intakeKcal, waistCm, bodyFat, ...others } = reading;
  return {
    ...others,
    ...(weightKg ? { weightKg } : {}),
    ...(intakeKcal ? { intakeKcal } : {}),
    ...(waistCm ? { waistCm } : {}),
    ...(bodyFat ? { bodyFat } : {}),
  };
}

/**
 * Returns true if the day already has a weigh-in. The earliest one counts, or the first of several at the same time.
 */
function addWeight(entry: Day, weightKg: number, time: string): boolean {
  const isSecond = entry.weightKg !== undefined;
  if (!isSecond || time < entry.weightTime) {
    entry.weightKg = weightKg;
    entry.weightTime = time;
  }
  return isSecond;
}

/** The earlier of two measurements. */
function earlier(known: Measured | undefined, value: number | undefined, time: string): Measured | undefined {
  if (value === undefined || (known && known.time <= time)) return known;
  return { value, time };
}

function addIntake(entry: Day, intakeKcal: number, source: string): void {
  entry.intakes ??= new Map();
  entry.intakes.set(source, (entry.intakes.get(source) ?? 0) + intakeKcal);
  entry.meals += 1;
}

function addRemarks(entry: Day, { note = '', isConfirmed }: DayReading): void {
  entry.note ??= cleanLogNote(note) || undefined;
  entry.isConfirmed ??= isConfirmed;
}

/** A day's energy: from the app with the most. */
const intakeOf = ({ intakes }: Day): number | undefined => intakes && Math.max(...intakes.values());

const isTooMuch = (entry: Day): boolean => (intakeOf(entry) ?? 0) > LOG_LIMITS.kilocalories;

function logDayOf(day: string, entry: Day): StoredLogDay {
  const { weightKg, waistCm, bodyFat, note, isConfirmed } = entry;
  const intakeKcal = isTooMuch(entry) ? undefined : intakeOf(entry);
  return {
    day,
    ...(weightKg === undefined ? {} : { weightKg }),
    ...(isConfirmed && weightKg !== undefined ? { isConfirmed } : {}),
    ...(intakeKcal === undefined ? {} : { intakeKcal }),
    ...(waistCm ? { waistCm: waistCm.value } : {}),
    ...(bodyFat ? { bodyFat: bodyFat.value } : {}),
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
export function dayCollector(lastDay: string, refuse: ReadingSink['refuse']): DayCollector {
  const days = new Map<string, Day>();
  const sourceOf = oneOfEach();
  let laterWeighings = 0;

  function entryOf(day: string, line: number): Day {
    const known = days.get(day);
    if (known) return known;
    const entry: Day = {
      weightKg: undefined,
      weightTime: LATEST,
      intakes: undefined,
      meals: 0,
      waistCm: undefined,
      bodyFat: undefined,
      note: undefined,
      isConfirmed: undefined,
      line,
    };
    days.set(day, entry);
    return entry;
  }

  function take(given: DayReading, line: number): void {
    const refusal = refusalOf(given, lastDay);
    if (refusal) {
      refuse(line, refusal);
      return;
    }
    const reading = acceptedIn(withoutZeros(given), (reason) => refuse(line, reason));
    const { day, time, weightKg, intakeKcal, waistCm, bodyFat, source = '' } = reading;
    const entry = entryOf(day, line);
    if (weightKg !== undefined && addWeight(entry, weightKg, time || LATEST)) laterWeighings += 1;
    if (intakeKcal !== undefined) addIntake(entry, intakeKcal, sourceOf(source));
    entry.waistCm = earlier(entry.waistCm, waistCm, time || LATEST);
    entry.bodyFat = earlier(entry.bodyFat, bodyFat, time || LATEST);
    addRemarks(entry, reading);
  }

  function finish(): CollectedDays {
    const entries = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [, entry] of entries) if (isTooMuch(entry)) refuse(entry.line, 'energyRange');
    return {
      days: entries.map(([day, entry]) => logDayOf(day, entry)).filter((day) => Object.keys(day).length > 1),
      collapsed: collapsedOf([...days.values()], laterWeighings),
    };
  }

  return { take, finish };
}
