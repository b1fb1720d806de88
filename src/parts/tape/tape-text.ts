import { type Centimetres, cm } from '@evenscale/formulas/units';
import { formatEntry } from '#ui/text/format.ts';
import { parseHeightText } from '#person/entry/measure-text.ts';
import type { NumberProblem } from '#person/entry/number-text.ts';
import type { WaistInput } from '#person/entries/waist.ts';

/** The contents of a tape field. Only typed text is stored; the other unit is computed from it. */
export interface TapeText {
  readonly unit: WaistInput;
  readonly text: string;
}

/** Where to put the tape. */
export type TapePlace = 'neck' | 'waist' | 'hip';

/** The problem with one measurement; `outOfRange` outside adult sizes. */
export type TapeProblem = NumberProblem | 'outOfRange';

/** Circumferences of adults in cm, with some margin; anything outside is a typing error. */
export const TAPE_RANGE: Readonly<
  Record<TapePlace, { readonly least: Centimetres; readonly most: Centimetres }>
> = {
  neck: { least: cm(20), most: cm(80) },
  waist: { least: cm(40), most: cm(250) },
  hip: { least: cm(50), most: cm(250) },
};

export type TapeReading =
  { readonly ok: true; readonly value: Centimetres } | { readonly ok: false; readonly problem: TapeProblem };

/** Reads a measure: `38`, `38,5 cm`, `15 in`. A bare number is in the field's own unit. */
export function readTape(place: TapePlace, { text, unit }: TapeText): TapeReading {
  const reading = parseHeightText(text, unit);
  if (!reading.ok) return reading;
  const { least, most } = TAPE_RANGE[place];
  const value = reading.value.centimetres;
  return value < least || value > most ? { ok: false, problem: 'outOfRange' } : { ok: true, value };
}

/** The field's text in `unit`: the typed text, its conversion, or unreadable text unchanged. */
export function tapeAs({ text, unit }: TapeText, shown: WaistInput): string {
  const reading = parseHeightText(text, unit);
  if (unit === shown || !reading.ok) return text;
  return formatEntry(shown === 'cm' ? reading.value.centimetres : reading.value.inches);
}
