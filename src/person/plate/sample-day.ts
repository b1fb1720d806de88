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
  /** What decides how much there is of it. */
  readonly role: Role;
}

/** A main source of protein follows the day's protein, one of fat its fat; the others fill the energy. */
type Role = 'protein' | 'fat' | 'energy';

const part =
  (role: Role) =>
  (name: keyof typeof foods, [least, usual, most]: readonly [number, number, number], step = 1): Part => ({
    food: foods[name],
    usual,
    step,
    least,
    most,
    role,
  });

const protein = part('protein');
const fat = part('fat');
const energy = part('energy');

const fixed = (name: keyof typeof foods, amount: number): Part => energy(name, [amount, amount, amount]);

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

export const MENUS = ['chickenAndDairy', 'plants'] as const;
export type Menu = (typeof MENUS)[number];

/** Everyday menus with fruit, vegetables and oil. They come from us. */
const menus: Readonly<Record<Menu, Readonly<Record<Meal, readonly Part[]>>>> = {
  chickenAndDairy: {
    breakfast: [
      protein('yogurt', [4, 6, 14]),
      energy('oats', [0.25, 0.5, 1.5], 0.25),
      energy('blueberries', [0.5, 1, 1.5], 0.5),
    ],
    lunch: [
      protein('egg', [1, 2, 3]),
      energy('bread', [1, 2, 5]),
      fat('cheddar', [0.5, 1, 2], 0.5),
      fixed('spinach', 2),
      fixed('tomato', 1),
      fat('oil', [1, 2, 4]),
    ],
    snack: [protein('milk', [1, 1, 2]), fat('almonds', [0.5, 1, 2.5], 0.5), energy('apple', [1, 1, 2])],
    dinner: [
      protein('chicken', [3, 5, 9]),
      energy('potato', [0.5, 1.5, 4], 0.5),
      fixed('broccoli', 1.5),
      fat('oil', [1, 3, 6]),
    ],
  },
  plants: {
    breakfast: [
      protein('soyMilk', [1, 1, 2]),
      energy('oats', [0.25, 0.5, 1.5], 0.25),
      fat('peanutButter', [1, 2, 4]),
      energy('banana', [0.5, 1, 2], 0.5),
    ],
    lunch: [
      protein('lentils', [0.5, 1.25, 2], 0.25),
      energy('bread', [1, 2, 5]),
      fixed('tomato', 1),
      fat('oil', [1, 2, 4]),
    ],
    snack: [protein('edamame', [0.5, 1, 2], 0.25), energy('apple', [1, 1, 2])],
    dinner: [
      protein('tofu', [4, 7, 14]),
      energy('spaghetti', [0.5, 1.5, 4], 0.5),
      energy('peas', [0.5, 1, 1.5], 0.5),
      fat('oil', [1, 3, 6]),
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

const totalsOf = (portions: readonly Portion[]): Totals => ({
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
function scaled(parts: readonly Chosen[], of: 'kcal' | 'protein' | 'fat', wanted: number): readonly Chosen[] {
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
 * @param kcal - the day's energy, from 1,200 to 3,200; `null` beyond what the menu can be
 * @param macros - the day's grams; protein and fat are met as nearly as whole eggs and spoons allow
 */
export function sampleDay(
  menu: Menu,
  kcal: number,
  macros: Pick<Totals, 'protein' | 'fat'>,
): SampleDay | null {
  const parts: readonly Chosen[] = MEALS.flatMap((meal) =>
    menus[menu][meal].map((each) => ({ ...each, meal, amount: each.usual })),
  );
  const { least, most } = PROTEIN_SHARE;
  const share = Math.min(most, Math.max(least, (KCAL_PER_GRAM.protein * macros.protein) / kcal));
  const wanted = (share * kcal) / KCAL_PER_GRAM.protein;

  // What a food has beside its own nutrient depends on the amounts of the others.
  const ofRole = (role: Role): readonly Chosen[] => parts.filter((each) => each.role === role);
  let [proteins, fats, others] = [ofRole('protein'), ofRole('fat'), ofRole('energy')];
  for (let round = 0; round < ROUNDS; round += 1) {
    proteins = scaled(proteins, 'protein', wanted - inPortions([...fats, ...others], 'protein'));
    fats = scaled(fats, 'fat', macros.fat - inPortions([...proteins, ...others], 'fat'));
    const left = kcal - inPortions([...proteins, ...fats], 'kcal');
    others = settled(scaled(others, 'kcal', left), left);
  }
  // On a small day much protein leaves less than the others need.
  const all = settled(
    settled([...fats, ...others], kcal - inPortions(proteins, 'kcal')).concat(proteins),
    kcal,
  );
  const totals = totalsOf(all);
  if (Math.abs(totals.kcal - kcal) > MOST_OFF * kcal) return null;
  const meals = MEALS.map((meal) => {
    const portions = menus[menu][meal].flatMap(
      ({ food }) => all.find((each) => each.meal === meal && each.food === food) ?? [],
    );
    return { meal, portions, totals: totalsOf(portions) };
  });
  return { menu, meals, totals };
}
