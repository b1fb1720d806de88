import { IMPERIAL_BMI_FACTOR } from '#formulas/bmi/bmi.ts';
import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '#formulas/energy/energy.ts';
import { TARGET_STEPS } from '#formulas/energy/calorie-targets.ts';
import { activityLevelNames } from './entry-words.ts';
import { Notice } from '#ui/Notice.tsx';

const FACTORS = ACTIVITY_LEVELS.map(
  (level) => `${ACTIVITY_FACTORS[level]} (${activityLevelNames[level]})`,
).join(', ');

/** Shown where scripts are off: the form needs them, and these are the sums to do by hand (ruling 20). */
export function WithoutScripts() {
  return (
    <noscript>
      <Notice>
        <p>
          <strong>This form needs JavaScript,</strong> because every sum is done in your own browser. Without
          it, these are the formulas to work out by hand:
        </p>
        <ul>
          <li>BMI = weight in kg ÷ (height in m)²</li>
          <li>BMI = weight in lb × {IMPERIAL_BMI_FACTOR} ÷ (height in inches)²</li>
          <li>Resting energy (BMR), male = 10 × kg + 6.25 × cm − 5 × age + 5 kcal a day</li>
          <li>Resting energy (BMR), female = 10 × kg + 6.25 × cm − 5 × age − 161 kcal a day</li>
          <li>Calories that keep your weight = BMR × activity: {FACTORS}</li>
          <li>
            Weight loss: {-TARGET_STEPS.loss} kcal less. Weight gain: {TARGET_STEPS.gain} kcal more.
          </li>
        </ul>
      </Notice>
    </noscript>
  );
}
