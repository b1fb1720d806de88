import { childBmi, extendedSigma, lmsAt } from '@evenscale/formulas/growth';
import { childBodyMassIndex, type ChildMeasurement } from '#person/child/child-measurement.ts';
import { formatStep } from './format-steps.ts';
import { stepWords as words } from './steps-words.ts';

/** One line of the calculation: its name, the formula, and the result. */
export interface ChildStep {
  readonly label: string;
  readonly working: string;
  readonly result: string;
}

/** The calculation from weight, height and age to the percentile, with its numbers. */
export function buildChildSteps(child: ChildMeasurement): readonly ChildStep[] {
  const { gender, age, weight, height } = child;
  const bmi = childBodyMassIndex(child);
  const figures = childBmi(gender, age, bmi);
  if (figures.kind !== 'covered') return [];
  const { l, m, s } = lmsAt(gender, age);
  const { p95, percentile, z, percentOfP95 } = figures;
  const metres = height.centimetres / 100;
  const [L, M, S, B, P] = [l, m, s, bmi, p95].map(formatStep);
  const first: readonly ChildStep[] = [
    {
      label: words.bmi,
      working: `${formatStep(weight.kilograms)} ÷ ${formatStep(metres)}²`,
      result: formatStep(bmi),
    },
    { label: words.age, working: words.ageWorking, result: words.months(formatStep(age)) },
    { label: words.lms, working: words.lmsWorking, result: `L ${L}, M ${M}, S ${S}` },
    { label: words.p95, working: `${M} × (1 + 1.645 × ${L} × ${S})^(1 ÷ ${L})`, result: formatStep(p95) },
  ];
  if (bmi < p95)
    return [
      ...first,
      { label: words.z, working: `((${B} ÷ ${M})^${L} − 1) ÷ (${L} × ${S})`, result: formatStep(z) },
      { label: words.percentile, working: '100 × Φ(z)', result: formatStep(percentile) },
    ];
  const sigma = extendedSigma(gender, age);
  return [
    ...first,
    { label: words.sigma, working: words.sigmaWorking, result: formatStep(sigma) },
    {
      label: words.percentile,
      working: `90 + 10 × Φ((${B} − ${P}) ÷ ${formatStep(sigma)})`,
      result: formatStep(percentile),
    },
    { label: words.z, working: 'Φ⁻¹(percentile ÷ 100)', result: formatStep(z) },
    { label: words.percentOfP95, working: `100 × ${B} ÷ ${P}`, result: `${formatStep(percentOfP95)}%` },
  ];
}
