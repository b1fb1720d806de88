/** Turns energies, already checked for safety, into figures. */
import type { Gender } from '@evenscale/formulas/energy';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { nutrientNames } from '../../../src/config/energy-names.ts';
import { formatGrams } from '../../../src/ui/text/format.ts';
import type { BackgroundLimits, WeightRange } from '../../../src/person/assessment.ts';
import { backgroundLabel, backgroundRangeLabel } from '../../../src/person/matter-words.ts';
import { youngAdultPercentile, type BmiOfPerson } from '../../../src/person/child/young-adult.ts';
import { formatEnergy } from '../../../src/person/energy/format-energy.ts';
import { weightText } from '../../../src/person/format-weight.ts';
import type { PolicyFigure } from '../../../src/person/policy.ts';
import { remarkText, withheldExplanation, withheldText } from '../../../src/person/policy-words.ts';
import type { GentlestTarget } from '../../../src/person/targets.ts';
import type { Figure, Section } from './answer.ts';
import { cliWords } from './cli-words.ts';

/** A number, as shown on a page; its own value isn't rounded. */
export const figureOf = (
  name: string,
  label: string,
  value: number,
  unit: string,
  shown: string,
): Figure => ({ name, label, value, unit, shown });

/** A category, and what to say about it. */
export const categoryFigureOf = (
  name: string,
  label: string,
  category: string,
  remark?: string | null,
): Figure => ({ name, label, value: category, shown: category, remark });

/** An energy that is shown but isn't recommended as an intake, such as BMR. */
export const energyFigureOf = (name: string, label: string, value: number, unit: EnergyUnit): Figure =>
  figureOf(name, label, value, 'kcal', formatEnergy(value, unit));

/** A weight in kg or pounds, in the unit of the entries. */
export const amountFigureOf = (name: string, label: string, value: number, unit: WeightUnit): Figure =>
  figureOf(name, label, value, unit === 'kg' ? 'kg' : 'lb', Object.values(weightText(value, unit)).join(' '));

export const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** Grams of a nutrient, and what else to say of them. */
export const gramsFigureOf = (
  of: string,
  nutrient: (typeof NUTRIENTS)[number],
  grams: number,
  more = '',
): Figure =>
  figureOf(`${of}.${nutrient}`, nutrientNames[nutrient], grams, 'g', `${formatGrams(grams)} g${more}`);

/** The category of a BMI, and what to say about it. */
export const bmiCategoryOf = (category: string, remark: string | null | undefined): Figure =>
  categoryFigureOf('bmiCategory', cliWords.category, category, remark);

/** Both ends of the healthy weight range. */
export const idealRangeFigures = ({ min, max, unit }: WeightRange, label: string): readonly Figure[] => [
  amountFigureOf('idealWeightRange.min', `${label}, ${cliWords.from}`, min, unit),
  amountFigureOf('idealWeightRange.max', `${label}, ${cliWords.to}`, max, unit),
];

/** The second category and range, if the lower limits were asked for. */
export const backgroundFigures = (background: BackgroundLimits | null): readonly Figure[] =>
  background
    ? [
        categoryFigureOf('backgroundCategory', backgroundLabel, background.band.label),
        ...(['min', 'max'] as const).map((end) =>
          amountFigureOf(
            `backgroundRange.${end}`,
            `${backgroundRangeLabel}, ${end === 'min' ? cliWords.from : cliWords.to}`,
            background.range[end],
            background.range.unit,
          ),
        ),
      ]
    : [];

/** The line about the percentile at 18 and 19: a note, and its figure for JSON; both empty without one. */
export function percentileLine(person: BmiOfPerson | null): Required<Pick<Section, 'inSentences' | 'notes'>> {
  const percentile = person && youngAdultPercentile(person);
  if (!percentile) return { inSentences: [], notes: [] };
  const { value, ordinal, around } = percentile;
  return {
    inSentences: [{ name: 'percentile', label: cliWords.percentile, value, shown: ordinal }],
    notes: [around.join(ordinal)],
  };
}

/** A checked energy: shown with its note, or withheld. */
export function assessedFigureOf(
  name: string,
  label: string,
  figure: PolicyFigure,
  { gender, gentlest, unit }: { gender: Gender; gentlest: GentlestTarget | null; unit: EnergyUnit },
): Figure {
  if (figure.status === 'withheld')
    return {
      name,
      label,
      shown: withheldText[figure.reason],
      reason: withheldExplanation(figure.reason, unit),
    };
  const remark = remarkText(figure, gender, gentlest, unit);
  return { ...energyFigureOf(name, label, figure.value, unit), remark };
}
