/** `evenscale bmi`: the home page's figures. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { buildHomeReport, homeResult, type HomeReport } from '../../../../src/tools/home/report.ts';
import { bandSentence, equationText, homeWords } from '../../../../src/tools/home/words.ts';
import { shownBmiOf } from '../../../../src/person/shown-bmi.ts';
import { buildSteps } from '../../../../src/parts/calculation-steps/build-steps.ts';
import { workingText } from '../../../../src/parts/calculation-steps/steps-text.ts';
import { groupTitles } from '../../../../src/parts/calculation-steps/steps-words.ts';
import { site } from '../../../../src/config/site.ts';
import { measuresLine } from '../../../../src/person/person-line.ts';
import { olderStep, rangeText } from '../../../../src/person/range-words.ts';
import { hasGrowthChart } from '../../../../src/person/policy.ts';
import { withheldReasons } from '../../../../src/person/policy/what-is-said.ts';
import { pregnancyNotice } from '../../../../src/person/matter-words.ts';
import { gentleGainText } from '../../../../src/person/policy/gain-words.ts';
import { personNotice, withheldExplanation } from '../../../../src/person/policy-words.ts';
import type { Calculated } from '../../../../src/person/entries/form-result.ts';
import { home, type HomeEntries, type HomeInput } from '../../../../src/tools/home/entries.ts';
import type { Outcome, Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import {
  assessedFigureOf,
  backgroundFigures,
  bmiCategoryOf,
  figureOf,
  energyFigureOf,
  idealRangeFigures,
  percentileLine,
} from '../figures.ts';
import { energyUnitOf, type CommonOptions } from '../options.ts';
import { personEntries, submittedForm, type PersonOptions } from '../form-entries.ts';
import { measureQuestions, personMistakes } from '../form-mistakes.ts';

export type BmiOptions = CommonOptions & PersonOptions;

/** The form presets age, gender and activity level, so energies appear only if all three were given. */
const isWholePerson = ({ age, sex, activity }: BmiOptions): boolean =>
  age !== undefined && sex !== undefined && activity !== undefined;

function bmiSection(report: HomeReport, person: HomeInput, { age, sex }: BmiOptions): Section {
  const { band, bmi, idealWeightRange } = report;
  // The form presets both.
  const { inSentences, notes } = percentileLine(age !== undefined && sex !== undefined ? report : null);
  const range = rangeText(person);
  const figure = figureOf('bmi', cliWords.bmi, bmi, 'kg/m²', shownBmiOf(report));
  if (!band) return { figures: [figure] };
  return {
    figures: [
      figure,
      bmiCategoryOf(band.label, bandSentence(report)),
      ...idealRangeFigures(idealWeightRange, homeWords.idealWeight),
      ...backgroundFigures(report.background),
    ],
    inSentences,
    notes: [...notes, ...(range === null ? [] : [range]), `${homeWords.idealWeightBasis}.`],
  };
}

function calorieSection(report: HomeReport, unit: EnergyUnit): Section {
  const { age, gender, gentlest, units, bmr, maintenance, weightLoss, weightGain } = report;
  const shared = { gender, gentlest, unit };
  const loss = report.isLossUnneeded ? homeWords.unneededLoss(age) : homeWords.weightLoss(units);
  const gain = report.isGainUnneeded ? homeWords.unneededGain : homeWords.weightGain(units);
  return {
    title: homeWords.calorieTitle,
    figures: [
      energyFigureOf('calories.bmr', homeWords.bmr, bmr, unit),
      assessedFigureOf('calories.maintenance', homeWords.maintenance, maintenance, shared),
      assessedFigureOf('calories.weightLoss', loss, weightLoss, shared),
      assessedFigureOf('calories.weightGain', gain, weightGain, shared),
    ],
    notes: [
      ...withheldReasons([maintenance, weightLoss, weightGain]).map((reason) =>
        withheldExplanation(reason, unit),
      ),
      equationText(report),
    ],
  };
}

/** Daily calories, or the options that are still missing if some were given. */
function energySections(report: HomeReport, options: BmiOptions): readonly Section[] {
  if (isWholePerson(options)) return [calorieSection(report, energyUnitOf(options))];
  const isBegun = (options.age ?? options.sex ?? options.activity) !== undefined;
  return isBegun && !report.isUnderAge ? [{ figures: [], notes: [cliWords.caloriesNeed] }] : [];
}

function noticesOf(report: HomeReport, unit: EnergyUnit): readonly string[] {
  const { isUnderAge, age, bmi, pregnancy } = report;
  const sentences = [
    pregnancy ? pregnancyNotice : null,
    personNotice(report) ?? olderStep(report),
    gentleGainText({ age, bmi, pregnancy }, unit),
    isUnderAge && hasGrowthChart(age) ? cliWords.toChildren : null,
  ];
  return sentences.filter((sentence) => sentence !== null);
}

function workingOf(
  result: Calculated<HomeEntries, HomeInput>,
  isWhole: boolean,
  unit: EnergyUnit,
): readonly string[] {
  const all = buildSteps(homeResult(result), unit);
  // Without all three, the form would use its presets, so no energies are shown.
  const working = isWhole
    ? all
    : {
        entries: measuresLine(result.input),
        groups: all.groups.filter(({ title }) => title !== groupTitles.calories),
      };
  return workingText(working, site.url).split('\n');
}

/** BMI, its category and the healthy range; with age, sex and activity, daily energies, too. */
export function bmi([weight = '', height = '']: readonly string[], options: BmiOptions): Outcome {
  const form = submittedForm(home, personEntries({ weight, height }, options), options);
  const { result } = form;
  if (!result) return { kind: 'unusable', mistakes: personMistakes(home, form) };
  const { input } = result;
  const unit = energyUnitOf(options);
  const isWhole = isWholePerson(options);
  const report = buildHomeReport(input);
  return {
    kind: 'answered',
    entries: isWhole ? cliWords.person(input) : measuresLine(input),
    notices: noticesOf(report, unit),
    sections: [bmiSection(report, input, options), ...energySections(report, options)],
    working: () => workingOf(result, isWhole, unit),
    questions: measureQuestions(form),
  };
}
