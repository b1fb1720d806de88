import { withUnit } from '../blocks/with-unit.ts';
import { NOISE, formatDeviation, formatFraction } from './format-value.ts';
import type { FileReport } from '@evenscale/reference/file-report';

type Quantity = FileReport['quantities'][number];

interface QuantityName {
  readonly label: string;
  readonly unit?: string;
}

const BMI_UNIT = 'kg/m²';

/** Names and units of the fields in the reference files. */
const NAMES: Readonly<Record<string, QuantityName>> = {
  bmi: { label: 'BMI', unit: BMI_UNIT },
  bmi1dp: { label: 'BMI, one decimal', unit: BMI_UNIT },
  bmiWhole: { label: 'BMI, whole', unit: BMI_UNIT },
  bmiByExactConversion1dp: { label: 'BMI, units converted first', unit: BMI_UNIT },
  bmiLabel: { label: 'Category, TDEE calculator' },
  idealWeightRange: { label: 'Ideal weight range', unit: 'kg' },
  idealWeightRangeKg: { label: 'Ideal weight range, imperial height', unit: 'kg' },
  homeCategory: { label: 'Category, BMI calculator' },
  tdeeLabel: { label: 'Category, TDEE calculator' },
  tdeeLabelByExactConversion: { label: 'Category, units converted first' },
  homeMarkerPct: { label: 'Place on the BMI calculator’s scale', unit: '%' },
  tdeeProgressPct: { label: 'Place on the TDEE calculator’s bar', unit: '%' },
  bodyFatPct: { label: 'Body fat', unit: 'points' },
  bodyFatPercentage: { label: 'Body fat', unit: 'points' },
  bmr: { label: 'BMR', unit: 'kcal' },
  tdee: { label: 'TDEE', unit: 'kcal' },
  bmrMifflin: { label: 'BMR, Mifflin–St Jeor', unit: 'kcal' },
  tdeeMifflin: { label: 'TDEE, Mifflin–St Jeor', unit: 'kcal' },
  bmrKatchMcArdle: { label: 'BMR, Katch–McArdle', unit: 'kcal' },
  tdeeKatchMcArdle: { label: 'TDEE, Katch–McArdle', unit: 'kcal' },
  bmrHarrisBenedictRevised: { label: 'BMR, Harris–Benedict revised', unit: 'kcal' },
  eerKcal: { label: 'Energy requirement', unit: 'kcal' },
  targetCalories: { label: 'Seven targets', unit: 'kcal' },
  macros: { label: 'Four macro plans', unit: 'g' },
  protein: { label: 'Protein', unit: 'g' },
  carbs: { label: 'Carbohydrate', unit: 'g' },
  fat: { label: 'Fat', unit: 'g' },
  devine: { label: 'Devine', unit: 'kg' },
  robinson: { label: 'Robinson', unit: 'kg' },
  miller: { label: 'Miller', unit: 'kg' },
  hamwi: { label: 'Hamwi', unit: 'kg' },
  waistToHeight: { label: 'Waist to height' },
  leanBodyMassBoerKg: { label: 'Lean mass, Boer', unit: 'kg' },
  ffmi: { label: 'Fat-free mass index', unit: BMI_UNIT },
  z: { label: 'z-score' },
  percentile: { label: 'Percentile', unit: 'points' },
  p95: { label: 'BMI at the 95th percentile', unit: BMI_UNIT },
  percentOfP95: { label: 'Percent of the 95th percentile', unit: 'points' },
  category: { label: 'Category' },
  totalMin: { label: 'Whole pregnancy, low end', unit: 'kg' },
  totalMax: { label: 'Whole pregnancy, high end', unit: 'kg' },
  weekMin: { label: 'Until a week, low end', unit: 'kg' },
  weekMax: { label: 'Until a week, high end', unit: 'kg' },
  intakeToGoalKcal: { label: 'Intake that reaches a goal', unit: 'kcal' },
  intakeToMaintainGoalKcal: { label: 'Intake that keeps it', unit: 'kcal' },
  weightAtGoalDayKg: { label: 'Weight on the day', unit: 'kg' },
  bodyFatPctAtGoalDay: { label: 'Body fat on the day', unit: 'points' },
  weightWhileMaintaining: { label: 'Weight afterward' },
};

/** Titles for files whose own titles are written for developers. */
const TITLES: Readonly<Record<string, string>> = {
  'bmi-nhlbi-table.json':
    'Printed BMI table of the US National Heart, Lung, and Blood Institute, every fifth cell',
  'spec-boundaries.json': 'Limits of the categories, and places on the two scales',
  'tdee-screen.json': 'The whole TDEE card, from entries to macros',
  'bmi-grid.json': 'BMI and ideal weight in metric and imperial units',
  'eer-2023.json': 'Reference intakes for energy, 2023',
  'weight-trajectories.json': 'Body weight week by week, by three programs of the dynamic model',
  'weight-goals.json': 'Intake that reaches a weight by a day, and intake that keeps it',
};

/** The title of a file, as shown on the page. */
export const runTitle = ({ file, title }: FileReport): string => TITLES[file] ?? title;

/** Prefixes of names that belong to one of several programs, such as `bw.weightKg`. */
const PROGRAMS: Readonly<Record<string, string>> = {
  nihSimulator: 'NIH simulator',
  nihIosApp: 'NIDDK app',
  bw: 'R package bw',
};
const SERIES: Readonly<Record<string, string>> = {
  days: 'days',
  weightKg: 'weight',
  fatKg: 'fat',
  expenditureKcal: 'energy spent',
};

/** The reader's name for a quantity; a new one keeps its field name until it gets a better one. */
export function quantityLabel(name: string): string {
  const [program = '', series = ''] = name.split('.');
  const known = PROGRAMS[program];
  if (known !== undefined) return `${known}, ${SERIES[series] ?? series}`;
  return NAMES[name]?.label ?? name;
}

const measured = (name: string, figure: string): string => withUnit(figure, NAMES[name]?.unit ?? '');

const RELATIVE = ' relative';
const PRINTED = ' decimals printed';

/** The tolerance, in words. */
export function toleranceText({ name, tolerance }: Quantity): string {
  if (tolerance === 'exact') return 'must be the same';
  if (tolerance.endsWith(PRINTED))
    return `${measured(name, formatDeviation(0.5 * 10 ** -Number.parseInt(tolerance, 10)))}, half the last digit printed`;
  if (tolerance.endsWith(RELATIVE)) return `${formatFraction(Number.parseFloat(tolerance))}%`;
  return measured(name, tolerance);
}

/** The measured deviation, in words. */
export function deviationText({ name, tolerance, deviation }: Quantity): string {
  if (deviation === null || deviation < NOISE) return 'the same';
  if (tolerance.endsWith(RELATIVE)) return `${formatFraction(deviation)}%`;
  return measured(name, formatDeviation(deviation));
}

/** The quantity that came closest to its tolerance; undefined if there is no deviation. */
export function worstOf({ quantities }: FileReport): Quantity | undefined {
  return quantities
    .filter(({ deviation }) => deviation !== null && deviation >= NOISE)
    .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))[0];
}
