/** Tape measures, ideal weights and smaller body measures. */
import {
  boerLeanMass,
  devine,
  fatFreeMassIndex,
  hamwi,
  miller,
  navyBodyFat,
  robinson,
  type TapeMeasures,
  waistToHeight,
} from '@evenscale/formulas/body-composition';
import { GENDERS } from '@evenscale/formulas/energy';
import { cm, kg, percent } from '@evenscale/formulas/units';
import { choiceIn, numberIn, type JsonObject } from './case-file.ts';
import { printedTo, within } from './comparison.ts';
import { from, type Kind, type Quantity } from './quantity.ts';

function tape(given: JsonObject): TapeMeasures {
  const common = {
    height: cm(numberIn(given, 'heightCm')),
    neck: cm(numberIn(given, 'neckCm')),
    waist: cm(numberIn(given, 'waistCm')),
  };
  return choiceIn(given, 'sex', GENDERS) === 'male'
    ? { gender: 'male', ...common }
    : { gender: 'female', ...common, hip: cm(numberIn(given, 'hipCm')) };
}

export const tapeKind: Kind = {
  bodyFatPct: from(within(0.01), (given) => {
    const result = navyBodyFat(tape(given));
    return result.kind === 'estimated' ? result.bodyFat : null;
  }),
};

const ideal = (equation: typeof devine): Quantity =>
  from(printedTo(1), (given) => equation(cm(numberIn(given, 'heightCm')), choiceIn(given, 'sex', GENDERS)));

export const idealWeightKind: Kind = {
  devine: ideal(devine),
  robinson: ideal(robinson),
  miller: ideal(miller),
  hamwi: ideal(hamwi),
};

export const extrasKind: Kind = {
  waistToHeight: from(printedTo(2), (given) =>
    waistToHeight(cm(numberIn(given, 'waistCm')), cm(numberIn(given, 'heightCm'))),
  ),
  leanBodyMassBoerKg: from(printedTo(2), (given) =>
    boerLeanMass(
      kg(numberIn(given, 'weightKg')),
      cm(numberIn(given, 'heightCm')),
      choiceIn(given, 'sex', GENDERS),
    ),
  ),
  ffmi: from(printedTo(2), (given) =>
    fatFreeMassIndex(
      kg(numberIn(given, 'weightKg')),
      percent(numberIn(given, 'bodyFatPct')),
      cm(numberIn(given, 'heightCm')),
    ),
  ),
};
