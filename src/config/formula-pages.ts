import type { StaticPage } from './page-facts.ts';
import { developerPaths } from './paths.ts';

const page = (subject: string, title: string, description: string): StaticPage => ({
  path: developerPaths.formulas(subject),
  title,
  description,
  section: 'For developers',
  modified: '2026-11-22',
});

/** The pages that document the formulas, by subject: one per entry point of the package. */
export const formulaPages = {
  bmi: page(
    'bmi',
    'Formulas for BMI: index, categories, healthy weight',
    'Functions for body mass index in metric and imperial units, the categories for adults, the ideal weight range and the position on a scale, with sources.',
  ),
  'body-composition': page(
    'body-composition',
    'Formulas for body composition: fat, lean mass, waist',
    'Functions for body fat from BMI or a tape measure, lean mass, fat-free mass index, four ideal weights and waist-to-height ratio, each with its source.',
  ),
  energy: page(
    'energy',
    'Formulas for energy: BMR, TDEE, calorie targets',
    'Functions for resting energy by five equations, daily energy, activity levels, calorie targets and their limits, each with its source and an example.',
  ),
  growth: page(
    'growth',
    'Formulas for growth: BMI percentiles of children',
    'Functions for a child’s BMI percentile, z-score and category by CDC’s growth charts with the 2022 extension, and for ages in months, with sources.',
  ),
  macros: page(
    'macros',
    'Formulas for macros: protein, carbohydrate and fat',
    'Functions for grams of protein, carbohydrate and fat from calories by a plan or your own split, protein by body weight, and meals, each with its source.',
  ),
  'own-maintenance': page(
    'own-maintenance',
    'Formulas for maintenance calories from a log',
    'Functions that find what a body uses in a day from a log of weights and meals, with a 95% interval, and the weight trend, each with its source.',
  ),
  pregnancy: page(
    'pregnancy',
    'Formulas for weight gain during pregnancy',
    'Functions for the 2009 guideline on weight gain during pregnancy by BMI before it, for one baby and twins, and for the week from a due date, with sources.',
  ),
  trace: page(
    'trace',
    'Formulas step by step: traces of a calculation',
    'Functions that give the steps of a calculation as data: the equation, what goes in and what comes out, in kilocalories or kilojoules.',
  ),
  units: page(
    'units',
    'Units for the formulas: quantities that do not mix',
    'Types for kilograms, pounds, centimeters, inches, years and calories that cannot be mixed up, with functions that convert them exactly as the site does.',
  ),
  'weight-model': page(
    'weight-model',
    'Formulas for weight change: the dynamic model',
    'Functions that project body weight from intake and activity by the model behind the NIH planner, and find the intake that reaches a goal.',
  ),
} as const satisfies Readonly<Record<string, StaticPage>>;

export type FormulaSubject = keyof typeof formulaPages;
