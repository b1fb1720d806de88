/** Two saved results side by side: what was entered, what was calculated, and how they differ. Pure. */
import type { EnergyUnit, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { levelName } from '#person/fields/entry-words.ts';
import { formatEnergy, shownEnergyDifference } from '#person/energy/format-energy.ts';
import { formatHeight } from '#person/format-height.ts';
import { formatWeight, shownChange } from '#person/format-weight.ts';
import { formatAge } from '#person/person-line.ts';
import { shownBmiOfPerson } from '#person/shown-bmi.ts';
import { macrosText } from '#person/macros/macros-words.ts';
import { figureNames, planText, targetName } from '#parts/saved-results/saved-words.ts';
import type { Summary } from '#parts/saved-results/summary.ts';
import { formatEntry, formatKcal, formatOneDecimal } from '#ui/text/format.ts';
import { compareWords as words } from './compare-words.ts';

/** A line of the comparison. */
export interface ComparedRow {
  readonly name: string;
  /** The older result's, and the newer one's. */
  readonly values: readonly [older: string, newer: string];
  readonly difference: string;
}

/** The older result first. */
export type Pair = readonly [older: Summary, newer: Summary];

/** A change as displayed: "+0.4 kg", "−120 kcal"; nothing is "same". */
function signed(change: number, text: (amount: number) => string): string {
  if (change === 0) return words.same;
  return `${change > 0 ? '+' : '−'}${text(Math.abs(change))}`;
}

/** A line whose difference is a number, if both results have one. */
function numberRow<Value extends number>(
  name: string,
  pair: Pair,
  valueOf: (summary: Summary) => Value | null,
  show: (value: Value) => string,
  difference: (older: Value, newer: Value) => string,
): readonly ComparedRow[] {
  const [older, newer] = [valueOf(pair[0]), valueOf(pair[1])];
  if (older === null && newer === null) return [];
  const textOf = (value: Value | null): string => (value === null ? words.none : show(value));
  const isBoth = older !== null && newer !== null;
  const values = [textOf(older), textOf(newer)] as const;
  return [{ name, values, difference: isBoth ? difference(older, newer) : words.none }];
}

/** A line in words; without any, there is none. */
function textRow(name: string, pair: Pair, textOf: (summary: Summary) => string): readonly ComparedRow[] {
  const [older, newer] = [textOf(pair[0]), textOf(pair[1])];
  if (older === '' && newer === '') return [];
  const values = [older || words.none, newer || words.none] as const;
  return [{ name, values, difference: older === newer ? words.same : words.changed }];
}

const weightChange =
  (unit: WeightUnit) =>
  (older: Kilograms, newer: Kilograms): string =>
    signed(
      shownChange(older, newer, unit),
      (amount) => `${formatOneDecimal(amount)} ${unit === 'kg' ? 'kg' : 'lb'}`,
    );

function energyRow(
  name: string,
  pair: Pair,
  value: (summary: Summary) => number | null,
  unit: EnergyUnit,
): readonly ComparedRow[] {
  return numberRow(
    name,
    pair,
    value,
    (energy) => formatEnergy(energy, unit),
    (older, newer) =>
      signed(shownEnergyDifference(newer, older, unit), (amount) => `${formatKcal(amount)} ${unit}`),
  );
}

function bmiRow(pair: Pair): ComparedRow {
  const values = [shownBmiOfPerson(pair[0].person), shownBmiOfPerson(pair[1].person)] as const;
  const [older, newer] = values;
  const change = Math.round((Number(newer) - Number(older)) * 100) / 100;
  return { name: figureNames.bmi, values, difference: signed(change, String) };
}

/** The rows with a weight, or with what tells it. */
const WEIGHTS: readonly string[] = [figureNames.weight, figureNames.bmi, words.goal];

/** The rows that may be shown while weights are hidden. */
export const withoutWeights = (rows: readonly ComparedRow[]): readonly ComparedRow[] =>
  rows.filter(({ name }) => !WEIGHTS.includes(name));

/** What was entered, in the newer result's units. */
export function comparedEntries(pair: Pair): readonly ComparedRow[] {
  const { unit } = pair[1];
  const system = unit === 'kg' ? 'metric' : 'imperial';
  return [
    ...numberRow(
      figureNames.weight,
      pair,
      ({ person }) => person.weight.kilograms,
      (weight) => formatWeight(weight, unit),
      weightChange(unit),
    ),
    ...textRow(words.height, pair, ({ person }) => formatHeight(person.height.centimetres, system)),
    ...numberRow(
      words.age,
      pair,
      ({ person }) => person.age,
      formatAge,
      (older, newer) => signed(newer - older, formatAge),
    ),
    ...textRow(words.gender, pair, ({ person }) => person.gender),
    ...textRow(words.activity, pair, ({ person }) => levelName(person.activityLevel)),
    ...numberRow(
      words.bodyFat,
      pair,
      ({ person }) => person.bodyFat ?? null,
      (percent) => `${formatEntry(percent)}%`,
      (older, newer) => signed(newer - older, words.points),
    ),
    ...textRow(words.goal, pair, ({ plan }) => (plan ? planText(plan, unit) : '')),
    ...textRow(words.macros, pair, ({ macros }) => (macros === null ? '' : macrosText(macros))),
  ];
}

/** What the calculators say about them. */
export function comparedFigures(pair: Pair, energyUnit: EnergyUnit): readonly ComparedRow[] {
  const [older, newer] = [targetName(pair[0]), targetName(pair[1])];
  const target = older === newer ? older : words.target;
  return [
    ...energyRow(target, pair, (summary) => summary.target, energyUnit),
    ...energyRow(figureNames.maintenance, pair, ({ tdee }) => tdee, energyUnit),
    bmiRow(pair),
    ...energyRow(figureNames.bmr, pair, ({ bmr }) => bmr, energyUnit),
    ...energyRow(words.afterwards, pair, ({ afterwards }) => afterwards, energyUnit),
  ];
}
