/** `evenscale body-size`: body measures other than BMI. */
import type { Gender } from '@evenscale/formulas/energy';
import {
  emptyBodySizeForm,
  reduceBodySize,
  type BodySizeForm,
} from '../../../../src/parts/comparison/body-size/body-size-form.ts';
import {
  buildBodySize,
  type ShownBodySize,
} from '../../../../src/parts/comparison/body-size/body-size-report.ts';
import {
  bodySizeWords as words,
  classicNames,
  classicOrigins,
} from '../../../../src/parts/comparison/body-size/body-size-words.ts';
import { mattersWords } from '../../../../src/parts/matters/matters-words.ts';
import { boxesOf, measureText } from '../../../../src/person/entries/measure.ts';
import { WAIST, waistOf, type WaistInput } from '../../../../src/person/entries/waist.ts';
import { formatClassifiedRatio, formatRatio } from '../../../../src/person/waist/format-ratio.ts';
import {
  halfHeightText,
  unclassifiedTexts,
  waistSentences,
  waistWords,
} from '../../../../src/person/waist/waist-words.ts';
import { entryWords } from '../../../../src/person/fields/entry-words.ts';
import { personLine } from '../../../../src/person/person-line.ts';
import { formatOneDecimal } from '../../../../src/ui/text/format.ts';
import { refused, type EntryMistake, type Figure, type Outcome, type Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { amountFigureOf, categoryFigureOf, figureOf, idealRangeFigures } from '../figures.ts';
import { bodySizeWorking } from '../measure-working-words.ts';
import { measureProblem } from '../measure-problem-words.ts';
import type { CommonOptions } from '../options.ts';
import type { PersonOptions } from '../form-entries.ts';
import { measureQuestions } from '../form-mistakes.ts';
import { quoted } from '../plain-text.ts';
import { enterTdee, tdeeMistakes } from './tdee.ts';
import { waistUnitOf } from '../../../../src/person/units.ts';

export interface BodySizeOptions extends CommonOptions, PersonOptions {
  readonly sex: Gender;
  readonly age: string;
  readonly waist?: string;
  readonly bodyFat?: string;
}

function waistForm({ waist }: BodySizeOptions, unit: WaistInput): BodySizeForm {
  if (waist === undefined) return emptyBodySizeForm;
  const text = measureText({ unit, large: waist, small: null });
  const typed = reduceBodySize(emptyBodySizeForm, { type: 'waistEdited', waist: text });
  return reduceBodySize(typed, { type: 'waistLeft' });
}

const waistMistake = ({ waist, question }: BodySizeForm, message: string): EntryMistake => ({
  entry: '--waist',
  typed: boxesOf(WAIST, waist).large,
  message: question ? `${message} ${entryWords.didYouMean(question.label)}` : message,
});

function waistSection(report: ShownBodySize, unit: WaistInput): readonly Section[] {
  const { waist } = report;
  if (waist.kind === 'none' || waist.kind === 'implausible') return [];
  const { ratio } = waist;
  const figure = { name: 'opinion.waistToHeight', label: cliWords.waistToHeight, value: ratio };
  const notes = [halfHeightText(report.height, unit), waistWords.people];
  if (waist.kind === 'unclassified')
    return [
      {
        title: words.waistTitle,
        figures: [{ ...figure, shown: formatRatio(ratio), remark: unclassifiedTexts[waist.reason] }],
        notes: [waistWords.people],
      },
    ];
  const { label, key } = waist.band;
  return [
    {
      title: words.waistTitle,
      figures: [
        { ...figure, shown: formatClassifiedRatio(ratio) },
        categoryFigureOf('opinion.waistClass', cliWords.category, label, waistSentences[key]),
      ],
      notes,
    },
  ];
}

function backgroundSection({ background }: ShownBodySize): readonly Section[] {
  if (!background) return [];
  const { label } = background.band;
  return [
    {
      title: cliWords.backgroundTitle,
      figures: [categoryFigureOf('opinion.backgroundCategory', cliWords.category, label)],
      notes: [cliWords.backgrounds, mattersWords.familyBackgroundWhy],
    },
  ];
}

export function classicSection({ classics, healthyRange }: ShownBodySize): Section {
  const figures = (classics ?? []).map(({ key, value }): Figure => ({
    ...amountFigureOf(`opinion.idealWeight.${key}`, classicNames[key], value, healthyRange.unit),
    remark: cliWords.sentence(classicOrigins[key]),
  }));
  return {
    title: words.classicsTitle,
    figures,
    notes: [classics ? words.classicsIntro : words.classicsUndefined],
  };
}

function leanSection({ leanMass, healthyRange: { unit } }: ShownBodySize): Section {
  const { estimated, measured } = leanMass;
  const name = 'opinion.leanMass';
  const figures: readonly Figure[] = [
    ...(estimated === null ? [] : [amountFigureOf(`${name}.boer`, words.leanEstimated, estimated, unit)]),
    ...(measured
      ? [
          amountFigureOf(`${name}.measured`, words.leanMeasured, measured.value, unit),
          figureOf(
            `${name}.index`,
            cliWords.leanIndex,
            measured.index,
            'kg/m²',
            formatOneDecimal(measured.index),
          ),
        ]
      : []),
  ];
  return {
    title: words.leanTitle,
    figures,
    notes: [figures.length > 0 ? words.leanNote : words.leanOutside],
  };
}

/** The sections of a report that a command prints. */
type Sections = (report: ShownBodySize, unit: WaistInput) => readonly Section[];

function outcomeOf(entries: readonly string[], options: BodySizeOptions, sectionsOf: Sections): Outcome {
  const person = enterTdee(entries, options);
  const unit = waistUnitOf(person.entries.units);
  const form = waistForm(options, unit);
  // In a form, the waist may be left empty; an option without a length is a mistake.
  const problem = options.waist?.trim() === '' ? 'missing' : form.problem;
  const wrong = problem ? [waistMistake(form, measureProblem('waist', problem))] : [];
  const { result } = person;
  if (!result || wrong.length > 0) return { kind: 'unusable', mistakes: [...tdeeMistakes(person), ...wrong] };
  const { input } = result;
  const waist = waistOf(form.waist);
  const report = buildBodySize(input, waist);
  if (report.status === 'underAge') return refused(words.underAge, cliWords.toChildren);
  if (report.waist.kind === 'implausible')
    return { kind: 'unusable', mistakes: [waistMistake(form, waistWords.implausible)] };
  const waistQuestions = form.question
    ? [`--waist ${quoted(boxesOf(WAIST, form.waist).large)}: ${entryWords.didYouMean(form.question.label)}`]
    : [];
  return {
    kind: 'answered',
    entries: `${personLine(input)}, ${input.gender}`,
    notices: [],
    sections: sectionsOf(report, unit),
    working: () => bodySizeWorking(input, waist),
    questions: [...measureQuestions(person), ...waistQuestions],
  };
}

const withHealthyRange = (section: Section, { healthyRange }: ShownBodySize): Section => ({
  ...section,
  figures: [...section.figures, ...idealRangeFigures(healthyRange, words.healthyRange)],
});

/** Waist-to-height ratio, the classic ideal weights and lean mass. */
export const bodySize = (entries: readonly string[], options: BodySizeOptions): Outcome =>
  outcomeOf(entries, options, (report, unit) => [
    ...waistSection(report, unit),
    ...backgroundSection(report),
    withHealthyRange(classicSection(report), report),
    leanSection(report),
  ]);

/** Only the waist-to-height ratio. */
export const waist = (entries: readonly string[], options: BodySizeOptions): Outcome =>
  outcomeOf(entries, options, waistSection);
