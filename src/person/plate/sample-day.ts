/** A day of ordinary meals for an amount of energy and of protein. Pure. */
import { KCAL_PER_GRAM } from '@evenscale/formulas/macros';
import { foods, type Food } from './foods.ts';

/** A food in a menu, in its household units. */
interface Part {
  readonly food: Food;
  /** In the menu as it's written, at about 2,000 kcal. */
  readonly usual: number;
  readonly step: number;
  readonly least: number;
  readonly most: number;
  /** True for a main source of protein: its amount follows the protein, and that of the others fills the energy. */
  readonly isProtein: boolean;
}

const part = (
  name: keyof typeof foods,
  [least, usual, most]: readonly [number, number, number],
  step = 1,
  isProtein = false,
): Part => ({ food: foods[name], usual, step, least, most, isProtein });

const main = (name: keyof typeof foods, amounts: readonly [number, number, number], step = 1): Part =>
  part(name, amounts, step, true);

const fixed = (name: keyof typeof foods, amount: number): Part => part(name, [amount, amount, amount]);

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

export const MENUS = ['fishAndDairy', 'plants'] as const;
export type Menu = (typeof MENUS)[number];

/** The menus of the article about protein, with fruit, vegetables and oil. They come from us. */
const menus: Readonly<Record<Menu, Readonly<Record<Meal, readonly Part[]>>>> = {
  fishAndDairy: {
    breakfast: [
      main('yogurt', [4, 6, 14]),
      part('oats', [0.25, 0.5, 1.5], 0.25),
      part('blueberries', [0.5, 1, 1.5], 0.5),
    ],
    lunch: [
      main('egg', [1, 2, 4]),
      part('bread', [1, 2, 4]),
      part('cheddar', [0.5, 1, 2], 0.5),
      fixed('spinach', 2),
      fixed('tomato', 1),
      part('oil', [1, 2, 4]),
    ],
    snack: [main('milk', [1, 1, 2]), part('almonds', [0.5, 1, 2], 0.5), part('apple', [1, 1, 2])],
    dinner: [
      main('salmon', [3, 6, 10]),
      part('potato', [0.5, 1, 3], 0.5),
      fixed('broccoli', 1.5),
      part('oil', [1, 3, 6]),
    ],
  },
  plants: {
    breakfast: [
      part('oats', [0.25, 0.5, 1.5], 0.25),
      main('soyMilk', [1, 1, 2]),
      part('peanutButter', [1, 2, 4]),
      part('banana', [0.5, 1, 2], 0.5),
    ],
    lunch: [
      main('lentils', [0.5, 1.25, 2], 0.25),
      part('bread', [1, 2, 4]),
      fixed('tomato', 1),
      part('oil', [1, 2, 4]),
    ],
    snack: [main('edamame', [0.5, 1, 2], 0.25), part('apple', [1, 1, 2])],
    dinner: [
      main('tofu', [4, 7, 14]),
      part('spaghetti', [0.5, 1.5, 3.5], 0.5),
      part('peas', [0.5, 1, 1.5], 0.5),
      part('oil', [1, 3, 6]),
    ],
  },
};

/** A food and how much of it, in its household units. */
export interface Portion {
  readonly food: Food;
  readonly amount: number;
}

