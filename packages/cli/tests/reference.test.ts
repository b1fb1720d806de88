/** For every reference case, the command line gives the formulas' figure and the file's. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_FACTORS, GENDERS } from '@evenscale/formulas/energy';
import { cm, kg, years } from '@evenscale/formulas/units';
import { intakeForGoal } from '@evenscale/formulas/weight-model';
import { ownMaintenance } from '@evenscale/formulas/own-maintenance';
import { choiceIn, isLogFile, numberIn, objectIn, readCases } from '@evenscale/reference/case-file';
import type { JsonObject, ReferenceCase } from '@evenscale/reference/case-file';
import { compare } from '@evenscale/reference/comparison';
import { readLogs } from '@evenscale/reference/log-file';
import { kindOf } from '@evenscale/reference/run-file';
import { dayAfter } from '../../../src/tools/planner/plan/plan-dates.ts';
import { projectionPersonOf } from '../../../src/person/projection-person.ts';
import { heightOf, weightOf } from '../../../src/person/entry/measure-text.ts';
import { typedName } from '../src/options.ts';
import { type Ask, MEASURES_ASKED } from './ask-measures.ts';
import { runJson, TODAY, valueIn } from './run-line.ts';

const FOLDER = join(import.meta.dirname, '../../formulas/reference');

const measuresOf = (given: JsonObject): readonly string[] => {
  const isImperial = given['units'] === 'imperial';
  return [
    `${numberIn(given, 'weight')}${isImperial ? 'lb' : 'kg'}`,
    `${numberIn(given, 'height')}${isImperial ? 'in' : 'cm'}`,
  ];
};

const SOMEBODY = ['--age', '30', '--sex', 'male', '--activity', 'sedentary', '--use-anyway'];

const askBmi: Ask = async (given) => {
  const measures = measuresOf(given);
  const shown = await runJson(['bmi', '--use-anyway', ...measures]);
  const metric = await runJson(['bmi', '--use-anyway', '--units', 'metric', ...measures]);
  const tdee = await runJson(['tdee', ...SOMEBODY, ...measures]);
  const tdeeMetric = await runJson(['tdee', ...SOMEBODY, '--units', 'metric', ...measures]);
  const range = {
    min: valueIn(metric, 'idealWeightRange.min'),
    max: valueIn(metric, 'idealWeightRange.max'),
  };
  const bmi = valueIn(shown, 'bmi');
  return {
    bmi,
    bmi1dp: bmi,
    bmiWhole: bmi,
    bmiByExactConversion1dp: valueIn(metric, 'bmi'),
    idealWeightRange: range,
    idealWeightRangeKg: range,
    homeCategory: valueIn(shown, 'bmiCategory'),
    tdeeLabel: valueIn(tdee, 'bmiCategory'),
    tdeeLabelByExactConversion: valueIn(tdeeMetric, 'bmiCategory'),
  };
};

const askEnergy: Ask = async (given) => {
  const person = [
    `--age=${numberIn(given, 'age')}`,
    `--sex=${choiceIn(given, 'sex', GENDERS)}`,
    `--activity=${typedName(String(given['activityLevel']))}`,
    `${numberIn(given, 'weightKg')}kg`,
    `${numberIn(given, 'heightCm')}cm`,
  ];
  const mifflin = await runJson(['tdee', ...person]);
  const compared = await runJson(['tdee', '--compare', ...person]);
  const katch = await runJson(['tdee', `--body-fat=${numberIn(given, 'bodyFatPctForKatch')}`, ...person]);
  return {
    bmrMifflin: valueIn(mifflin, 'bmr'),
    tdeeMifflin: valueIn(mifflin, 'tdee'),
    bmrKatchMcArdle: valueIn(katch, 'bmr'),
    tdeeKatchMcArdle: valueIn(katch, 'tdee'),
    bmrHarrisBenedictRevised: valueIn(compared, 'opinion.energy.harrisBenedict.bmr'),
  };
};

const askBodyFat: Ask = async (given) => {
  const person = [`--age=${numberIn(given, 'age')}`, `--sex=${choiceIn(given, 'sex', GENDERS)}`];
  // At a height of one meter, the BMI equals the weight.
  const measures = [`${numberIn(given, 'bmi')}kg`, '100cm'];
  const output = await runJson(['tdee', ...person, '--activity=sedentary', '--use-anyway', ...measures]);
  return { bodyFatPct: valueIn(output, 'bodyFatPercentage') };
};

const PARTS = ['protein', 'carbs', 'fat'] as const;

/** A person whose maintenance is the energy to be split. With Katch–McArdle, it depends only on the weight. */
const askMacros: Ask = async (given) => {
  const lean = (numberIn(given, 'calories') / ACTIVITY_FACTORS.sedentary - 370) / 21.6;
  const person = ['--age=30', '--sex=female', '--activity=sedentary', '--body-fat=30', '--use-anyway'];
  const output = await runJson(['tdee', ...person, `${(lean / 0.7).toFixed(9)}kg`, '170cm']);
  const plan = String(given['plan']);
  return Object.fromEntries(PARTS.map((part) => [part, valueIn(output, `macros.${plan}.${part}`)]));
};

