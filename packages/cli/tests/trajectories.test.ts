/** Weight trajectories calculated by other programs, compared with the command line. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENDERS } from '@evenscale/formulas/energy';
import {
  choiceIn,
  isObject,
  numberIn,
  objectIn,
  optionalNumberIn,
  readCases,
} from '@evenscale/reference/case-file';
import type { Json, JsonObject, ReferenceCase } from '@evenscale/reference/case-file';
import { compare, relative } from '@evenscale/reference/comparison';
import { kindOf, partsOf } from '@evenscale/reference/run-file';
import { runJson, valueIn, type JsonOutput } from './run-line.ts';

const FILE = join(import.meta.dirname, '../../formulas/reference/weight-trajectories.json');
const kind = kindOf(FILE);

const phasesOf = ({ fields }: ReferenceCase): readonly JsonObject[] => {
  const { phases } = fields;
  return Array.isArray(phases) ? phases.filter(isObject) : [];
};

const given = (option: string, value: number | null): readonly string[] =>
  value === null ? [] : [`--${option}=${value}`];

/** Resting energy and maintenance together give the file's activity level. */
function lineOf(reference: ReferenceCase): readonly string[] {
  const person = objectIn(reference.fields, 'person');
  const baseline = objectIn(reference.fields, 'baseline');
  const phases = phasesOf(reference);
  const [first = {}] = phases;
  const sodium = numberIn(first, 'sodiumMg');
  const usualSodium =
    (numberIn(baseline, 'sodiumMg') * numberIn(first, 'intakeKcal')) / numberIn(baseline, 'intakeKcal');
  return [
    'project',
    `--age=${numberIn(person, 'ageYears')}`,
    `--sex=${choiceIn(person, 'sex', GENDERS)}`,
    `--maintenance=${numberIn(baseline, 'intakeKcal')}`,
    `--resting=${numberIn(baseline, 'rmrKcal')}`,
    ...phases.map((phase) => `--eat=${numberIn(phase, 'intakeKcal')}@${numberIn(phase, 'fromDay')}`),
    `--carbs=${100 * numberIn(first, 'carbFraction')}`,
    ...(Math.abs(sodium - usualSodium) > 1 ? [`--sodium=${sodium}`] : []),
    ...given('movement', optionalNumberIn(first, 'activityFactor')),
    ...given('pal', optionalNumberIn(first, 'pal')),
    ...given('body-fat', optionalNumberIn(person, 'bodyFatPct')),
    '--days=730',
    '--every=1',
    `${numberIn(person, 'weightKg')}kg`,
    `${numberIn(person, 'heightCm')}cm`,
  ];
}

/** Maps the file's series to the command's figures. */
const NAMES: Readonly<Record<string, string>> = {
  weightKg: 'weight',
  fatKg: 'fat',
  expenditureKcal: 'expenditure',
};

/** The expected values up to the last day that the command prints, which is before the BMI falls below 18.5. */
function seriesOf(output: JsonOutput, days: readonly Json[], path: string): readonly unknown[] {
  const name = NAMES[path.split('.')[1] ?? ''];
  return days.map((day) => (name === undefined ? day : valueIn(output, `projection.${String(day)}.${name}`)));
}

const LOWEST_BMI = 18.5;

/** The last day that is printed. Weights after an early end must be ones that the site doesn't show. */
function lastDayOf(output: JsonOutput, reference: ReferenceCase): number {
  const told = Object.keys(output.figures).flatMap(
    (name) => /^projection\.(\d+)\.weight$/u.exec(name)?.[1] ?? [],
  );
  const last = Math.max(...told.map(Number));
  const { days, weightKg } = objectIn(reference.expected, 'nihSimulator');
  if (!Array.isArray(days) || !Array.isArray(weightKg)) throw new Error('has no course');
  const later = weightKg.filter((_, place) => Number(days[place]) > last).map(Number);
  const metres = numberIn(objectIn(reference.fields, 'person'), 'heightCm') / 100;
  expect(Math.max(0, ...later)).toBeLessThan(LOWEST_BMI * metres ** 2 * 1.001);
  return last;
}

/** The command line and the formulas add up the same energies in a different order. */
const SAME = relative(1e-6);

/** Intakes below the guidance, and a step of 1,000 in the healthy range: the site draws no curve for them. */
const NOT_FOR_PLANNING: readonly string[] = [
  'P08-gain1000',
  'P11-lose250',
  'P11-lose20pct',
  'P11-lose300-activity+40pct',
  'P11-pal+0.2-lose300',
];

test.each(readCases(FILE).map((reference) => [reference.id, reference] as const))(
  '%s',
  async (_, reference) => {
    const output = await runJson(lineOf(reference));
    if (NOT_FOR_PLANNING.includes(reference.id)) {
      expect(output.status).toBe('refused');
      return;
    }
    expect(output.status).toBe('answered');
    const last = lastDayOf(output, reference);
    for (const { path, expected, quantity } of partsOf(kind, reference)) {
      const { days: all } = objectIn(reference.expected, path.split('.')[0] ?? '');
      const days = (Array.isArray(all) ? all : []).filter((day) => Number(day) <= last);
      const actual = seriesOf(output, days, path);
      const formulas = quantity?.actual(reference);
      if (!quantity || !Array.isArray(expected) || !Array.isArray(formulas))
        throw new Error(`nothing is known that compares ${path}`);
      expect(actual.length).toBeGreaterThan(30);
      for (const findings of [
        compare(path, expected.slice(0, days.length), actual, quantity.tolerance),
        compare(path, (formulas as readonly Json[]).slice(0, days.length), actual, SAME),
      ])
        expect(findings.filter(({ problem }) => problem)).toEqual([]);
    }
  },
);
