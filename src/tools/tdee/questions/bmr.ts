import { RESTING_ENERGY_ERROR, energyRange, restingErrorOfReading } from '@evenscale/formulas/energy';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import { levelName } from '#person/fields/entry-words.ts';
import { withheldText } from '#person/policy-words.ts';
import { formatPercent } from '#ui/text/format.ts';
import type { Answer, Asked, Question, Row } from './question.ts';

const GROWING = 'The equation was made on adults.';

function dayRow({ report, input, energyUnit }: Asked): Row {
  const { tdee } = report;
  const label = `In a whole day, ${levelName(input.activityLevel).toLowerCase()}`;
  if (tdee.status === 'withheld')
    return { label, figures: [{ name: 'tdee', text: withheldText[tdee.reason] }] };
  const figure = { name: 'tdee', value: tdee.value, text: energyFigure(tdee.value, energyUnit) };
  return { label, figures: [figure], unit: energyUnit };
}

function answer(asked: Asked): Answer {
  const { report, input, energyUnit } = asked;
  const { bmr, isOutsideRange, isUnderAge } = report;
  if (isOutsideRange)
    return {
      sentence: null,
      hero: [{ name: 'bmr', text: 'Outside the range' }],
      unit: '',
      rows: [],
      notes: ['These entries are far outside the range the equation was made for. Please check them.'],
    };
  const { bodyFat } = input;
  const error =
    bodyFat === null ? RESTING_ENERGY_ERROR : restingErrorOfReading(input.weight.kilograms, bodyFat);
  const { low, high } = energyRange(bmr, error);
  const equation =
    bodyFat === null
      ? 'By the Mifflin–St Jeor equation (1990), from weight, height, age and gender.'
      : 'By the Katch–McArdle equation, from your weight without the fat.';
  return {
    sentence: `Lying still all day, your body would use about ${formatEnergy(bmr, energyUnit)}.`,
    hero: [{ name: 'bmr', value: bmr, text: energyFigure(bmr, energyUnit) }],
    unit: `${energyUnit} a day at rest`,
    rows: [
      {
        label: 'Likely',
        figures: [
          { name: 'bmrRange.min', value: low, text: energyFigure(low, energyUnit) },
          { name: 'bmrRange.max', value: high, text: energyFigure(high, energyUnit) },
        ],
        unit: energyUnit,
      },
      dayRow(asked),
    ],
    notes: [
      `${equation} ${isUnderAge ? GROWING : `For most adults, it’s within ${formatPercent(error)}% of a lab measurement.`}`,
      'It isn’t a number to eat: being up, digesting and moving come on top.',
    ],
  };
}

/** How much energy the body uses at rest. */
export const bmrQuestion: Question = {
  formTitle: 'BMR Calculator',
  resultsTitle: 'Your resting calories',
  asks: ['activityLevel', 'bodyFat'],
  isEnergy: true,
  answer,
};
