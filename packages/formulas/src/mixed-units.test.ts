/**
 * Mixing units must not compile. The lines marked as errors are in a function that is never called. The compiler
 * reports each mark on a line without an error, and the test below runs the compiler on this file.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { HOME_BMI_BANDS, classify } from './bmi/bmi-bands.ts';
import { bodyMassIndex, bodyMassIndexImperial, idealWeightRange } from './bmi/bmi.ts';
import { judgeCalorieTarget } from './energy/calorie-judgement.ts';
import { katchMcArdle, mifflinStJeor } from './energy/energy.ts';
import { childBmi } from './growth/child-bmi.ts';
import { macroGrams } from './macros/macros.ts';
import { bmiValue, cm, inches, kcal, kg, kilogramsFromPounds, lb, percent, years } from './units.ts';
import type { Kilograms } from './units.ts';

export function mixedUnits(): Kilograms {
  // @ts-expect-error -- a bare number has no unit
  bodyMassIndex(70, cm(175));
  // @ts-expect-error -- pounds are not kilograms
  bodyMassIndex(lb(154), cm(175));
  // @ts-expect-error -- inches are not centimetres
  bodyMassIndex(kg(70), inches(69));
  // @ts-expect-error -- the two are swapped
  bodyMassIndex(cm(175), kg(70));
  // @ts-expect-error -- metric entries do not fit the imperial formula
  bodyMassIndexImperial(kg(70), cm(175));
  // @ts-expect-error -- an ideal range belongs to a height
  idealWeightRange(kg(70));
  // @ts-expect-error -- a weight is not an index
  classify(HOME_BMI_BANDS, kg(24));
  // @ts-expect-error -- age and height are swapped
  mifflinStJeor(kg(70), years(30), cm(175), 'male');
  // @ts-expect-error -- body fat is a share, not a weight
  katchMcArdle(kg(70), kg(14));
  // @ts-expect-error -- grams come from energy, not from a share
  macroGrams(percent(30), 'balanced');
  // @ts-expect-error -- a target is an energy
  judgeCalorieTarget(kg(1500), kcal(1400), 'female');
  // @ts-expect-error -- the growth charts count age in months
  childBmi('female', years(9), bmiValue(17));
  // @ts-expect-error -- kilograms cannot be converted once more
  kilogramsFromPounds(kg(70));
  // @ts-expect-error -- a sum of quantities has lost its unit until a constructor gives it back
  const sum: Kilograms = kg(70) + kg(1);
  return sum;
}

test('the compiler rejects every mix of units', () => {
  const config = join(import.meta.dirname, '../tsconfig.json');
  const read: unknown = ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config;
  const { options } = ts.parseJsonConfigFileContent(read, ts.sys, dirname(config));
  const program = ts.createProgram([import.meta.filename], { ...options, types: ['node'] });
  const source = program.getSourceFile(import.meta.filename);
  const complaints = program
    .getSemanticDiagnostics(source)
    .map((complaint) => ts.flattenDiagnosticMessageText(complaint.messageText, '\n'));
  expect(complaints).toEqual([]);
  expect(source?.text.match(/@ts-expect-error/g)?.length).toBeGreaterThanOrEqual(14);
});
