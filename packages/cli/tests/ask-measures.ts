/** Runs reference cases for body measures other than BMI, and for other energy equations, as command lines. */
import { type ActivityCategory, CATEGORY_OF_LEVEL, GENDERS } from '@evenscale/formulas/energy';
import { choiceIn, numberIn } from '@evenscale/reference/case-file';
import type { JsonObject } from '@evenscale/reference/case-file';
import { typedName } from '../src/options.ts';
import { runJson, valueIn } from './run-line.ts';

/** Maps the file's expected fields to the commands' figures. */
type Figures = Readonly<Record<string, unknown>>;
export type Ask = (given: JsonObject) => Promise<Figures>;

const sexOf = (given: JsonObject): string => `--sex=${choiceIn(given, 'sex', GENDERS)}`;

const askTape: Ask = async (given) => {
  const hips = given['hipCm'] === undefined ? [] : [`--hips=${numberIn(given, 'hipCm')}cm`];
  const output = await runJson([
    'body-fat',
    '--age=30',
    sexOf(given),
    `--neck=${numberIn(given, 'neckCm')}cm`,
    `--waist=${numberIn(given, 'waistCm')}cm`,
    ...hips,
    `${numberIn(given, 'heightCm')}cm`,
  ]);
  return { bodyFatPct: valueIn(output, 'tape.bodyFat') };
};

const EQUATIONS = ['devine', 'robinson', 'miller', 'hamwi'];

/** These depend only on height and sex. */
const askIdealWeight: Ask = async (given) => {
  const output = await runJson([
    'body-size',
    '--age=30',
    sexOf(given),
    '70kg',
    `${numberIn(given, 'heightCm')}cm`,
  ]);
  return Object.fromEntries(
    EQUATIONS.map((equation) => [equation, valueIn(output, `opinion.idealWeight.${equation}`)]),
  );
};

const askExtras: Ask = async (given) => {
  const output = await runJson([
    'body-size',
    '--age=30',
    sexOf(given),
    `--waist=${numberIn(given, 'waistCm')}cm`,
    `--body-fat=${numberIn(given, 'bodyFatPct')}`,
    `${numberIn(given, 'weightKg')}kg`,
    `${numberIn(given, 'heightCm')}cm`,
  ]);
  return {
    waistToHeight: valueIn(output, 'opinion.waistToHeight'),
    leanBodyMassBoerKg: valueIn(output, 'opinion.leanMass.boer'),
    ffmi: valueIn(output, 'opinion.leanMass.index'),
  };
};

/** The activity level for each category of the reference intakes. */
const LEVELS = new Map<ActivityCategory, string>(
  Object.entries(CATEGORY_OF_LEVEL).map(([level, category]) => [category, typedName(level)]),
);

const askRequirement: Ask = async (given) => {
  const category = choiceIn(given, 'activityCategory', [...LEVELS.keys()]);
  const output = await runJson([
    'tdee',
    '--compare',
    `--age=${numberIn(given, 'ageYears')}`,
    sexOf(given),
    `--activity=${LEVELS.get(category) ?? ''}`,
    `${numberIn(given, 'weightKg')}kg`,
    `${numberIn(given, 'heightCm')}cm`,
  ]);
  return { eerKcal: valueIn(output, 'opinion.energy.eer.tdee') };
};

/** The command lines for each of these files. */
export const MEASURES_ASKED: Readonly<Record<string, Ask>> = {
  'body-fat-navy.json': askTape,
  'ideal-weight-formulas.json': askIdealWeight,
  'anthropometry-extras.json': askExtras,
  'eer-2023.json': askRequirement,
};