/** What portions have together. */
export interface Totals {
  readonly kcal: number;
  /** In grams. */
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

const inPortions = (portions: readonly Portion[], of: keyof Totals): number =>
  portions.reduce((sum, { food, amount }) => sum + (food[of] * food.grams * amount) / 100, 0);

export const totalsOf = (portions: readonly Portion[]): Totals => ({
  kcal: inPortions(portions, 'kcal'),
  protein: inPortions(portions, 'protein'),
  carbs: inPortions(portions, 'carbs'),
  fat: inPortions(portions, 'fat'),
});

export interface SampleMeal {
  readonly meal: Meal;
  readonly portions: readonly Portion[];
  readonly totals: Totals;
}

export interface SampleDay {
  readonly menu: Menu;
  readonly meals: readonly SampleMeal[];
  readonly totals: Totals;
}

/** A day isn't shown if it's further than this from the energy asked for. */
const MOST_OFF = 0.03;

/** After so many the amounts hardly change. */
const ROUNDS = 3;

/** A part of a menu, and how much of it. */
interface Chosen extends Part, Portion {
  readonly meal: Meal;
}

/** Scales the parts by one factor, in whole steps within the menu's ends, so that they come near an amount of something. */
function scaled(parts: readonly Chosen[], of: 'kcal' | 'protein', wanted: number): readonly Chosen[] {
  const usual = inPortions(
    parts.map(({ food, usual: amount }) => ({ food, amount })),
    of,
  );
  return parts.map((each) => {
    const amount = Math.round((each.usual * Math.max(0, wanted)) / usual / each.step) * each.step;
    return { ...each, amount: Math.min(each.most, Math.max(each.least, amount)) };
  });
}

/** Adds or takes one step where that brings the energy nearest; `null` if no step brings it nearer. */
function stepped(parts: readonly Chosen[], wanted: number): readonly Chosen[] | null {
  const off = wanted - inPortions(parts, 'kcal');
  const sign = Math.sign(off);
  const steps = parts.map((each, place) => {
    const amount = each.amount + sign * each.step;
    const isServed = amount >= each.least && amount <= each.most;
    const left = isServed
      ? Math.abs(off - sign * inPortions([{ food: each.food, amount: each.step }], 'kcal'))
      : Infinity;
    return { place, amount, left };
  });
  const best = steps.reduce((one, other) => (other.left < one.left ? other : one));
  if (best.left >= Math.abs(off)) return null;
  return parts.map((each, place) => (place === best.place ? { ...each, amount: best.amount } : each));
}

function settled(from: readonly Chosen[], wanted: number): readonly Chosen[] {
  const next = stepped(from, wanted);
  return next ? settled(next, wanted) : from;
}

/** The shares of the energy that the menus' protein can have; a day for another amount has the nearest. */
const PROTEIN_SHARE = { least: 0.18, most: 0.26 } as const;

/**
 * A menu for a day.
 *
 * @param kcal - the day's energy, from 1,200 to 3,500; `null` beyond what the menu can be
 * @param protein - grams a day, met as nearly as whole eggs and ounces allow
 */
export function sampleDay(menu: Menu, kcal: number, protein: number): SampleDay | null {
  const parts = MEALS.flatMap((meal) =>
    menus[menu][meal].map((each) => ({ ...each, meal, amount: each.usual })),
  );
  const { least, most } = PROTEIN_SHARE;
  const share = Math.min(most, Math.max(least, (KCAL_PER_GRAM.protein * protein) / kcal));
  const wanted = (share * kcal) / KCAL_PER_GRAM.protein;

  // What the other foods have of protein depends on their amounts, and these on what the main sources leave of the energy.
  let mains: readonly Chosen[] = parts.filter(({ isProtein }) => isProtein);
  let others: readonly Chosen[] = parts.filter(({ isProtein }) => !isProtein);
  for (let round = 0; round < ROUNDS; round += 1) {
    mains = scaled(mains, 'protein', wanted - inPortions(others, 'protein'));
    const left = kcal - inPortions(mains, 'kcal');
    others = settled(scaled(others, 'kcal', left), left);
  }
  // On a small day much protein leaves less than the others need.
  const all = settled([...mains, ...others], kcal);
  const totals = totalsOf(all);
  if (Math.abs(totals.kcal - kcal) > MOST_OFF * kcal) return null;
  const meals = MEALS.map((meal) => {
    const portions = all.filter((each) => each.meal === meal);
    return { meal, portions, totals: totalsOf(portions) };
  });
  return { menu, meals, totals };
}
