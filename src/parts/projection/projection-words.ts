import { targetNames } from '#config/energy-names.ts';
import { paths } from '#config/paths.ts';
import { ADULT_AGE, LOWEST_BMI_FOR_DEFICIT } from '#person/policy.ts';
import { weightWorries, withheldText } from '#person/policy-words.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import {
  energyFigure,
  formatEnergy,
  shownDifferenceFigure,
  shownEnergyDifference,
} from '#person/energy/format-energy.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import { formatPlural, type PluralForms } from '#ui/text/format-plural.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { formatGivenWeight, formatWholeWeight } from '#person/format-weight.ts';
import { muscleLossText } from '#person/fat-alone.ts';
import { marksOf, type ChartMark, type CurveView } from '#charts/curve/curve-words.ts';
import { MOST_INTAKE, type Horizon, type IntakeKey } from './projection-form.ts';
import { planMarks, planPictureName, planSentence, type Piece } from './plan-ahead-words.ts';
import type { IntakeOption, ProjectionReport, ShownProjection } from './projection-report.ts';

/** The words of "Where this takes you". */
export const projectionWords = {
  title: 'Where this takes you',
  waiting: 'Loading…',
  intake: 'Calories a day',
  horizon: 'How far ahead',
  own: 'Your own number',
  yourTarget: 'your target',
  assumes:
    'This assumes you eat exactly this much every day and stay as active as you are now. Most people drift, and that’s human.',
  water: {
    losing: 'The quick drop in the first days is mostly water.',
    gaining: 'The quick rise in the first days is mostly water.',
  },
  muscle:
    'The model doesn’t include training, so it can’t say how much of a gain would be muscle and how much fat.',
  notForYou: `The curve doesn’t apply during pregnancy, breastfeeding or illness, or if you take medicine that changes your weight: [who should read these numbers differently](${paths.bmiInformation}#who-should-read-bmi-differently).`,
  why: 'Why the line bends',
  /** Opens the curve of a weight that stays. */
  curve: 'The curve, and what it assumes',
  atLimit: `At this intake your BMI would fall below ${LOWEST_BMI_FOR_DEFICIT} within two weeks. Your weight is already at the lower end of the healthy range for your height, so there’s no projection. Eating at maintenance keeps you there.`,
  endsEarly: (date: string) =>
    `The projection ends on ${date}. After that your BMI would be below ${LOWEST_BMI_FOR_DEFICIT}, and eating less wouldn’t be good for you. Return to maintenance well before then.`,
} as const;

/** The unit of a custom intake, for screen readers, after the field's label. */
export const ownUnitNames: Readonly<Record<EnergyUnit, string>> = {
  kcal: 'calories a day',
  kJ: 'kilojoules a day',
};

const OWN_PROBLEMS: Readonly<Record<EnergyUnit, (most: string) => string>> = {
  kcal: (most) => `Enter calories a day as a number up to ${most}, for example 2000.`,
  kJ: (most) => `Enter kilojoules a day as a number up to ${most}, for example 8400.`,
};

/** The message for a custom intake that isn't a usable number. */
export const ownProblemText = (unit: EnergyUnit): string =>
  OWN_PROBLEMS[unit](energyFigure(MOST_INTAKE, unit));

/** Why there is no projection at all. */
export const noProjectionWords: Readonly<
  Record<Extract<ProjectionReport, { kind: 'none' }>['reason'], string>
> = {
  underAge: `Under ${ADULT_AGE}, your body is still growing and needs enough food for that. No calculator can say where your weight should go, so there’s no projection. ${weightWorries}`,
  pregnancy:
    'While you’re pregnant or breastfeeding, your weight is supposed to change, so there’s no projection. Your midwife or doctor can tell you what to expect.',
  outsideModel:
    'These entries are outside the range the model was made for, so there’s no projection. Please check them.',
};

export const horizonNames: Readonly<Record<Horizon, string>> = {
  quarter: '3 months',
  half: '6 months',
  year: '1 year',
  twoYears: '2 years',
  threeYears: '3 years',
};

const horizonPhrases: Readonly<Record<Horizon, string>> = {
  quarter: 'in three months',
  half: 'in half a year',
  year: 'in a year',
  twoYears: 'in two years',
  threeYears: 'in three years',
};

/** One line of the list of intakes: "Loss: 2,094 kcal (your target)". */
function optionText({ key, figure, isTarget }: IntakeOption, unit: EnergyUnit): string {
  if (key === 'own' || !figure) return projectionWords.own;
  const amount =
    figure.status === 'withheld'
      ? withheldText[figure.reason].toLowerCase()
      : formatEnergy(figure.value, unit);
  return `${targetNames[key]}: ${amount}${isTarget ? ` (${projectionWords.yourTarget})` : ''}`;
}

type Gap = 'equal' | 'below' | 'above';

/**
 * Where an intake leads, by its distance from the expenditure; whole sentences, so that a translation can reorder them.
 */
