/** The settings among the files of Lose It!, which name the unit of the weights beside them. */
import type { WeightUnit } from '@evenscale/formulas/units';
import { formOf, rowReader, type TextSink } from '#person/files/csv-reader.ts';
import { unitIn } from './file-units.ts';

/** True for the settings, which are a table of names and values. */
export const isLoseItProfile = (head: string, file: string): boolean =>
  /(?:^|\/)profile\.csv$/iu.test(file) && /^\ufeff?"?name"?,"?value"?\s/iu.test(head);

/** The unit in the name of a plan: "Lose 1 lb per week". */
function planUnit(plan: string): WeightUnit | null {
  const [, unit = ''] = /(?<!\p{L})(kgs?|kilos?|kilograms?|lbs?|pounds?|stones?)(?!\p{L})/iu.exec(plan) ?? [];
  return unitIn('weight', unit);
}

const weightUnitIn = (value: string): WeightUnit | null => unitIn('weight', value);

/** Which settings name a unit, and how; the first kind that does counts. */
const SETTINGS: readonly (readonly [setting: RegExp, read: (value: string) => WeightUnit | null])[] = [
  [/weight.*unit|unit.*weight/iu, weightUnitIn],
  [/weight/iu, weightUnitIn],
  [/^plan$/iu, planUnit],
];

/** The unit that settings name; `null` if they name none, or several. */
function unitInSettings(settings: readonly (readonly [name: string, value: string])[]): WeightUnit | null {
  for (const [setting, read] of SETTINGS) {
    const named = settings.filter(([name]) => setting.test(name)).flatMap(([, value]) => read(value) ?? []);
    const [unit = null] = named;
    if (unit !== null) return named.every((other) => other === unit) ? unit : null;
  }
  return null;
}

/** Reads the settings. */
export function loseItProfile(head: string) {
  const settings: (readonly [string, string])[] = [];
  const sink: TextSink = rowReader(formOf(head), {
    row: ([name = '', value = '']) => void settings.push([name.trim(), value.trim()]),
    fits: (cells) => cells.length === 2,
    broken: () => undefined,
  });
  return { sink, unit: () => unitInSettings(settings) };
}
