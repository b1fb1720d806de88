/** `evenscale log`: a person's own maintenance from a log file. */
import type { Gender } from '@evenscale/formulas/energy';
import type { Estimate } from '@evenscale/formulas/own-maintenance';
import type { BodyMassIndex, EnergyUnit, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { formatChange, formatDayNumber, windowDays } from '../../../../src/tools/log/format-log.ts';
import { answerWords as words, flagText } from '../../../../src/tools/log/words.ts';
import { buildLogReport, type LogReport } from '../../../../src/person/log/log-report.ts';
import { readHeight } from '../../../../src/person/entries/measure.ts';
import type { LogPerson } from '../../../../src/person/log/parse-log.ts';
import { planner } from '../../../../src/tools/planner/entries.ts';
import {
  collapsedTexts,
  columnsText,
  foundText,
  farText,
  leftOutTexts,
  unitText,
} from '../../../../src/parts/log-import/words/file-words.ts';
import { importWords } from '../../../../src/parts/log-import/words/log-import-words.ts';
import { daysSummary, farSummary } from '../../../../src/parts/log-import/file-summary.ts';
import { refusedKindText, refusedText } from '../../../../src/parts/log-import/words/import-problem-words.ts';
import type { ReadDays } from '../../../../src/parts/log-import/log-file-reading.ts';
import { formatEnergy } from '../../../../src/person/energy/format-energy.ts';
import { helpText } from '../../../../src/person/policy/help-words.ts';
import { underweightNotice } from '../../../../src/person/policy-words.ts';
import {
  refused,
  type Context,
  type Figure,
  type Outcome,
  type Refused,
  type Section,
  type Unusable,
} from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { energyFigureOf, figureOf } from '../figures.ts';
import { lackText, soFarText } from '../log-lacks.ts';
import { readLog, type LogFileOptions } from '../log-reading.ts';
import { logWords } from '../log-words.ts';
import { energyUnitOf, type CommonOptions } from '../options.ts';
import { heightForm, unitsOfHeight } from '../form-entries.ts';
import { personMistakes } from '../form-mistakes.ts';
import type { UnitSystem } from '../../../../src/person/units.ts';

export interface LogOptions extends CommonOptions, LogFileOptions {
  readonly age?: string;
  readonly sex?: Gender;
  readonly height?: string;
}

type Estimated = Extract<LogReport, { kind: 'estimated' }>;

/** At most this many problem lines are listed individually. */
const MOST_NAMED = 20;

const unitsOf = ({ units, height = '' }: LogOptions): UnitSystem => units ?? unitsOfHeight(height);

/** The person the log is about; `null` if not all of their data was given. */
function personIn(options: LogOptions, today: string): LogPerson | Unusable | null {
  const { age: years, sex: gender, height: tall } = options;
  if (years === undefined || gender === undefined || tall === undefined) return null;
  const form = heightForm(tall, unitsOf(options));
  const height = readHeight(form.entries.height);
  const age = planner.fields.age.read(years);
  if (height.ok && age.ok)
    return { gender, age: age.value, saidOn: today, centimetres: height.value.centimetres };
  const entries = { ...form.entries, age: years };
  const problems = { ...form.problems, ...(age.ok ? {} : { age: age.problem }) };
  const mistakes = personMistakes(planner, { ...form, entries, typed: entries, problems });
  return {
    kind: 'unusable',
    mistakes: mistakes.map((mistake) =>
      mistake.entry === 'height' ? { ...mistake, entry: '--height' } : mistake,
    ),
  };
}

function fileNotes(
  { formats, days, collapsed, refused, leftOut, found, units, far }: ReadDays,
  unit: WeightUnit,
): readonly string[] {
  const { total, kinds, lines } = refused;
  return [
    ...(days.length > 0 ? [foundText({ formats, days: daysSummary(days) })] : []),
    ...(found ? [columnsText(found)] : []),
    ...units.map(unitText),
    ...collapsedTexts(collapsed),
    ...leftOutTexts(leftOut),
    ...(far.length > 0 ? [farText(farSummary(far), { weight: unit, isWeightHidden: false })] : []),
    ...(total > 0 ? [cliWords.sentence(importWords.refusedTitle(total))] : []),
    ...(total > MOST_NAMED ? kinds.map(refusedKindText) : []),
    ...lines.slice(0, MOST_NAMED).map(refusedText),
    ...(total > MOST_NAMED ? [importWords.refusedMore(total - MOST_NAMED)] : []),
  ];
}

function lacking({ counts, lacks }: Extract<LogReport, { kind: 'lacking' }>): Refused {
  return counts.intakeDays === 0 && counts.weighings > 0
    ? refused(logWords.noEnergy)
    : refused(`${lackText(lacks)} ${soFarText(counts)}`, words.rule);
}

const stopReason = (bmi: BodyMassIndex | null): string =>
  (bmi === null ? null : underweightNotice(bmi)) ?? words.tooLittle;

function noFigure(report: Exclude<LogReport, Estimated>): Refused {
  switch (report.kind) {
    case 'empty':
      return refused(logWords.nothingUsable, words.rule);
    case 'lacking':
      return lacking(report);
    case 'personUnknown':
      return refused(logWords.person);
    case 'underAge':
      return refused(words.underAge, cliWords.toChildren);
    case 'stopped':
      return refused(words.stopped, stopReason(report.bmi), helpText);
    case 'pregnancy':
    case 'notModelled':
    case 'implausible':
      return refused(words[report.kind]);
  }
}

const changeRange = ({ low, high }: Estimate<Kilograms>, unit: WeightUnit): string =>
  words.range(formatChange(low, unit), formatChange(high, unit));

function figuresOf({ found }: Estimated, unit: WeightUnit, energy: EnergyUnit): readonly Figure[] {
  const { maintenance, intake, stored, weeklyChange, window } = found;
  const isStored = stored.value >= 0;
  return [
    energyFigureOf('maintenance', cliWords.ownMaintenance, maintenance.value, energy),
    energyFigureOf('maintenance.low', cliWords.lowest, maintenance.low, energy),
    energyFigureOf('maintenance.high', cliWords.highest, maintenance.high, energy),
    energyFigureOf('intake', words.eaten, intake.value, energy),
    figureOf(
      'weeklyChange',
      words.change(...windowDays(window)),
      weeklyChange.value,
      'kg',
      `${formatChange(weeklyChange.value, unit)} ${changeRange(weeklyChange, unit)}`,
    ),
    figureOf(
      'stored',
      isStored ? words.stored : words.taken,
      stored.value,
      'kcal',
      formatEnergy(Math.abs(stored.value), energy),
    ),
  ];
}

function figureSection(report: Estimated, unit: WeightUnit, energy: EnergyUnit): Section {
  const { window, flags } = report.found;
  return {
    title: words.title,
    figures: figuresOf(report, unit, energy),
    notes: [
      `${words.window(formatDayNumber(window.from), formatDayNumber(window.to))} ${words.intervalMeaning}`,
      ...flags.map((flag) => flagText(flag, energy)),
      ...(window.leftOut.length > 0 ? [logWords.leftOut(window.leftOut.length)] : []),
      words.habits,
    ],
  };
}

function workingOf({ found }: Estimated, energy: EnergyUnit): readonly string[] {
  const { maintenance, intake, stored, window } = found;
  return logWords.working({
    eaten: formatEnergy(intake.value, energy),
    stored: formatEnergy(Math.abs(stored.value), energy),
    isStored: stored.value >= 0,
    maintenance: formatEnergy(maintenance.value, energy),
    days: window.to - window.from + 1,
    intakeDays: window.intakes.length,
    weighings: window.weighings.length,
  });
}

/** Reads a log file and gives the person's own maintenance with its range, or says what's missing. */
export async function log(
  [path = '']: readonly string[],
  options: LogOptions,
  context: Context,
): Promise<Outcome> {
  const person = personIn(options, context.today);
  if (person && 'kind' in person) return person;
  const reading = await readLog(path, options, context);
  if (reading.kind !== 'read') return reading;
  const unit = unitsOf(options) === 'metric' ? 'kg' : 'lb';
  const notes = fileNotes(reading, unit);
  const report = buildLogReport(reading.days, person, context.today);
  if (report.kind !== 'estimated') {
    const { reason, instead } = noFigure(report);
    return refused(reason, ...instead, ...notes);
  }
  return answered(report, notes, { unit, energy: energyUnitOf(options) });
}

function answered(
  report: Estimated,
  notes: readonly string[],
  { unit, energy }: { unit: WeightUnit; energy: EnergyUnit },
): Outcome {
  return {
    kind: 'answered',
    entries: notes[0] ?? '',
    notices: [underweightNotice(report.bmi)].filter((notice) => notice !== null),
    sections: [
      figureSection(report, unit, energy),
      ...(notes.length > 1 ? [{ figures: [], notes: notes.slice(1) }] : []),
    ],
    working: () => workingOf(report, energy),
    questions: [],
  };
}
