import type { Goal } from '@evenscale/formulas/energy';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import type { WeightRange } from '#person/assessment.ts';
import { paths, questionPaths } from '#config/paths.ts';
import { assumedText, type GuessedEntry } from '#person/answer/answer-words.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { rangeEnds } from '#person/format-weight.ts';
import { personLine } from '#person/person-line.ts';
import type { Person } from '#person/person.ts';
import { shownBmiOfPerson } from '#person/shown-bmi.ts';
import { formatDecimals, formatGrams, rangeDash } from '#ui/text/format.ts';
import { FOLLOWS_FROM, type FigureName, type OwnFigures } from './own-figures.ts';

/** What a figure is, before its number. */
export const ownFigureNames: Readonly<Record<FigureName, string>> = {
  bmi: 'BMI:',
  healthyWeight: 'Healthy weight range:',
  maintenance: 'Maintenance calories:',
  bmr: 'BMR:',
  protein: 'Protein:',
  water: 'Water:',
};

/** Before a reader's own figure in a text. */
export const ownFigureLead = (name: string): string => (name === '' ? 'For you:' : `For ${name}:`);

/** The page that says more about a figure. */
export const ownFigurePages: Readonly<Record<FigureName, string>> = {
  bmi: paths.home,
  healthyWeight: questionPaths.idealWeight,
  maintenance: paths.tdeeCalculator,
  bmr: questionPaths.bmr,
  protein: questionPaths.protein,
  water: `${paths.article('hydration-tips')}#how-much-water-a-day-the-official-figures`,
};

/** "56.7–76.3 kg" */
function rangeText(range: WeightRange): string {
  const [least, most] = rangeEnds(range);
  return `${least.text}${rangeDash(least.text)}${most.text}${most.unit ? ` ${most.unit}` : ''}`;
}

const FOR_GOAL: Readonly<Record<Goal, string>> = {
  lose: 'to lose weight',
  maintain: 'for a steady weight',
  gain: 'to gain weight',
};

/** The same in the row of a box's title, on a phone. */
const FOR_GOAL_IN_SHORT: Readonly<Record<Goal, string>> = {
  lose: 'to lose',
  maintain: 'a day',
  gain: 'to gain',
};

type OwnProtein = NonNullable<OwnFigures['protein']>;

const proteinRange = ({ from, to }: OwnProtein): string => `${formatGrams(from)}–${formatGrams(to)} g`;

/** An active day isn't always one of training, which this range is for. */
const onlyFor = ({ key }: OwnProtein): string => (key === 'strength' ? ' if you train' : '');

/** A US cup of 8 oz. */
const LITERS_PER_CUP = 0.236588;

/** "7–9 cups of drinks a day", "1.6–2.2 liters of drinks a day" */
function drinksText({ person, water: { from, to } }: OwnFigures): string {
  const [unit, perUnit, decimals] =
    person.units === 'metric' ? (['liters', 1, 1] as const) : (['cups', LITERS_PER_CUP, 0] as const);
  const amount = (liters: number): string => formatDecimals(liters / perUnit, decimals);
  return `${amount(from)}–${amount(to)} ${unit} of drinks a day`;
}

const perDay = (energy: Kcal | null, unit: EnergyUnit): string | null =>
  energy === null ? null : `${formatEnergy(energy, unit)} a day`;

/** A figure with its unit: "2,556 kcal a day"; `null` if there is none to show. */
export function ownFigureText(figures: OwnFigures, name: FigureName, unit: EnergyUnit): string | null {
  const { person, healthyWeight, maintenance, bmr, protein, goal } = figures;
  switch (name) {
    case 'bmi':
      return shownBmiOfPerson(person);
    case 'healthyWeight':
      return rangeText(healthyWeight);
    case 'maintenance':
      return perDay(maintenance, unit);
    case 'bmr':
      return perDay(bmr, unit);
    case 'protein':
      return protein && `${proteinRange(protein)} a day ${FOR_GOAL[goal]}${onlyFor(protein)}`;
    case 'water':
      return drinksText(figures);
  }
}

/** The same where there is little room. */
export function shortFigureText(figures: OwnFigures, name: FigureName, unit: EnergyUnit): string | null {
  const { protein, goal } = figures;
  if (name !== 'protein') return ownFigureText(figures, name, unit);
  return protein && `${proteinRange(protein)} ${FOR_GOAL_IN_SHORT[goal]}${onlyFor(protein)}`;
}

/** The entries that the figure follows from and nobody chose. */
export const guessesFor = (name: FigureName, presets: readonly string[]): readonly GuessedEntry[] =>
  FOLLOWS_FROM[name].filter((entry) => presets.includes(entry));

/** Whose figure it is: "For Ana: 70 kg, 175 cm, 30 years. We assumed male." */
export function whoseText(person: Person, guesses: readonly GuessedEntry[], name: string): string {
  const whose = `For ${name === '' ? '' : `${name}: `}${personLine(person)}.`;
  return guesses.length === 0 ? whose : `${whose} ${assumedText(guesses, person)}`;
}
