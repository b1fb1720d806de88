import {
  ACTIVITY_FACTORS,
  type CalorieJudgement,
  CALORIE_TARGET_KEYS,
  calorieTarget,
  dayEnergyError,
  judgeCalorieTarget,
  KATCH,
  katchMcArdle,
  MIFFLIN,
  restingErrorOfReading,
  TARGET_STEPS,
} from '@evenscale/formulas/energy';
import { KCAL_PER_GRAM, MACRO_PLANS, macroGrams, type Macronutrient } from '@evenscale/formulas/macros';
import { kg, percent } from '@evenscale/formulas/units';
import { targetNames } from '#config/energy-names.ts';
import { nutrientWords } from '../blocks/tables/table-words.ts';
import { formatShare, formatWhole } from '../format-figure.ts';
import { formatWorked, signed } from './format-value.ts';
import type { MethodTable } from './method.ts';
import { workedTable, type WorkedRow } from './worked-table.ts';
import { MAN, SMALL_WOMAN, WOMAN, bmrOf, tdeeOf, type WorkedPerson } from './worked-people.ts';

/** The four outcomes in a few words. */
const assessmentWords: Readonly<Record<CalorieJudgement['kind'], string>> = {
  fine: 'fine',
  belowBmr: 'a note: below BMR',
  belowMinimum: 'a caution: below the guidance',
  withheld: 'not a safe target',
};

const inKcal = (value: number): string => `${formatWhole(value)} kcal`;

function mifflinRow(person: WorkedPerson): WorkedRow {
  const { perKg, perCm, perYear, constant } = MIFFLIN;
  const { name, weight, height, age, gender } = person;
  const bmr = bmrOf(person);
  const working = `${perKg} × ${weight} ${signed(perCm)} × ${height} ${signed(perYear)} × ${age} ${signed(constant[gender])}`;
  return [name, working, formatWorked(bmr), inKcal(bmr)];
}

export const mifflinExample = (): MethodTable => workedTable('resting energy', [MAN, WOMAN].map(mifflinRow));

/** A weight that makes the effect of a wrong measurement easy to imagine. */
const READING = { weight: kg(80), bodyFats: [percent(20), percent(25)] } as const;

/** How much the result falls with five points more body fat, in kcal. */
export const readingEffect = (): string => {
  const [low, high] = READING.bodyFats.map((bodyFat) => katchMcArdle(READING.weight, bodyFat));
  return formatWhole((low ?? 0) - (high ?? 0));
};

/** The margin of error of the daily energy if the body fat measurement is five points off, as a fraction. */
export const readingDayError = (): number =>
  dayEnergyError(restingErrorOfReading(READING.weight, READING.bodyFats[1]));

export const katchExample = (): MethodTable =>
  workedTable(
    'resting energy from lean mass',
    READING.bodyFats.map((bodyFat): WorkedRow => {
      const bmr = katchMcArdle(READING.weight, bodyFat);
      const lean = formatWorked(READING.weight * (1 - bodyFat / 100));
      return [
        `${READING.weight} kg, ${bodyFat}% fat, so ${lean} kg lean`,
        `${KATCH.constant} + ${KATCH.perLeanKg} × ${lean}`,
        formatWorked(bmr),
        inKcal(bmr),
      ];
    }),
  );

export const activityExample = (): MethodTable =>
  workedTable(
    'energy of the day',
    [MAN, WOMAN].map((person): WorkedRow => {
      const tdee = tdeeOf(person);
      const working = `${formatWorked(bmrOf(person))} × ${ACTIVITY_FACTORS[person.activityLevel]}`;
      return [person.name, working, formatWorked(tdee), inKcal(tdee)];
    }),
  );

const stepText = (step: number): string => (step === 0 ? '0' : signed(step));

/** The seven targets for an average and a small person, each with its assessment. */
export function targetsExample(): MethodTable {
  const people = [MAN, SMALL_WOMAN];
  return {
    caption: `Seven targets. A ${MAN.name.toLowerCase()}, moderately active, beside a ${SMALL_WOMAN.name.toLowerCase()}, sedentary.`,
    head: ['Target', 'Step', 'The man', 'The woman', 'What hers is called'],
    rows: CALORIE_TARGET_KEYS.map((key): [string, ...string[]] => {
      const targets = people.map((person) => calorieTarget(tdeeOf(person), key));
      const assessment = judgeCalorieTarget(
        calorieTarget(tdeeOf(SMALL_WOMAN), key),
        bmrOf(SMALL_WOMAN),
        'female',
      );
      const shown = targets.map((target, index) =>
        index === 1 && assessment.kind === 'withheld' ? 'not shown' : formatWhole(target),
      );
      return [targetNames[key], stepText(TARGET_STEPS[key]), ...shown, assessmentWords[assessment.kind]];
    }),
    figures: [1, 2, 3],
  };
}

const NUTRIENTS: readonly Macronutrient[] = ['protein', 'carbs', 'fat'];

export function macrosExample(): MethodTable {
  const target = tdeeOf(MAN);
  const grams = macroGrams(target, 'balanced');
  return workedTable(
    'grams of a plan',
    NUTRIENTS.map((nutrient): WorkedRow => {
      const share = MACRO_PLANS.balanced[nutrient];
      return [
        `${nutrientWords[nutrient]}, balanced plan, ${formatShare(share)}%`,
        `${formatWorked(target)} × ${share} ÷ ${KCAL_PER_GRAM[nutrient]}`,
        formatWorked(grams[nutrient]),
        `${formatWhole(grams[nutrient])} g`,
      ];
    }),
  );
}
