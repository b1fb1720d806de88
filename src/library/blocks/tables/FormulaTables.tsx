import { HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import { KCAL_PER_GRAM, MACRO_PLAN_KEYS, MACRO_PLANS } from '@evenscale/formulas/macros';
import { planNames } from '#config/energy-names.ts';
import { formatExact, formatOneDecimal, formatShare } from '../../format-figure.ts';
import { FigureTable } from './FigureTable.tsx';
import { activityWords, bmiWords, captions, nutrientWords } from './table-words.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** The precision of a printed BMI. */
const PRINTED_STEP = 0.1;

/** The five activity levels. */
export function ActivityTable() {
  return (
    <FigureTable
      caption={captions.activity}
      head={['Level', 'Multiplier', 'A week looks like this']}
      figures={[1]}
      rows={ACTIVITY_LEVELS.map((level) => [
        activityWords[level].name,
        formatExact(ACTIVITY_FACTORS[level]),
        activityWords[level].week,
      ])}
    />
  );
}

/** The printed limits of a category: closed ranges that share no number with their neighbors. */
function bandText(index: number): string {
  const from = HOME_BMI_BANDS[index]?.from ?? 0;
  const next = HOME_BMI_BANDS[index + 1]?.from;
  if (next === undefined) return `${formatExact(from)} or more`;
  if (index === 0) return `below ${formatExact(next)}`;
  return `${formatExact(from)}–${formatOneDecimal(next - PRINTED_STEP)}`;
}

/** The four categories of the home page. */
export function BmiTable() {
  return (
    <FigureTable
      caption={captions.bmi}
      head={['Category', 'BMI']}
      figures={[1]}
      rows={HOME_BMI_BANDS.map(({ key }, index) => [bmiWords[key], bandText(index)])}
    />
  );
}

/** The four macro plans. */
export function MacroPlansTable() {
  return (
    <FigureTable
      caption={captions.plans}
      head={['Plan', ...NUTRIENTS.map((nutrient) => nutrientWords[nutrient])]}
      figures={[1, 2, 3]}
      rows={MACRO_PLAN_KEYS.map((plan) => [
        planNames[plan],
        ...NUTRIENTS.map((nutrient) => `${formatShare(MACRO_PLANS[plan][nutrient])}%`),
      ])}
    />
  );
}

/** Energy per gram of each macronutrient. */
export function EnergyPerGramTable() {
  return (
    <FigureTable
      caption={captions.energy}
      head={['Macronutrient', 'kcal per gram']}
      figures={[1]}
      rows={NUTRIENTS.map((nutrient) => [nutrientWords[nutrient], formatExact(KCAL_PER_GRAM[nutrient])])}
    />
  );
}
