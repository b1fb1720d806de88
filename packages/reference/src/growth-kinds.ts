/** Body mass index of children and teens: z-score, percentile and category. */
import { GENDERS } from '@evenscale/formulas/energy';
import { childBmi, type ChildBmi } from '@evenscale/formulas/growth';
import { bmiValue, months } from '@evenscale/formulas/units';
import { choiceIn, numberIn } from './case-file.ts';
import { exact, within, type Tolerance } from './comparison.ts';
import { from, type Kind, type Quantity } from './quantity.ts';

/** Null for an age that the charts do not cover. */
const fromBmi = (tolerance: Tolerance, of: (result: ChildBmi) => unknown): Quantity =>
  from(tolerance, (given) => {
    const result = childBmi(
      choiceIn(given, 'sex', GENDERS),
      months(numberIn(given, 'ageMonths')),
      bmiValue(numberIn(given, 'bmi')),
    );
    return result.kind === 'covered' ? of(result) : null;
  });

export const childBmiKind: Kind = {
  z: fromBmi(within(1e-6), ({ z }) => z),
  percentile: fromBmi(within(1e-6), ({ percentile }) => percentile),
  p95: fromBmi(within(1e-6), ({ p95 }) => p95),
  percentOfP95: fromBmi(within(1e-6), ({ percentOfP95 }) => percentOfP95),
  category: fromBmi(exact, ({ band }) => band.label.toLowerCase()),
};
