import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import {
  type HeightUnit,
  INCHES_PER_FOOT,
  POUNDS_PER_STONE,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { formatEntry } from '#ui/text/format.ts';
import { parseHeightText, parseWeightText } from './entry/measure-text.ts';
import type { Height, Reading, Weight } from './entry/measure-text.ts';
import type { Units } from './entries/kinds.ts';
import { normalizeText } from './entry/number-text.ts';

export type { Units } from './entries/kinds.ts';
export { weightUnitOf } from './person.ts';

/**
 * The contents of the weight field or fields. Only the typed text is stored. The other units are calculated from it
 * when they're shown, so switching back always restores the typed text.
 */
export type WeightText =
  | { readonly unit: 'kg'; readonly kilograms: string }
  | { readonly unit: 'lb'; readonly pounds: string }
  | { readonly unit: 'st'; readonly stone: string; readonly pounds: string };

/** The contents of the height field or fields; see `WeightText`. */
export type HeightText =
  | { readonly unit: 'cm'; readonly centimetres: string }
  | { readonly unit: 'ft'; readonly feet: string; readonly inches: string };

/** Everything that a visitor has typed or chosen about a person, as text, before validation. */
export interface PersonDraft {
  readonly units: Units;
  /** Imperial weight in stone and pounds instead of pounds. */
  readonly inStone: boolean;
  readonly weight: WeightText;
  readonly height: HeightText;
  readonly age: string;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
  /** The visitor's own maintenance calories, unvalidated; see `readOwnMaintenance`. Other tools pass them on. */
  readonly ownMaintenance?: unknown;
  /** The text of the body-fat field, passed between calculators; absent if it isn't given. */
  readonly bodyFat?: string | undefined;
  /** The waist as it arrived; `waistTextOf` judges it. It is never in a link. */
  readonly waist?: unknown;
}

/** The height field's unit for the visitor's choice. */
export function heightUnitOf(draft: Pick<PersonDraft, 'units'>): HeightText['unit'] {
  return draft.units === 'metric' ? 'cm' : 'ft';
}

/** Two fields (feet, inches) as one text. A complete `5'11"` in the first field counts by itself. */
function joinBoxes(large: string, small: string, unit: 'st' | 'ft'): string {
  const first = normalizeText(large);
  const second = normalizeText(small);
  if (second === '') return large;
  if (first === '') return unit === 'ft' ? `${small} in` : `${small} lb`;
  return `${first} ${unit} ${second}`;
}

/** The typed weight as one text, from one field or two. */
export function weightLine(text: WeightText): string {
  if (text.unit === 'kg') return text.kilograms;
  return text.unit === 'lb' ? text.pounds : joinBoxes(text.stone, text.pounds, 'st');
}

/** The typed height as one text, from one field or two. */
export function heightLine(text: HeightText): string {
  return text.unit === 'cm' ? text.centimetres : joinBoxes(text.feet, text.inches, 'ft');
}

/** Reads the typed weight. */
export const readWeight = (text: WeightText): Reading<Weight, WeightUnit> =>
  parseWeightText(weightLine(text), text.unit);

/** Reads the typed height. */
export const readHeight = (text: HeightText): Reading<Height, HeightUnit> =>
  parseHeightText(heightLine(text), text.unit);

function rawText(text: WeightText | HeightText): string {
  const { unit: _, ...boxes } = text;
  return Object.values(boxes)
    .filter((box) => box !== '')
    .join(' ');
}

/** A total split into two fields: whole large units and the rest. */
function splitBoxes(total: number, perLarge: number): readonly [string, string] {
  // Round first: 5 ft 11.96 in must become 6 ft 0, never 5 ft 12.
  const rounded = Math.round(total * 10) / 10;
  const large = Math.floor(rounded / perLarge);
  return [formatEntry(large), formatEntry(rounded - large * perLarge)];
}

/** The weight fields' text in `unit`: the typed text, its conversion, or unreadable text unchanged. */
export function weightAs(text: WeightText, unit: WeightText['unit']): WeightText {
  if (text.unit === unit) return text;
  const reading = readWeight(text);
  if (unit === 'kg')
    return { unit, kilograms: reading.ok ? formatEntry(reading.value.kilograms) : rawText(text) };
  if (unit === 'lb') return { unit, pounds: reading.ok ? formatEntry(reading.value.pounds) : rawText(text) };
  if (!reading.ok) return { unit, stone: rawText(text), pounds: '' };
  const [stone, pounds] = splitBoxes(reading.value.pounds, POUNDS_PER_STONE);
  return { unit, stone, pounds };
}

/** The height fields' text in `unit`; see `weightAs`. */
export function heightAs(text: HeightText, unit: HeightText['unit']): HeightText {
  if (text.unit === unit) return text;
  const reading = readHeight(text);
  if (unit === 'cm')
    return { unit, centimetres: reading.ok ? formatEntry(reading.value.centimetres) : rawText(text) };
  if (!reading.ok) return { unit, feet: rawText(text), inches: '' };
  const [feet, inches] = splitBoxes(reading.value.inches, INCHES_PER_FOOT);
  return { unit, feet, inches };
}
