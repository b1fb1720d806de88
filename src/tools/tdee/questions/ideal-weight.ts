import { HEALTHY_BMI } from '@evenscale/formulas/bmi';
import { idealWeightRangeOf, olderRangeOf, type WeightRange } from '#person/assessment.ts';
import { formatHeight } from '#person/format-height.ts';
import { rangeEnds } from '#person/format-weight.ts';
import { OLDER } from '#person/policy.ts';
import { firstStepText } from '#person/plan/first-step.ts';
import { olderStep, rangeText } from '#person/range-words.ts';
import { appointmentText, withheldText } from '#person/policy-words.ts';
import { shownBmiOf } from '#person/shown-bmi.ts';
import { isOffered } from '#person/targets.ts';
import { leanMassSentence } from '../detail-words.ts';
import type { Answer, Asked, Figure, Question, Row } from './question.ts';

function endsOf(name: string, range: WeightRange): readonly Figure[] {
  const [least, most] = rangeEnds(range);
  return [
    { name: `${name}.min`, value: range.min, text: least.text },
    { name: `${name}.max`, value: range.max, text: most.text },
  ];
}

/** Stone and pounds are in the figures themselves. */
const after = ({ unit }: WeightRange): string => (unit === 'st' ? '' : unit);

const GENERAL = 'idealWeightRange';

const BEFORE_PREGNANCY = 'This range is for your weight before pregnancy.';

/** Where the weight is, and what a large loss can begin with, as on the home page. */
function sentenceOf({ input, report }: Asked): string | null {
  if (report.pregnancy) return BEFORE_PREGNANCY;
  const step = isOffered('loss', report) ? firstStepText(input) : null;
  return [rangeText(input), step].filter(Boolean).join(' ') || null;
}

/** What to do first: from 65 on, and at a high BMI; and what the range doesn't see. */
function adviceFor(report: Asked['report']): readonly string[] {
  const { bmi, pregnancy, isLossUnneeded } = report;
  const appointment = pregnancy || isLossUnneeded ? null : appointmentText(bmi);
  const muscle = pregnancy ? null : leanMassSentence(report);
  return [olderStep(report), appointment, muscle].filter((text) => text !== null);
}

function answer(asked: Asked): Answer {
  const { input, report } = asked;
  if (report.isUnderAge)
    return {
      sentence: null,
      hero: [{ name: `${GENERAL}.min`, text: withheldText.underAge }],
      unit: '',
      rows: [],
      notes: [],
    };
  const general = idealWeightRangeOf(input);
  const older = olderRangeOf(input);
  const bmiRow: Row = {
    label: 'Your BMI',
    figures: [{ name: 'bmi', value: report.bmi, text: shownBmiOf(report) }],
  };
  const height = formatHeight(input.height.centimetres, input.units);
  return {
    sentence: sentenceOf(asked),
    hero: older ? endsOf('olderRange', older) : endsOf(GENERAL, general),
    unit: after(general),
    rows: [
      ...(older
        ? [
            {
              label: `General range, under ${OLDER.age}`,
              figures: endsOf(GENERAL, general),
              unit: after(general),
            },
          ]
        : []),
      bmiRow,
    ],
    notes: [
      ...adviceFor(report),
      older
        ? `From ${OLDER.age} on: the weights that give ${height} a BMI of ${OLDER.lowestBmi} to ${OLDER.highestBmi}.`
        : `The weights that give ${height} a BMI of ${HEALTHY_BMI.min} to ${HEALTHY_BMI.max}.`,
      'It’s a range because builds differ: a broad frame or more muscle belongs to its upper half, a slight one to its lower half. It isn’t a goal for everyone.',
    ],
  };
}

/** Which weights are healthy for a height. */
export const idealWeightQuestion: Question = {
  formTitle: 'Ideal Weight Calculator',
  resultsTitle: 'Your healthy weight range',
  asks: [],
  isEnergy: false,
  answer,
};