const STAYS: Readonly<Record<Gap, string>> = {
  equal: 'Eating {intake} a day, just what you use, keeps you at about {reached}.',
  below: 'Eating {intake} a day, {gap} below what you use, keeps you at about {reached}.',
  above: 'Eating {intake} a day, {gap} above what you use, keeps you at about {reached}.',
};
const MOVES: Readonly<Record<Gap, string>> = {
  equal: 'Eating {intake} a day, just what you use, takes you from {from} to about {reached} {when}.',
  below: 'Eating {intake} a day, {gap} below what you use, takes you from {from} to about {reached} {when}.',
  above: 'Eating {intake} a day, {gap} above what you use, takes you from {from} to about {reached} {when}.',
};
const OLD_RULE = {
  predicts: ' The old 3,500-calorie rule would predict {rule}.',
  unhealthy: ' The old 3,500-calorie rule would put you below the healthy range for your height.',
} as const;
const LONG_RUN: PluralForms = [
  ' If you kept it up, your weight would level off near {level}, with half of that change in the first week.',
  ' If you kept it up, your weight would level off near {level}, with half of that change in the first # weeks.',
];

function gapOf({ intake, gap }: ShownProjection, unit: EnergyUnit): Gap {
  const shown = shownEnergyDifference(intake, intake - gap, unit);
  if (shown === 0) return 'equal';
  return shown < 0 ? 'below' : 'above';
}

/** If they differ by less than this, in kg, the curve and the rule agree. */
const SAME = 1;

function rulePieces({ curve }: ShownProjection, { unit }: CurveView): readonly Piece[] {
  const last = curve.days.at(-1);
  if (!last || curve.direction === 'level') return [];
  if (last.rule === null) return [OLD_RULE.unhealthy];
  if (Math.abs(last.rule - last.weight) < SAME) return [];
  const rule = { name: 'outlook.rule', value: last.rule, text: formatWholeWeight(last.rule, unit) };
  // The same figure twice, for two days, would be read as one.
  if (curve.longRun && formatWholeWeight(curve.longRun.weight, unit) === rule.text) return [];
  return fillSentence<Piece>(OLD_RULE.predicts, { rule });
}

function longRunPieces({ curve }: ShownProjection, { unit }: CurveView): readonly Piece[] {
  const { longRun, direction } = curve;
  if (!longRun || direction === 'level') return [];
  const weeks = Math.max(1, Math.round(longRun.halfDay / 7));
  return fillSentence<Piece>(formatPlural(weeks, LONG_RUN), {
    level: {
      name: 'outlook.longRun',
      value: longRun.weight,
      text: formatWholeWeight(longRun.weight, unit),
    },
  });
}

/** The chart in a few sentences. */
export function projectionSentence(
  shown: ShownProjection,
  horizon: Horizon,
  view: CurveView,
  energyUnit: EnergyUnit,
): readonly Piece[] {
  const { intake, gap, curve, weight, plan } = shown;
  const last = curve.days.at(-1);
  if (!last) return [];
  if (plan) return planSentence({ ...shown, plan }, horizonPhrases[horizon], view, energyUnit);
  const sentences = curve.direction === 'level' ? STAYS : MOVES;
  const path = fillSentence<Piece>(sentences[gapOf(shown, energyUnit)], {
    intake: { name: 'outlook.intake', value: intake, text: formatEnergy(intake, energyUnit) },
    gap: shownDifferenceFigure(intake, intake - gap, energyUnit),
    from: formatGivenWeight(weight, view.unit),
    reached: {
      name: 'outlook.weight',
      value: last.weight,
      text: formatWholeWeight(last.weight, view.unit),
    },
    when: curve.endsEarly === null ? horizonPhrases[horizon] : `by ${formatDay(view.startDate, last.day)}`,
  });
  return [...path, ...rulePieces(shown, view), ...longRunPieces(shown, view)];
}

/** The note for a curve that goes lower than losing fat alone can; `null` if it doesn't. */
export function muscleLossNote({ curve, leanMass }: ShownProjection, { unit }: CurveView): string | null {
  const last = curve.days.at(-1);
  return leanMass === null || !last
    ? null
    : muscleLossText(leanMass, formatWholeWeight(last.weight, unit), unit);
}

/** The chart's accessible name; the sentence above it and the table below give the details. */
export function pictureName(shown: ShownProjection, { startDate, unit }: CurveView): string {
  const { curve, weight, plan } = shown;
  if (plan) return planPictureName({ ...shown, plan }, { startDate, unit });
  const last = curve.days.at(-1) ?? { day: 0, weight };
  const [from, to] = [formatGivenWeight(weight, unit), formatWholeWeight(last.weight, unit)];
  return `Chart of your weight: ${from} today, about ${to} on ${formatDay(startDate, last.day)}.`;
}

/** The days to mention below the curve. */
export const marksOfProjection = (
  { curve, plan }: ShownProjection,
  unit: WeightUnit,
): readonly ChartMark[] => (plan ? planMarks({ curve, plan }, unit) : marksOf(curve.milestones, unit));

/** Options of the list of intakes. */
export function intakeOptions(
  options: readonly IntakeOption[],
  unit: EnergyUnit,
): readonly { value: IntakeKey; label: string; isDisabled: boolean }[] {
  return options.map((option) => ({
    value: option.key,
    label: optionText(option, unit),
    isDisabled: option.figure !== null && option.figure.status !== 'fine',
  }));
}