const askScreen: Ask = async (given) => {
  const bodyFat = given['bodyFat'];
  const output = await runJson([
    'tdee',
    `--age=${numberIn(given, 'age')}`,
    `--sex=${choiceIn(given, 'gender', GENDERS)}`,
    `--activity=${typedName(String(given['activityLevel']))}`,
    `--goal=${String(given['goal'])}`,
    ...(typeof bodyFat === 'number' && bodyFat >= 1 && bodyFat <= 70 ? [`--body-fat=${bodyFat}`] : []),
    ...measuresOf(given),
  ]);
  const given1 = (name: string) => output.figures[name]?.value;
  /** The figures under a name as an object, without withheld ones. */
  const under = (name: string) =>
    Object.fromEntries(
      Object.keys(output.figures)
        .filter((key) => key.startsWith(`${name}.`) && given1(key) !== undefined)
        .map((key) => [key.slice(name.length + 1), given1(key)]),
    );
  const plans = ['balanced', 'lowCarb', 'highProtein', 'ketogenic'];
  const macros = Object.fromEntries(plans.map((plan) => [plan, under(`macros.${plan}`)]));
  return {
    bmr: given1('bmr'),
    tdee: given1('tdee'),
    bmi: given1('bmi'),
    bmiLabel: given1('bmiCategory'),
    bodyFatPercentage: given1('bodyFatPercentage'),
    targetCalories: under('targetCalories'),
    ...(Object.keys(under('macros')).length > 0 ? { macros } : {}),
  };
};

const askChild: Ask = async (given) => {
  const age = [`--age-months=${numberIn(given, 'ageMonths')}`, `--sex=${choiceIn(given, 'sex', GENDERS)}`];
  // At a height of two meters, the weight is four times the BMI.
  const measures = [`${4 * numberIn(given, 'bmi')}kg`, '200cm'];
  const output = await runJson(['child-bmi', ...age, '--use-anyway', ...measures]);
  const percentOfP95 = output.figures['percentOfP95']?.value;
  return {
    z: valueIn(output, 'z'),
    percentile: valueIn(output, 'percentile'),
    p95: valueIn(output, 'p95'),
    ...(percentOfP95 === undefined ? {} : { percentOfP95 }),
    category: String(valueIn(output, 'category')).toLowerCase(),
  };
};

/** The files whose fields a command prints. */
const ASKED: Readonly<Record<string, Ask>> = {
  'bmi-grid.json': askBmi,
  'bmi-nhlbi-table.json': askBmi,
  'spec-boundaries.json': askBmi,
  'bmr-tdee-grid.json': askEnergy,
  'body-fat-deurenberg.json': askBodyFat,
  'macro-grams.json': askMacros,
  'tdee-screen.json': askScreen,
  'child-bmi.json': askChild,
  ...MEASURES_ASKED,
};

/** Fields that no command prints: the position on a drawn scale, and a percentage shown only where it's meaningful. */
const NOT_SHOWN = ['homeMarkerPct', 'tdeeProgressPct', 'percentOfP95'];

/** Files with weight trajectories or plans, which have separate tests. */
const COURSES = ['weight-goals.json', 'weight-trajectories.json'];

/** Files for a page that has no command. */
const WITHOUT_COMMAND = ['pregnancy.json'];

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test('every reference file is tested', () => {
  expect([...Object.keys(ASKED), ...COURSES, ...WITHOUT_COMMAND].toSorted()).toEqual(files.toSorted());
});

/** Withheld targets aren't compared, because they must not be printed. */
function onlyShown(expected: JsonObject, actual: unknown): JsonObject {
  const shown = new Set(Object.keys(typeof actual === 'object' && actual !== null ? actual : {}));
  return Object.fromEntries(Object.entries(expected).filter(([key]) => shown.has(key)));
}

