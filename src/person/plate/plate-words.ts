/** A day of meals in words. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { fragments, paths } from '#config/paths.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatEntry, formatGrams } from '#ui/text/format.ts';
import type { Meal, Menu, Portion, SampleDay, Totals } from './sample-day.ts';

export const plateWords = {
  menus: {
    chickenAndDairy: 'With chicken, eggs and dairy',
    plants: 'From plants only',
  } satisfies Readonly<Record<Menu, string>>,
  meals: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    snack: 'Snack',
    dinner: 'Dinner',
  } satisfies Readonly<Record<Meal, string>>,
  note: 'Two examples of ours, with figures from the US Department of Agriculture (Standard Reference 28). Swap foods for others of the same kind. With a food allergy, diabetes or kidney disease, ask your doctor or a dietitian what to change. ',
  more: {
    as: 'a',
    href: `${paths.article('protein-diet')}#${fragments.onAPlate}`,
    text: 'More foods by their protein',
  },
} as const;

/** "380 kcal, 24 g protein" */
export const mealText = ({ kcal, protein }: Totals, unit: EnergyUnit): string =>
  `${formatEnergy(kcal, unit)}, ${formatGrams(protein)} g protein`;

/** The day's energy and grams: "1,541 kcal: 103 g protein, 152 g carbs, 62 g fat". */
export function totalsText({ totals: { kcal, protein, carbs, fat } }: SampleDay, unit: EnergyUnit): string {
  const grams = [
    `${formatGrams(protein)} g protein`,
    `${formatGrams(carbs)} g carbs`,
    `${formatGrams(fat)} g fat`,
  ];
  return `${formatEnergy(kcal, unit)}: ${grams.join(', ')}`;
}

const FRACTIONS: Readonly<Record<string, string>> = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' };

/** "1/2", "2", "1 1/4" */
export function amountText(amount: number): string {
  const [whole, rest] = [Math.floor(amount), amount % 1];
  return [whole > 0 ? formatEntry(whole) : '', FRACTIONS[rest] ?? ''].filter(Boolean).join(' ');
}

/** Weights are rounded to what a kitchen scale is read to. */
const NEAREST = 5;

/** "6 oz (170 g) plain nonfat Greek yogurt", "2 slices of whole-wheat bread", "1 1/2 bananas" */
export function portionText({ food, amount }: Portion): string {
  const { unit, name, names = name, grams } = food;
  const count = amountText(amount);
  if (unit === null) return `${count} ${amount > 1 ? names : name}`;
  if (unit === 'slice') return `${count} ${amount > 1 ? 'slices' : 'slice'} of ${name}`;
  if (unit === 'tbsp' || unit === 'tsp') return `${count} ${unit} ${name}`;
  const weight = Math.round((grams * amount) / NEAREST) * NEAREST;
  return `${count} ${unit === 'cup' && amount > 1 ? 'cups' : unit} (${weight} g) ${name}`;
}

/** A meal's foods in a line. */
export const portionsText = (portions: readonly Portion[]): string => portions.map(portionText).join(', ');
