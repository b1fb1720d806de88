/** `evenscale bmr`, `protein` and `ideal-weight`: what the pages for one question say. */
import type { Goal } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { buildBodySize } from '../../../../src/parts/comparison/body-size/body-size-report.ts';
import type { Calculated } from '../../../../src/person/entries/form-result.ts';
import { personLine } from '../../../../src/person/person-line.ts';
import { pregnancyNotice } from '../../../../src/person/matter-words.ts';
import { personNotice } from '../../../../src/person/policy-words.ts';
import { hasGrowthChart } from '../../../../src/person/policy.ts';
import type { TdeeEntries, TdeeInput } from '../../../../src/tools/tdee/entries.ts';
import {
  figuresText,
  type Answer as PageAnswer,
  type Question,
  type Row,
} from '../../../../src/tools/tdee/questions/question.ts';
import { bmrQuestion } from '../../../../src/tools/tdee/questions/bmr.ts';
import { idealWeightQuestion } from '../../../../src/tools/tdee/questions/ideal-weight.ts';
import { proteinQuestion } from '../../../../src/tools/tdee/questions/protein.ts';
import { buildTdeeReport, type TdeeReport } from '../../../../src/tools/tdee/report.ts';
import { unitGap } from '../../../../src/ui/text/format.ts';
import { refused, type Figure, type Outcome, type Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import type { PersonOptions } from '../form-entries.ts';
import { measureQuestions } from '../form-mistakes.ts';
import { energyUnitOf, type CommonOptions } from '../options.ts';
import { backgroundFigures } from '../figures.ts';
import { classicSection } from './body-size.ts';
import { restingSections } from './compare-sections.ts';
import { enterTdee, tdeeMistakes, tdeeWorking } from './tdee.ts';

export interface QuestionOptions extends CommonOptions, PersonOptions {
  readonly goal?: Goal;
  readonly bodyFat?: string;
}

/** The unit of the unrounded values, which are in kcal whatever is shown. */
type UnitOf = (input: TdeeInput, name: string) => string;

const withUnit = (text: string, unit: string | undefined): string =>
  unit ? `${text}${unitGap(unit)}${unit}` : text;

/** A page's row as figures. A range is shown as one, and JSON has its ends, too. */
function rowFigures(
  { label, figures, unit }: Row,
  jsonUnit: string,
): Required<Pick<Section, 'figures' | 'inSentences'>> {
  const ends = figures.map(({ name, value, text }): Figure => ({
    name,
    label,
    ...(value === undefined ? { reason: text } : { value, unit: jsonUnit }),
    shown: withUnit(text, unit),
  }));
  const [first] = figures;
  if (!first || figures.length === 1) return { figures: ends, inSentences: [] };
  const shown = withUnit(figuresText(figures), unit);
  return {
    figures: [{ name: first.name.replace(/\.min$/u, ''), label, value: shown, shown }],
    inSentences: ends,
  };
}

function answerSection(
  { sentence, hero, unit, rows, notes }: PageAnswer,
  label: string,
  unitOf: (name: string) => string,
): Section {
  const all = [{ label, figures: hero, unit }, ...rows].map((row) =>
    rowFigures(row, unitOf(row.figures[0]?.name ?? '')),
  );
  return {
    figures: all.flatMap(({ figures }) => figures),
    inSentences: all.flatMap(({ inSentences }) => inSentences),
    notes: [...(sentence === null ? [] : [sentence]), ...notes],
  };
}

function noticesOf({ age, bmi, gender, isUnderAge, pregnancy }: TdeeReport): readonly string[] {
  const notice = personNotice({ age, bmi, gender });
  return [
    ...(pregnancy ? [pregnancyNotice] : []),
    ...(notice === null ? [] : [notice]),
    ...(isUnderAge && hasGrowthChart(age) ? [cliWords.toChildren] : []),
  ];
}

type Result = Calculated<TdeeEntries, TdeeInput>;

interface Command {
  readonly question: Question;
  readonly label: string;
  readonly unitOf: UnitOf;
  /** Sections after the answer. */
  readonly more: (result: Result, unit: EnergyUnit) => readonly Section[];
}

/** The page's answer, without the whole day for an activity level that nobody gave. */
function asked(question: Question, result: Result, options: QuestionOptions): PageAnswer {
  const { entries, input } = result;
  const answer = question.answer({
    entries,
    input,
    report: buildTdeeReport(input),
    energyUnit: energyUnitOf(options),
  });
  const rows = answer.rows.filter(
    ({ figures }) => options.activity !== undefined || figures.every(({ name }) => name !== 'tdee'),
  );
  return { ...answer, rows };
}

const run =
  ({ question, label, unitOf, more }: Command) =>
  (entries: readonly string[], options: QuestionOptions): Outcome => {
    const form = enterTdee(entries, options);
    const { result } = form;
    if (!result) return { kind: 'unusable', mistakes: tdeeMistakes(form) };
    const { input } = result;
    const unit = energyUnitOf(options);
    const report = buildTdeeReport(input);
    const answer = asked(question, result, options);
    const reason = answer.hero.find(({ value }) => value === undefined)?.text;
    if (reason !== undefined)
      return refused(cliWords.sentence(reason), ...answer.notes, ...noticesOf(report));
    return {
      kind: 'answered',
      entries:
        options.activity === undefined ? `${personLine(input)}, ${input.gender}` : cliWords.person(input),
      notices: noticesOf(report),
      sections: [answerSection(answer, label, (name) => unitOf(input, name)), ...more(result, unit)],
      working: () => tdeeWorking(result, unit),
      questions: measureQuestions(form),
    };
  };

/** Resting energy with its range, and what other equations give. */
export const bmr = run({
  question: bmrQuestion,
  label: cliWords.resting,
  unitOf: () => 'kcal',
  more: ({ input }, unit) => restingSections(input, unit),
});

/** Protein in a day and in a meal. */
export const protein = run({
  question: proteinQuestion,
  label: cliWords.protein,
  unitOf: () => 'g',
  more: () => [],
});

/** The healthy range, the one from 65 on, and the classic ideal weights. */
export const idealWeight = run({
  question: idealWeightQuestion,
  label: cliWords.healthyRange,
  unitOf: ({ units }, name) => (name === 'bmi' ? 'kg/m²' : units === 'metric' ? 'kg' : 'lb'),
  more: ({ input }) => {
    const size = buildBodySize(input, null);
    if (size.status !== 'shown') return [];
    return [
      ...(size.background ? [{ figures: backgroundFigures(size.background) }] : []),
      classicSection(size),
    ];
  },
});