async function expectCase(file: string, ask: Ask, reference: ReferenceCase): Promise<number> {
  const kind = kindOf(join(FOLDER, file));
  const figures = await ask(objectIn(reference.fields, 'input'));
  let compared = 0;
  for (const [field, expected] of Object.entries(reference.expected)) {
    const quantity = kind[field];
    const actual = figures[field];
    if (quantity === undefined || actual === undefined) {
      expect([...NOT_SHOWN, 'macros'], `${reference.id} ${field}`).toContain(field);
      continue;
    }
    const isTargets = field === 'targetCalories';
    const wanted = isTargets ? onlyShown(expected as JsonObject, actual) : expected;
    const problems = compare(field, wanted, actual, quantity.tolerance).filter(({ problem }) => problem);
    expect(problems, reference.id).toEqual([]);
    const formula = quantity.actual(reference);
    if (typeof formula === 'number') expect(actual, `${reference.id} ${field}`).toBeCloseTo(formula, 6);
    compared += 1;
  }
  return compared;
}

/** The formulas accept a weight below 0 and return 0; forms and commands reject it. */
const isAccepted = ({ fields }: ReferenceCase): boolean =>
  Number(objectIn(fields, 'input')['weight'] ?? 1) > 0;

describe.each(Object.entries(ASKED))('%s', (file, ask) => {
  test('gives the same figures on the command line', async () => {
    for (const reference of readCases(join(FOLDER, file)).filter(isAccepted))
      expect(await expectCase(file, ask, reference), reference.id).toBeGreaterThan(0);
  });
});

test('weight-goals.json: a plan has the intake that the formulas find for the same person and goal', async () => {
  let planned = 0;
  for (const { id, fields } of readCases(join(FOLDER, 'weight-goals.json'))) {
    const [given, goal] = [objectIn(fields, 'person'), objectIn(fields, 'goal')];
    const [weight, height, age] = ['weightKg', 'heightCm', 'ageYears'].map((key) => numberIn(given, key));
    const gender = choiceIn(given, 'sex', GENDERS);
    const days = numberIn(goal, 'days');
    const goalWeight = numberIn(goal, 'weightKg');
    const output = await runJson([
      'plan',
      `--age=${age}`,
      `--sex=${gender}`,
      '--activity=lightly-active',
      `--by=${dayAfter(TODAY, days)}`,
      `${weight}kg`,
      `${height}cm`,
      `${goalWeight}kg`,
    ]);
    const { model } = projectionPersonOf({
      units: 'metric',
      weight: weightOf(weight ?? 0, 'kg'),
      height: heightOf(height ?? 0, 'cm'),
      age: years(age ?? 0),
      gender,
      activityLevel: 'lightlyActive',
    });
    const found = model && intakeForGoal(model, { weight: kg(goalWeight), day: days });
    if (output.status === 'refused') continue;
    expect(found?.kind, id).toBe('found');
    if (found?.kind !== 'found') continue;
    expect(valueIn(output, 'plan.intake'), id).toBeCloseTo(found.intake, 3);
    expect(valueIn(output, 'plan.maintenance'), id).toBeCloseTo(found.afterwards, 3);
    planned += 1;
  }
  expect(planned).toBeGreaterThan(5);
});

test('logs: a file gives the maintenance that the formulas find for the same days', async () => {
  const [file = ''] = readdirSync(join(FOLDER, 'logs')).filter((name) => name.endsWith('.json'));
  const path = join(FOLDER, 'logs', file);
  expect(isLogFile(path)).toBe(true);
  let estimated = 0;
  for (const { id, person, days } of readLogs(path)) {
    const last = Math.max(...days.map(({ day }) => day));
    const rows = days.map(
      ({ day, weight, intake }) => `${dayAfter(TODAY, day - last)},${weight ?? ''},${intake ?? ''},,`,
    );
    const text = ['date,weight_kg,intake_kcal,intake_kj,note', ...rows].join('\n');
    const who = [`--sex=${person.gender}`, `--age=${person.age}`, `--height=${person.height}cm`];
    const output = await runJson(['log', 'log.csv', ...who], { 'log.csv': text });
    // Log files have no line for a day without an entry.
    const entered = days.filter(({ weight, intake }) => weight !== null || intake !== null);
    const formula = ownMaintenance({ ...person, height: cm(person.height), bodyFat: null }, entered);
    expect(output.status, id).toBe(formula.kind === 'estimated' ? 'answered' : 'refused');
    if (formula.kind !== 'estimated') continue;
    estimated += 1;
    for (const [name, value] of Object.entries(formula.maintenance))
      expect(valueIn(output, name === 'value' ? 'maintenance' : `maintenance.${name}`), id).toBeCloseTo(
        value,
        4,
      );
  }
  expect(estimated).toBeGreaterThan(50);
});
