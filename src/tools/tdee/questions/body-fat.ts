import { ESSENTIAL_FAT, fatFreeMassIndex } from '@evenscale/formulas/body-composition';
import { leanMass } from '@evenscale/formulas/energy';
import { kg, type Percent } from '@evenscale/formulas/units';
import { amountIn, formatGivenWeight, formatWeight, weightText } from '#person/format-weight.ts';
import { withheldText } from '#person/policy-words.ts';
import { bodyFatRemark, leanMassSentence } from '../detail-words.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import type { Answer, Asked, Question, Row } from './question.ts';
import { weightUnitOf } from '#person/units.ts';

/** Weight in fat and without it. */
function massRows({ input, report: { bodyFat } }: Asked): readonly Row[] {
  const { figure } = bodyFat;
  if (figure.status === 'withheld') return [];
  const unit = weightUnitOf(input);
  const { kilograms } = input.weight;
  const lean = leanMass(kilograms, figure.value);
  const row = (label: string, name: string, weight: typeof lean): Row => {
    const amount = amountIn(weight, unit);
    const { text, unit: after } = weightText(amount, unit);
    return { label, figures: [{ name, value: amount, text }], unit: after };
  };
  const index = fatFreeMassIndex(kilograms, figure.value, input.height.centimetres);
  return [
    row('Fat', 'fatMass', kg(kilograms - lean)),
    row('Everything else (lean mass)', 'leanMass', lean),
    {
      label: 'Fat-free mass index',
      figures: [{ name: 'fatFreeMassIndex', value: index, text: formatOneDecimal(index) }],
      unit: 'kg/m²',
    },
  ];
}

/** The likely range of an estimate. */
function rangeRows({ report: { bodyFat } }: Asked): readonly Row[] {
  if (!bodyFat.isEstimated || bodyFat.figure.status === 'withheld') return [];
  const { value } = bodyFat.figure;
  const [low, high] = [Math.max(0, value - bodyFat.error), value + bodyFat.error];
  return [
    {
      label: 'For two in three people like you',
      figures: [
        { name: 'bodyFatRange.min', value: low, text: formatOneDecimal(low) },
        { name: 'bodyFatRange.max', value: high, text: formatOneDecimal(high) },
      ],
      unit: '%',
    },
  ];
}

/** What the percentage means for this weight. */
function sentenceOf({ input, report: { bodyFat, pregnancy } }: Asked, value: Percent, shown: string): string {
  const unit = weightUnitOf(input);
  const { kilograms } = input.weight;
  const fat = formatWeight(kg(kilograms - leanMass(kilograms, value)), unit);
  const whole = formatGivenWeight(kilograms, unit);
  if (!bodyFat.isEstimated) return `At ${shown}% body fat, about ${fat} of your ${whole} is fat.`;
  return pregnancy
    ? `Before pregnancy, people of your height, weight, age and gender have about ${shown}% body fat on average.`
    : `People of your height, weight, age and gender have about ${shown}% body fat on average. For you, that would be ${fat} of ${whole}.`;
}

function answer(asked: Asked): Answer {
  const { report, input } = asked;
  const { figure } = report.bodyFat;
  if (figure.status === 'withheld')
    return {
      sentence: null,
      hero: [{ name: 'bodyFatPercentage', text: withheldText[figure.reason] }],
      unit: '',
      rows: [],
      notes: [bodyFatRemark(report.bodyFat)],
    };
  const shown = formatOneDecimal(figure.value);
  return {
    sentence: sentenceOf(asked, figure.value, shown),
    hero: [{ name: 'bodyFatPercentage', value: figure.value, text: `${shown}%` }],
    unit: 'body fat',
    rows: [...rangeRows(asked), ...massRows(asked)],
    notes: [
      bodyFatRemark(report.bodyFat),
      ...[leanMassSentence(report)].filter((text) => text !== null),
      `No medical body sets a healthy percentage for everyone. The body needs some fat to work: about ${ESSENTIAL_FAT[input.gender]}% of a ${input.gender === 'male' ? 'man’s' : 'woman’s'} weight.`,
    ],
  };
}

/** How much of the weight is fat. */
export const bodyFatQuestion: Question = {
  formTitle: 'Body Fat Calculator',
  resultsTitle: 'Your body fat',
  asks: ['bodyFat'],
  isEnergy: false,
  answer,
};
