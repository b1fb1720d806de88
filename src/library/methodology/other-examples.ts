import {
  CATEGORY_OF_LEVEL,
  cunningham1980,
  estimatedEnergyRequirement,
  harrisBenedictRevised,
  katchMcArdle,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { cm, kcal, type Kcal, kg, KG_PER_POUND, percent, years } from '@evenscale/formulas/units';
import { projectWeight, type WeightModelPerson, weightModelStart } from '@evenscale/formulas/weight-model';
import { formatOneDecimal, formatWhole } from '../format-figure.ts';
import type { MethodTable } from './method.ts';
import { MAN, bmrOf, tdeeOf } from './worked-people.ts';

const BODY_FAT = percent(18);

/** One person with every method in the code. */
export function energyComparison(): MethodTable {
  const { weight, height, age, gender, activityLevel } = MAN;
  const row = (name: string, resting: Kcal): [string, ...string[]] => [
    name,
    formatWhole(resting),
    formatWhole(totalDailyEnergyExpenditure(resting, activityLevel)),
  ];
  const day = estimatedEnergyRequirement(weight, height, age, gender, CATEGORY_OF_LEVEL[activityLevel]);
  return {
    caption: `One person, five methods. ${MAN.name}, moderately active, with ${BODY_FAT}% body fat where a method asks for it; kcal a day.`,
    head: ['Method', 'Resting', 'Whole day'],
    rows: [
      ['Mifflin–St Jeor, as on this site', formatWhole(bmrOf(MAN)), formatWhole(tdeeOf(MAN))],
      row('Katch–McArdle', katchMcArdle(weight, BODY_FAT)),
      row('Harris–Benedict, revised', harrisBenedictRevised(weight, height, age, gender)),
      row('Cunningham 1980', cunningham1980(weight, BODY_FAT)),
      ['Reference intakes 2023, low active', '–', formatWhole(day)],
    ],
    figures: [1, 2],
  };
}

const DIETER: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.5,
  bodyFat: null,
};
const GAP = 500;
const DATES = [
  ['4 weeks', 28],
  ['12 weeks', 84],
  ['6 months', 182],
  ['1 year', 365],
] as const;

/** The old rule: this many kcal per pound. */
const KCAL_PER_POUND = 3500;

const lost = (kilograms: number): string => `−${formatOneDecimal(kilograms)} kg`;

/** The effect of a constant gap, by the model and by the old rule. */
export function deficitExample(): MethodTable {
  const start = weightModelStart(DIETER);
  const phases = [{ fromDay: 0, intake: kcal(start.intake - GAP) }];
  return {
    caption: `A steady gap of ${GAP} kcal a day. A man of ${DIETER.age}, ${DIETER.height} cm and ${DIETER.weight} kg, at an activity of ${DIETER.pal} times rest.`,
    head: ['After', 'Model', `${formatWhole(KCAL_PER_POUND)} kcal a pound`],
    rows: DATES.map(([name, days]): [string, ...string[]] => {
      const reached = projectWeight(DIETER, phases, days).days.at(-1);
      const byRule = ((days * GAP) / KCAL_PER_POUND) * KG_PER_POUND;
      return [name, lost(DIETER.weight - (reached?.weight ?? DIETER.weight)), lost(byRule)];
    }),
    figures: [1, 2],
  };
}
