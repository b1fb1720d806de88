/** `evenscale child-bmi`: the figures on the page for children and teens. */
import type { Gender } from '@evenscale/formulas/energy';
import { type ChildAge, EXTENDED_FROM } from '@evenscale/formulas/growth';
import { months, type Months } from '@evenscale/formulas/units';
import { childBodyMassIndex, childLine } from '../../../../src/person/child/child-measurement.ts';
import type { ChildMeasurement } from '../../../../src/person/child/child-measurement.ts';
import { completedFrom } from '../../../../src/person/child/format-child.ts';
import { formatShare, formatZ, percentileText } from '../../../../src/person/child/format-percentile.ts';
import type { EntryProblem } from '../../../../src/person/entries/field.ts';
import { parseNumberText } from '../../../../src/person/entry/number-text.ts';
import { helpText } from '../../../../src/person/policy/help-words.ts';
import { ageEntries } from '../../../../src/tools/child-bmi/age.ts';
import { child } from '../../../../src/tools/child-bmi/entries.ts';
import { childFinding } from '../../../../src/tools/child-bmi/finding.ts';
import { ageProblemText, childEntryWords } from '../../../../src/tools/child-bmi/form-words.ts';
import {
  buildChildBmiReport,
  isDoctorFirst,
  type ShownReport,
} from '../../../../src/tools/child-bmi/report.ts';
import { nearLimit } from '../../../../src/tools/child-bmi/near-limit.ts';
import { shownBmiOf } from '../../../../src/tools/child-bmi/shown-bmi.ts';
import { stepWords } from '../../../../src/tools/child-bmi/steps-words.ts';
import {
  childBmiWords as words,
  comparisonText,
  meaningText,
  nearLimitText,
  nextStepText,
  refusalText,
} from '../../../../src/tools/child-bmi/words.ts';
import { formatOneDecimal } from '../../../../src/ui/text/format.ts';
import { refused, type EntryMistake, type Outcome, type Section } from '../answer.ts';
import { childWorking } from '../child-working.ts';
import { cliWords } from '../cli-words.ts';
import { categoryFigureOf, figureOf } from '../figures.ts';
import { measureEntries, submittedForm, type PersonOptions } from '../form-entries.ts';
import { measureMistakes, measureQuestions, optionMistakes } from '../form-mistakes.ts';
import type { CommonOptions } from '../options.ts';

export interface ChildBmiOptions extends CommonOptions, Pick<PersonOptions, 'units' | 'useAnyway'> {
  readonly sex: Gender;
  readonly born?: string;
  readonly measured?: string;
  readonly years?: string;
  readonly months?: string;
  readonly ageMonths?: string;
}

/** A number as the form's choices have it: 4 for "04"; nothing stays nothing. */
function plainNumber(text: string): string {
  const reading = parseNumberText(text);
  return reading.ok ? String(reading.value) : text;
}

/** An exact age is entered the way an earlier result would restore it; other ages are typed into fields. */
function agesOf({ born, measured, years, months: extra }: ChildBmiOptions, exact: Months | null) {
  if (exact !== null)
    return { ageBy: 'years', ...ageEntries(exact, completedFrom(exact)), knownAge: String(exact) };
  if (born !== undefined) return { birth: born, ...(measured === undefined ? {} : { measured }) };
  return { ageBy: 'years', years: years ?? '', months: plainNumber(extra ?? '') };
}

function enteredChild(
  [weight = '', height = '']: readonly string[],
  options: ChildBmiOptions,
  { today, exact }: { today: string; exact: Months | null },
) {
  const { units, sex, useAnyway } = options;
  const entries = { ...measureEntries({ weight, height }, units), gender: sex, ...agesOf(options, exact) };
  return submittedForm(child, entries, { today, useAnyway });
}

/** The form's messages, with different wording where they mention fields that a command line doesn't have. */
const dateMessage = (field: 'birth' | 'measured') => (problem: EntryProblem) =>
  problem === 'missing' || problem === 'notANumber'
    ? cliWords[`${field}Missing`]
    : ageProblemText(field, problem);

