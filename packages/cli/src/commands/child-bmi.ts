/** `evenscale child-bmi`: the figures on the page for children and teens. */
import type { Gender } from '@evenscale/formulas/energy';
import { type ChildAge, EXTENDED_FROM } from '@evenscale/formulas/growth';
import { months, type Months } from '@evenscale/formulas/units';
import { yearsAndMonths } from '../../../../src/calculators/child-bmi/age/child-age-entry.ts';
import type { AgeField, AgeProblem } from '../../../../src/calculators/child-bmi/age/child-age-entry.ts';
import { buildChildBmiReport } from '../../../../src/calculators/child-bmi/child-bmi-report.ts';
import type { ShownReport } from '../../../../src/calculators/child-bmi/child-bmi-report.ts';
import {
  categoryMeanings,
  childBmiWords as words,
  comparisonText,
  nextSteps,
  refusalText,
} from '../../../../src/calculators/child-bmi/child-bmi-words.ts';
import { initialChildState, reduceChild } from '../../../../src/calculators/child-bmi/child-form.ts';
import type { ChildEvent, ChildState } from '../../../../src/calculators/child-bmi/child-form.ts';
import { ageProblems } from '../../../../src/calculators/child-bmi/child-form-words.ts';
import { CHILD_RULES } from '../../../../src/calculators/child-bmi/child-rules.ts';
import { stepWords } from '../../../../src/calculators/child-bmi/steps/steps-words.ts';
import { shownBmiOf } from '../../../../src/calculators/child-bmi/shown-bmi.ts';
import { childBodyMassIndex, childLine } from '../../../../src/person/child/child-measurement.ts';
import type { ChildMeasurement } from '../../../../src/person/child/child-measurement.ts';
import { completedFrom } from '../../../../src/person/child/format-child.ts';
import { formatShare, formatZ, percentileText } from '../../../../src/person/child/format-percentile.ts';
import { parseNumberText } from '../../../../src/person/entry/number-text.ts';
import { formatOneDecimal } from '../../../../src/ui/text/format.ts';
import type { EntryMistake, Figure, Outcome, Section } from '../answer.ts';
import { childWorking } from '../child-working.ts';
import { cliWords } from '../cli-words.ts';
import type { CommonOptions } from '../options.ts';
import { draftOf } from '../person-entries.ts';
import type { PersonOptions } from '../person-entries.ts';
import { personMistakes, personQuestions } from '../person-mistakes.ts';

export interface ChildBmiOptions extends CommonOptions, Pick<PersonOptions, 'units' | 'useAnyway'> {
  readonly sex: Gender;
  readonly born?: string;
  readonly measured?: string;
  readonly years?: string;
  readonly months?: string;
  readonly ageMonths?: string;
}

const edited = (field: AgeField, text: string | undefined): readonly ChildEvent[] =>
  text === undefined ? [] : [{ type: 'ageEdited', field, text }];

/** An exact age is entered the way an earlier result would restore it; other ages are typed into fields. */
function ageEvents(options: ChildBmiOptions, exact: Months | null): readonly ChildEvent[] {
  if (exact !== null)
    return [{ type: 'filled', entries: { ...yearsAndMonths(completedFrom(exact)), knownAge: exact } }];
  const { born, measured, years, months: extra } = options;
  if (born !== undefined) return [...edited('birth', born), ...edited('measured', measured)];
  return [{ type: 'ageByChosen', by: 'years' }, ...edited('years', years), ...edited('months', extra ?? '0')];
}

function entered(
  [weight = '', height = '']: readonly string[],
  options: ChildBmiOptions,
  { today, exact }: { today: string; exact: Months | null },
): ChildState {
  const { units, sex, useAnyway = false } = options;
  const events: readonly ChildEvent[] = [
    { type: 'opened', today },
    { type: 'restored', draft: draftOf({ weight, height }, units ? { units } : {}) },
    { type: 'genderChosen', gender: sex },
    ...ageEvents(options, exact),
    useAnyway ? { type: 'confirmed' } : { type: 'submitted', today },
  ];
  return events.reduce(reduceChild, initialChildState);
}

