/** A week of the log as table rows. Pure. */
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import {
  cm,
  type EnergyUnit,
  kcal,
  type Kcal,
  kg,
  type Kilograms,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { isDecimalStone, parseWeightText } from '#person/entry/measure-text.ts';
import type { LikelyEntry } from '#person/entries/likely.ts';
import { boxesOf, measureText, readMeasure, WEIGHT } from '#person/entries/measure.ts';
import { WAIST, type WaistInput } from '#person/entries/waist.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { likelyOwnWeight, type WeightContext } from '#person/log/unlikely-weight.ts';
import { waistAmount } from '#person/waist/format-waist.ts';
import { fieldText, log } from '#tools/log/entries.ts';
import { INTAKE, likelyIntake } from '#tools/log/intake.ts';
import { formatEntry } from '#ui/text/format.ts';

export interface WeekRow {
  readonly day: string;
  readonly entry: StoredLogDay | null;
  /** `null` without a weigh-in, and while the log has no direction. */
  readonly trend: Kilograms | null;
  /** True if the weight doesn't fit the days around it and is left out. */
  readonly isLeftOut: boolean;
}

const DAYS_A_WEEK = 7;

/** Seven days up to the last one, with the data of each. */
export function buildWeekRows(days: readonly StoredLogDay[], last: string): readonly WeekRow[] {
  const first = addDays(last, 1 - DAYS_A_WEEK);
  const [from, to] = [addDays(first, -LEAD_DAYS), addDays(last, LEAD_DAYS)];
  const near = daysFrom(days, from).filter(({ day }) => day <= to);
  const curve = buildLogTrend(weighingsIn(near.map(dayOfLog)), -Infinity);
  const entries = new Map(near.map((entry) => [entry.day, entry]));
  const trend = new Map(curve.trend.map(({ day, weight }) => [day, weight]));
  const leftOut = new Set(curve.leftOut.map(({ day }) => day));
  return Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(first, index)).map((day) => ({
    day,
    entry: entries.get(day) ?? null,
    trend: trend.get(dayNumber(day)) ?? null,
    isLeftOut: leftOut.has(dayNumber(day)),
  }));
}

/** True if a day of the week has a waist. */
export const hasWaist = (rows: readonly WeekRow[]): boolean =>
  rows.some(({ entry }) => entry?.waistCm !== undefined);

/** True if a day of the week has a body fat. */
export const hasBodyFat = (rows: readonly WeekRow[]): boolean =>
  rows.some(({ entry }) => entry?.bodyFat !== undefined);

const meanOf = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

interface WeekMeans {
  readonly weight: Kilograms | null;
  readonly intake: Kcal | null;
  /** How many days the intake is of. */
  readonly intakeDays: number;
}

/** True if a day of the week has a weight that is left out. */
export const hasLeftOut = (rows: readonly WeekRow[]): boolean => rows.some(({ isLeftOut }) => isLeftOut);

/** The averages of a week, in kg and kcal, of the days that have one; weights that are left out don't count. */
export function weekMeans(rows: readonly WeekRow[]): WeekMeans {
  const weight = meanOf(rows.flatMap(({ entry, isLeftOut }) => (isLeftOut ? [] : (entry?.weightKg ?? []))));
  const intakes = rows.flatMap(({ entry }) => entry?.intakeKcal ?? []);
  const intake = meanOf(intakes);
  return {
    weight: weight === null ? null : kg(weight),
    intake: intake === null ? null : kcal(intake),
    intakeDays: intakes.length,
  };
}

/** What was typed into a cell: a value, nothing, or unreadable text. */
export type CellReading = { readonly ok: true; readonly value: number | null } | { readonly ok: false };

/** Reads a weight cell. */
export function readWeightCell(text: string, unit: WeightUnit): CellReading {
  const reading = parseWeightText(text, unit);
  if (reading.ok) return { ok: true, value: reading.value.kilograms };
  return reading.problem === 'missing' ? { ok: true, value: null } : { ok: false };
}

/** How a weight cell was read, if that isn't obvious: another unit was written, or stone with decimals. */
export function understoodWeight(text: string, unit: WeightUnit): string | null {
  const reading = parseWeightText(text, unit);
  if (!reading.ok) return null;
  const isObvious = reading.unit === unit && !(unit === 'st' && isDecimalStone(text));
  return isObvious ? null : entryWords.understood(formatGivenWeight(reading.value.kilograms, unit));
}

/** What was probably meant by a weight far from the usual one, as a cell has it. */
export function meantWeight(
  text: string,
  unit: WeightUnit,
  near: Pick<WeightContext, 'usual' | 'away'>,
): LikelyEntry | null {
  const meant = likelyOwnWeight(measureText({ unit, large: text, small: null }), near);
  return meant && { ...meant, text: boxesOf(WEIGHT, meant.text).large };
}

/** Reads an intake cell. */
export function readIntakeCell(text: string, unit: EnergyUnit): CellReading {
  const reading = readMeasure(INTAKE, measureText({ unit, large: text, small: null }));
  if (reading.ok) return { ok: true, value: reading.value };
  return reading.problem === 'missing' ? { ok: true, value: null } : { ok: false };
}

/** What was probably meant by an unlikely intake, as a cell has it. */
export function meantIntake(text: string, unit: EnergyUnit): LikelyEntry | null {
  const meant = likelyIntake(measureText({ unit, large: text, small: null }));
  return meant && { ...meant, text: boxesOf(INTAKE, meant.text).large };
}

/** What was typed into a waist cell, as the text of a field. */
export const typedWaist = (text: string, unit: WaistInput): string =>
  measureText({ unit, large: text, small: null });

/** Reads a waist cell. */
export function readWaistCell(text: string, unit: WaistInput): CellReading {
  const reading = readMeasure(WAIST, typedWaist(text, unit));
  if (reading.ok) return { ok: true, value: reading.value.centimetres };
  return reading.problem === 'missing' ? { ok: true, value: null } : { ok: false };
}

/** Reads a cell of body fat. */
export function readBodyFatCell(text: string): CellReading {
  const reading = log.fields.bodyFat.read(text);
  return reading.ok ? reading : { ok: false };
}

/** A waist as its cell shows it. */
export const waistCell = (entry: StoredLogDay | null, unit: WaistInput): string =>
  entry?.waistCm === undefined ? '' : formatEntry(waistAmount(cm(entry.waistCm), unit));

/** A body fat as its cell shows it. */
export const bodyFatCell = (entry: StoredLogDay | null): string =>
  entry?.bodyFat === undefined ? '' : formatEntry(entry.bodyFat);

/** A weight as its cell shows it: "80.2" in a column for kg, or "12 st 8.8 lb". */
export function weightCell(entry: StoredLogDay | null, unit: WeightUnit): string {
  if (entry?.weightKg === undefined) return '';
  const text = formatGivenWeight(kg(entry.weightKg), unit);
  return unit === 'st' ? text : text.replace(` ${unit}`, '');
}

/** An intake as its cell shows it. */
export const intakeCell = (entry: StoredLogDay | null, unit: EnergyUnit): string =>
  boxesOf(
    INTAKE,
    fieldText('intake', String(entry?.intakeKcal ?? ''), {
      weight: 'kg',
      intake: unit,
      waist: 'cm',
    }),
  ).large;