const NAMING = {
  words: childEntryWords,
  kinds: { weight: 'childWeight', height: 'childHeight' },
} as const;

const mistakesOf = (form: ReturnType<typeof enteredChild>): readonly EntryMistake[] => [
  ...measureMistakes(form, NAMING),
  ...optionMistakes(form, {
    birth: ['--born', dateMessage('birth')],
    measured: ['--measured', dateMessage('measured')],
    years: ['--years', () => cliWords.yearsProblem],
    months: ['--months', () => cliWords.monthsProblem],
  }),
];

function percentileSection(report: ShownReport): Section {
  const { gender, figures } = report;
  const { band, percentile } = figures;
  const near = nearLimit(report);
  return {
    title: words.resultTitle,
    figures: [
      {
        name: 'percentile',
        label: words.percentile,
        value: percentile,
        shown: percentileText(figures),
        remark: comparisonText(gender, figures),
      },
      categoryFigureOf(
        'category',
        words.category,
        band.label,
        [meaningText(band.key, report.nextStep, figures.age), near && nearLimitText(near)]
          .filter(Boolean)
          .join(' '),
      ),
      {
        name: 'nextStep',
        label: words.nextStepTitle,
        value: report.nextStep,
        shown: nextStepText(report.nextStep, figures.age),
        ...(isDoctorFirst(report.nextStep) ? { remark: helpText } : {}),
      },
    ],
  };
}

function detailSection(report: ShownReport): Section {
  const { bmi, z, p95, percentile, percentOfP95, age } = report.figures;
  const extended = figureOf(
    'percentOfP95',
    words.percentOfP95,
    percentOfP95,
    '%',
    `${formatShare(percentOfP95)}%`,
  );
  return {
    title: words.detailsTitle,
    figures: [
      figureOf('bmi', words.bmi, bmi, 'kg/m²', shownBmiOf(report)),
      { name: 'z', label: words.z, value: z, shown: formatZ(z) },
      figureOf('p95', words.p95, p95, 'kg/m²', formatOneDecimal(p95)),
      ...(percentile >= EXTENDED_FROM ? [extended] : []),
      figureOf('ageMonths', words.age, age, 'months', stepWords.months(formatOneDecimal(age))),
    ],
    notes: [words.method, words.oneFigure, words.checkEntries],
  };
}

const notCovered = (refusal: Exclude<ChildAge, { kind: 'covered' }>): Outcome =>
  refused(refusalText(refusal), ...(refusal.kind === 'twentyOrOver' ? [cliWords.toAdults] : []));

/** Percentile, category and next step, or why the growth charts don't apply. */
export function childBmi(
  entries: readonly string[],
  options: ChildBmiOptions,
  { today }: { readonly today: string },
): Outcome {
  const { ageMonths } = options;
  const exact = ageMonths === undefined ? null : parseNumberText(ageMonths);
  if (exact && !exact.ok)
    return {
      kind: 'unusable',
      mistakes: [{ entry: '--age-months', typed: ageMonths ?? '', message: cliWords.ageMonthsProblem }],
    };
  const form = enteredChild(entries, options, { today, exact: exact && months(exact.value) });
  const finding = form.result && childFinding(form.result.entries, form.result.input);
  if (!finding) return { kind: 'unusable', mistakes: mistakesOf(form) };
  return finding.kind === 'refused'
    ? notCovered(finding.refusal)
    : answered(finding.child, measureQuestions(form), options);
}

function answered(child: ChildMeasurement, questions: readonly string[], options: ChildBmiOptions): Outcome {
  const report = buildChildBmiReport({ ...child, bmi: childBodyMassIndex(child) });
  if (report.status === 'refused') return notCovered(report.refusal);
  return {
    kind: 'answered',
    entries: childLine(child),
    notices: [],
    sections: [percentileSection(report), detailSection(report)],
    working: () => childWorking(child, options),
    questions,
  };
}