const AGE_ENTRIES: Readonly<Record<AgeField, string>> = {
  birth: '--born',
  measured: '--measured',
  years: '--years',
  months: '--months',
};

/** The form's messages, with different wording where they mention fields that a command line doesn't have. */
function ageMessage(field: AgeField, problem: AgeProblem): string {
  switch (field) {
    case 'years':
      return cliWords.yearsProblem;
    case 'months':
      return cliWords.monthsProblem;
    case 'birth':
    case 'measured':
      return problem === 'birthMissing' || problem === 'measuredMissing'
        ? cliWords[problem]
        : ageProblems[problem];
  }
}

function mistakesOf({ form, age }: ChildState): readonly EntryMistake[] {
  const fields: readonly AgeField[] = ['birth', 'measured', 'years', 'months'];
  const ofAge = fields.flatMap((field) => {
    const problem = age.problems[field];
    if (!problem) return [];
    return [{ entry: AGE_ENTRIES[field], typed: age[field], message: ageMessage(field, problem) }];
  });
  return [...personMistakes(form, CHILD_RULES), ...ofAge];
}

function percentileSection(report: ShownReport): Section {
  const { gender, figures } = report;
  const { band, percentile } = figures;
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
      {
        name: 'category',
        label: words.category,
        value: band.label,
        shown: band.label,
        remark: categoryMeanings[band.key],
      },
      {
        name: 'nextStep',
        label: words.nextStepTitle,
        value: report.nextStep,
        shown: nextSteps[report.nextStep],
      },
    ],
  };
}

function detailSection(report: ShownReport): Section {
  const { bmi, z, p95, percentile, percentOfP95, age } = report.figures;
  const extended: readonly Figure[] =
    percentile >= EXTENDED_FROM
      ? [
          {
            name: 'percentOfP95',
            label: words.percentOfP95,
            value: percentOfP95,
            unit: '%',
            shown: `${formatShare(percentOfP95)}%`,
          },
        ]
      : [];
  return {
    title: words.detailsTitle,
    figures: [
      { name: 'bmi', label: words.bmi, value: bmi, unit: 'kg/m²', shown: shownBmiOf(report) },
      { name: 'z', label: words.z, value: z, shown: formatZ(z) },
      { name: 'p95', label: words.p95, value: p95, unit: 'kg/m²', shown: formatOneDecimal(p95) },
      ...extended,
      {
        name: 'ageMonths',
        label: words.age,
        value: age,
        unit: 'months',
        shown: stepWords.months(formatOneDecimal(age)),
      },
    ],
    notes: [words.method, words.oneFigure, words.checkEntries],
  };
}

const refused = (refusal: Exclude<ChildAge, { kind: 'covered' }>): Outcome => ({
  kind: 'refused',
  reason: refusalText(refusal),
  instead: refusal.kind === 'twentyOrOver' ? [cliWords.toAdults] : [],
});

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
  const state = entered(entries, options, { today, exact: exact && months(exact.value) });
  const { result } = state;
  switch (result.status) {
    case 'empty':
      return { kind: 'unusable', mistakes: mistakesOf(state) };
    case 'refused':
      return refused(result.refusal);
    case 'shown':
      return answered(result.child, personQuestions(state.form), options);
  }
}

function answered(child: ChildMeasurement, questions: readonly string[], options: ChildBmiOptions): Outcome {
  const report = buildChildBmiReport({ ...child, bmi: childBodyMassIndex(child) });
  if (report.status === 'refused') return refused(report.refusal);
  return {
    kind: 'answered',
    entries: childLine(child),
    notices: [],
    sections: [percentileSection(report), detailSection(report)],
    working: () => childWorking(child, options),
    questions,
  };
}
