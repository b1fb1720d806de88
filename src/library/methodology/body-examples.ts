import {
  bodyMassIndex,
  bodyMassIndexImperial,
  HEALTHY_BMI,
  idealWeightRange,
  IMPERIAL_BMI_FACTOR,
} from '@evenscale/formulas/bmi';
import { DEURENBERG, estimatedBodyFat } from '@evenscale/formulas/body-composition';
import {
  type Centimetres,
  centimetresFromInches,
  CM_PER_METRE,
  inches,
  type Kilograms,
  kilogramsFromPounds,
  lb,
} from '@evenscale/formulas/units';
import { formatOneDecimal } from '../format-figure.ts';
import { formatConstant, formatWorked, signed } from './format-value.ts';
import type { MethodTable } from './method.ts';
import { workedTable, type WorkedRow } from './worked-table.ts';
import { MAN, WOMAN, bmiOf, type WorkedPerson } from './worked-people.ts';

const metres = (height: Centimetres): string => formatConstant(height / CM_PER_METRE);

const overSquare = (weight: Kilograms, height: Centimetres): string =>
  `${formatConstant(weight)} ÷ ${metres(height)}²`;

/** The same person in both unit systems. */
const IMPERIAL = { name: '155 lb, 5 ft 9 in', weight: lb(155), height: inches(69) };

export function bmiExample(): MethodTable {
  const metric = [MAN, WOMAN].map((person): WorkedRow => {
    const bmi = bmiOf(person);
    return [person.name, overSquare(person.weight, person.height), formatWorked(bmi), formatOneDecimal(bmi)];
  });
  const { name, weight, height } = IMPERIAL;
  const bmi = bodyMassIndexImperial(weight, height);
  const working = `${IMPERIAL_BMI_FACTOR} × ${weight} ÷ ${height}²`;
  const kilograms = kilogramsFromPounds(weight);
  const centimetres = centimetresFromInches(height);
  const converted = bodyMassIndex(kilograms, centimetres);
  return workedTable('BMI', [
    ...metric,
    [name, working, formatWorked(bmi), formatOneDecimal(bmi)],
    [
      'The same, converted',
      overSquare(kilograms, centimetres),
      formatWorked(converted),
      formatOneDecimal(converted),
    ],
  ]);
}

export function idealWeightExample(): MethodTable {
  const range = idealWeightRange(MAN.height);
  const row = (end: 'min' | 'max', name: string): WorkedRow => [
    name,
    `${HEALTHY_BMI[end]} × ${metres(MAN.height)}²`,
    formatWorked(range[end]),
    `${formatOneDecimal(range[end])} kg`,
  ];
  return workedTable('ideal weight', [
    row('min', `${metres(MAN.height)} m, lowest`),
    row('max', `${metres(MAN.height)} m, highest`),
  ]);
}

function bodyFatRow(person: WorkedPerson): WorkedRow {
  const { perBmi, perYear, constant } = DEURENBERG;
  const bodyFat = estimatedBodyFat(bmiOf(person), person.age, person.gender);
  const bmi = overSquare(person.weight, person.height);
  return [
    person.name,
    `${perBmi} × ${bmi} ${signed(perYear)} × ${person.age} ${signed(constant[person.gender])}`,
    formatWorked(bodyFat),
    `${formatOneDecimal(bodyFat)}%`,
  ];
}

export const bodyFatExample = (): MethodTable =>
  workedTable('body fat', [bodyFatRow(MAN), bodyFatRow(WOMAN)]);
