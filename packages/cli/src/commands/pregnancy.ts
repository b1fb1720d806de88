/** `evenscale pregnancy`: the guideline's ranges of weight gain. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { EntryProblem } from '../../../../src/person/entries/field.ts';
import { ageProblemText } from '../../../../src/person/fields/entry-words.ts';
import { adviceText, answerSentence } from '../../../../src/tools/pregnancy/answer-words.ts';
import {
  pregnancy as tool,
  type PregnancyEntries,
  type PregnancyInput,
} from '../../../../src/tools/pregnancy/entries.ts';
import {
  dueDateProblemText,
  weekProblemText,
  weightNowProblems,
} from '../../../../src/tools/pregnancy/form-words.ts';
import { type GainFigures, isEarly } from '../../../../src/tools/pregnancy/gain-place.ts';
import { buildPregnancyReport, type GainReport } from '../../../../src/tools/pregnancy/report.ts';
import {
  changeText,
  extraText,
  formatWeekly,
  gainUnit,
  notesOf,
  pregnancyWords as words,
  publishedSpanText,
  shownBmi,
  weekLabel,
  weekSpanText,
} from '../../../../src/tools/pregnancy/words.ts';
import { refused, type EntryMistake, type Figure, type Outcome, type Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { categoryFigureOf, figureOf } from '../figures.ts';
import {
  measureEntries,
  submittedForm,
  weightEntry,
  type PersonOptions,
  type TypedForm,
} from '../form-entries.ts';
import { measureMistakes, measureQuestions, optionMistakes } from '../form-mistakes.ts';
import { measureProblem } from '../measure-problem-words.ts';
import { energyUnitOf, type CommonOptions } from '../options.ts';

export interface PregnancyOptions extends CommonOptions, Pick<PersonOptions, 'units' | 'useAnyway'> {
  readonly age: string;
  readonly week?: string;
  readonly due?: string;
  readonly now?: string;
  readonly twins?: boolean;
}

type PregnancyForm = TypedForm<PregnancyEntries, PregnancyInput>;

function enter(
  [weight = '', height = '']: readonly string[],
  options: PregnancyOptions,
  today: string,
): PregnancyForm {
  const { age, week, due, now, twins, units, useAnyway } = options;
  const measures = measureEntries({ weight, height }, units);
  const entries = {
    ...measures,
    age,
    ...(due === undefined ? { week: week ?? '' } : { weekBy: 'dueDate', dueDate: due }),
    ...(now === undefined ? {} : { weightNow: weightEntry(now, measures.units) }),
    ...(twins ? { babies: 'twins' } : {}),
  } as const;
  return submittedForm(tool, entries, { today, useAnyway });
}

/** A weight now that is unlikely together with the one before may be used anyway. */
const nowMessage = (problem: EntryProblem): string =>
  problem === 'implausible'
    ? `${weightNowProblems('', '').implausible} ${cliWords.useAnywayHint}`
    : measureProblem('weight', problem);

const mistakesOf = (form: PregnancyForm, now = ''): readonly EntryMistake[] => [
  ...measureMistakes(form),
  ...optionMistakes(
    { ...form, typed: { ...form.typed, weightNow: now } },
    {
      age: ['--age', (problem) => ageProblemText(problem, tool.fields.age)],
      week: ['--week', weekProblemText],
      dueDate: ['--due', dueDateProblemText],
      weightNow: ['--now', nowMessage],
    },
  ),
];

/** A range as one figure, with its ends for JSON. */
function span(
  name: string,
  label: string,
  { min, max, shown }: { readonly min: number; readonly max: number; readonly shown: string },
  unit: string,
): Required<Pick<Section, 'figures' | 'inSentences'>> {
  const end = (place: string, value: number) => figureOf(`${name}.${place}`, label, value, unit, shown);
  return { figures: [categoryFigureOf(name, label, shown)], inSentences: [end('min', min), end('max', max)] };
}

function rangesOf(report: GainReport, { total, week: soFar, weekly }: GainFigures) {
  const { units, isTwins } = report;
  const unit = gainUnit(units);
  return [
    span(
      'gainTotal',
      isTwins ? words.totalTwins : words.total,
      { ...total, shown: publishedSpanText(total, units) },
      unit,
    ),
    span(
      isEarly(report) ? 'gainFirstTrimester' : 'gainWeek',
      weekLabel(report),
      { ...soFar, shown: weekSpanText(soFar, report) },
      unit,
    ),
    ...(weekly
      ? [
          span(
            'gainWeekly',
            words.weekly,
            {
              ...weekly,
              shown: `${formatWeekly(weekly.min, units)} to ${formatWeekly(weekly.max, units)} ${unit}`,
            },
            unit,
          ),
        ]
      : []),
  ];
}

function personFigures({ bmi, gain, units, extra }: GainReport, unit: EnergyUnit): readonly Figure[] {
  return [
    ...(gain === null ? [] : [figureOf('gain', words.gain, gain, gainUnit(units), changeText(gain, units))]),
    figureOf('bmi', words.bmi, bmi, 'kg/m²', shownBmi(bmi)),
    ...(extra === null ? [] : [figureOf('energyExtra', words.extra, extra, 'kcal', extraText(extra, unit))]),
  ];
}

function sectionOf(report: GainReport, unit: EnergyUnit): Section {
  const ranges = report.figures ? rangesOf(report, report.figures) : [];
  const none: readonly Figure[] = report.figures
    ? []
    : [{ name: 'gainTotal', label: words.total, shown: words.noGuideline, reason: words.noGuidelineWhy }];
  const advice = adviceText(report);
  return {
    figures: [...none, ...ranges.flatMap(({ figures }) => figures), ...personFigures(report, unit)],
    inSentences: ranges.flatMap(({ inSentences }) => inSentences),
    notes: [
      answerSentence(report),
      ...(advice === null ? [] : [advice]),
      ...notesOf(report),
      cliWords.callToday,
    ],
  };
}

/** The ranges for the whole pregnancy and until this week, and where a weight is. */
export function pregnancy(
  entries: readonly string[],
  options: PregnancyOptions,
  { today }: { readonly today: string },
): Outcome {
  const form = enter(entries, options, today);
  const report = form.result && buildPregnancyReport(form.result.entries, form.result.input);
  if (!report) return { kind: 'unusable', mistakes: mistakesOf(form, options.now) };
  if (report.status === 'underAge') return refused(words.underAge);
  return {
    kind: 'answered',
    entries: report.whose,
    notices: report.isFarUnderweight ? [words.farUnderweight] : [],
    sections: [sectionOf(report, energyUnitOf(options))],
    working: () => [],
    questions: measureQuestions(form),
  };
}
