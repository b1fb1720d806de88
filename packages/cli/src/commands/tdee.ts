/** `evenscale tdee`: the TDEE page's figures. */
import type { CalorieTargetKey, Goal } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { gentleGainText } from '../../../../src/person/policy/gain-words.ts';
import { shownBmiOf } from '../../../../src/person/shown-bmi.ts';
import { buildTdeeReport, tdeeResult, type TdeeReport } from '../../../../src/tools/tdee/report.ts';
import {
  adviceText,
  bodyFatRemark,
  detailWords,
  leanMassSentence,
  neighborSentence,
  rangeSentence,
} from '../../../../src/tools/tdee/detail-words.ts';
import { usualDayOf } from '../../../../src/tools/tdee/training-days.ts';
import { insteadText, noNeedText, tdeeWords } from '../../../../src/tools/tdee/words.ts';
import { buildSteps } from '../../../../src/parts/calculation-steps/build-steps.ts';
import { workingText } from '../../../../src/parts/calculation-steps/steps-text.ts';
import { targetNames } from '../../../../src/config/energy-names.ts';
import { site } from '../../../../src/config/site.ts';
import { levelName } from '../../../../src/person/fields/entry-words.ts';
import { hasGrowthChart } from '../../../../src/person/policy.ts';
import { withheldReasons } from '../../../../src/person/policy/what-is-said.ts';
import { pregnancyNotice } from '../../../../src/person/matter-words.ts';
import { personNotice, withheldExplanation, withheldText } from '../../../../src/person/policy-words.ts';
import { highBmiText } from '../../../../src/person/policy/high-bmi-words.ts';
import { formatOneDecimal } from '../../../../src/ui/text/format.ts';
import type { Calculated } from '../../../../src/person/entries/form-result.ts';
import { tdee as tool, type TdeeEntries, type TdeeInput } from '../../../../src/tools/tdee/entries.ts';
import type { EntryMistake, Figure, Outcome, Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import {
  assessedFigureOf,
  backgroundFigures,
  bmiCategoryOf,
  energyFigureOf,
  figureOf,
  percentileLine,
} from '../figures.ts';
import { energyUnitOf, type CommonOptions } from '../options.ts';
import { given, personEntries, submittedForm, type PersonOptions, type TypedForm } from '../form-entries.ts';
import { measureQuestions, personMistakes } from '../form-mistakes.ts';
import { compareSections } from './compare-sections.ts';
import { eatingEntries, eatingMistakes, type EatingOptions } from './eating-entries.ts';
import { macroSections } from './macro-sections.ts';
import { trainingSections } from './training-sections.ts';

export interface TdeeOptions extends CommonOptions, PersonOptions, EatingOptions {
  readonly goal?: Goal;
  readonly target?: CalorieTargetKey;
  readonly compare?: boolean;
}

type TdeeForm = TypedForm<TdeeEntries, TdeeInput>;

/** The TDEE form after Calculate. Other commands about a person use it, too, to read their entries. */
export function enterTdee(
  [weight = '', height = '']: readonly string[],
  options: Omit<TdeeOptions, 'compare'>,
  more: Partial<TdeeEntries> = {},
): TdeeForm {
  const { goal, target } = options;
  const entries = {
    ...personEntries({ weight, height }, options),
    ...given({ goal, target }),
    ...eatingEntries(options),
    ...more,
  };
  return submittedForm(tool, entries, options);
}

function bodyFatText(
  bodyFat: TdeeReport['bodyFat'],
): Pick<Figure, 'value' | 'unit' | 'shown' | 'reason' | 'remark'> {
  const { figure } = bodyFat;
  const remark = bodyFatRemark(bodyFat);
  return figure.status === 'withheld'
    ? { shown: withheldText[figure.reason], reason: remark }
    : { value: figure.value, unit: '%', shown: `${formatOneDecimal(figure.value)}%`, remark };
}

function bodyFigures(report: TdeeReport): readonly Figure[] {
  const { bmi, band, bodyFat } = report;
  return [
    figureOf('bmi', detailWords.bmi, bmi, 'kg/m²', shownBmiOf(report)),
    ...(band ? [bmiCategoryOf(band.label, highBmiText(report))] : []),
    ...backgroundFigures(report.background),
    {
      name: 'bodyFatPercentage',
      label: bodyFat.isEstimated ? detailWords.bodyFatEstimated : detailWords.bodyFatEntered,
      ...bodyFatText(bodyFat),
    },
  ];
}

function daySection(report: TdeeReport, unit: EnergyUnit): Section {
  const { tdee, bmr, range } = report;
  const label = cliWords.tdee;
  const lean = leanMassSentence(report);
  const { inSentences, notes } = percentileLine(report);
  if (tdee.status === 'withheld')
    return {
      figures: [
        { name: 'tdee', label, shown: tdeeWords.noFigure, reason: tdeeWords.outsideRange },
        ...bodyFigures(report),
      ],
      inSentences,
      notes: [tdeeWords.outsideRange, ...notes],
    };
  return {
    figures: [
      { ...energyFigureOf('tdee', label, tdee.value, unit), remark: rangeSentence(report, unit) },
      energyFigureOf('bmr', detailWords.bmr, bmr, unit),
      ...bodyFigures(report),
    ],
    inSentences: [
      energyFigureOf('tdee.low', cliWords.lowest, range.low, unit),
      energyFigureOf('tdee.high', cliWords.highest, range.high, unit),
      ...inSentences,
    ],
    notes: [...(lean === null ? [] : [lean]), ...notes],
  };
}

function targetSection({ targets, gender, gentlest }: TdeeReport, unit: EnergyUnit): Section {
  const shared = { gender, gentlest, unit };
  return {
    title: detailWords.targetsTitle,
    figures: targets.map(({ key, figure }) =>
      assessedFigureOf(`targetCalories.${key}`, targetNames[key], figure, shared),
    ),
    notes: withheldReasons(targets.map(({ figure }) => figure)).map((reason) =>
      withheldExplanation(reason, unit),
    ),
  };
}

function neighborSection({ neighbors, tdee }: TdeeReport, unit: EnergyUnit): readonly Section[] {
  if (tdee.status === 'withheld') return [];
  return [
    {
      title: detailWords.neighborsTitle,
      figures: [],
      notes: neighbors.map((neighbor) => neighborSentence(neighbor, levelName(neighbor.level), unit)),
    },
  ];
}

function noticesOf(report: TdeeReport, unit: EnergyUnit): readonly string[] {
  const { age, isUnderAge } = report;
  const notice = personNotice(report);
  if (isUnderAge) return [notice ?? '', ...(hasGrowthChart(age) ? [cliWords.toChildren] : [])];
  const sentences = [
    report.pregnancy ? pregnancyNotice : null,
    notice,
    gentleGainText(report, unit),
    insteadText(report, unit),
    noNeedText(report),
    adviceText(report),
  ];
  return sentences.filter((sentence) => sentence !== null);
}

export function tdeeWorking(result: Calculated<TdeeEntries, TdeeInput>, unit: EnergyUnit): readonly string[] {
  return workingText(buildSteps(tdeeResult(result), unit), site.url).split('\n');
}

/** The form's error messages. */
export const tdeeMistakes = (form: TdeeForm): readonly EntryMistake[] => [
  ...personMistakes(tool, form),
  ...eatingMistakes(form),
];

/** Daily energy with its range, BMI, body fat, the seven targets, the four macro plans and one's own macros. */
export function tdee(entries: readonly string[], options: TdeeOptions): Outcome {
  const form = enterTdee(entries, options);
  const { result } = form;
  if (!result) return { kind: 'unusable', mistakes: tdeeMistakes(form) };
  const { input } = result;
  const unit = energyUnitOf(options);
  const report = buildTdeeReport(input);
  return {
    kind: 'answered',
    entries: cliWords.person(input),
    notices: noticesOf(report, unit),
    sections: [
      daySection(report, unit),
      targetSection(report, unit),
      ...macroSections(report, unit, input),
      ...trainingSections(input.trainingDays, usualDayOf(report, input.macros), input.gender, unit),
      ...neighborSection(report, unit),
      ...(options.compare ? compareSections(input, unit) : []),
    ],
    working: () => tdeeWorking(result, unit),
    questions: measureQuestions(form),
  };
}
