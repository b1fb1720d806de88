import { HEALTHY_BMI } from '#formulas/bmi/bmi.ts';
import { TARGET_STEPS } from '#formulas/energy/calorie-targets.ts';
import { paths } from '#config/paths.ts';
import styles from '#ui/Explanation.module.css';

/** What the figures mean and what to do with them; static, shown under the results. */
export function HomeExplanation() {
  return (
    <section className={styles['explanation']} aria-labelledby="explanation">
      <h2 id="explanation">What these numbers mean</h2>
      <p>
        BMI sets weight against height. It is a quick screen and knows nothing of muscle, waist or health: two
        people with the same BMI can be very different.{' '}
        <a href={paths.bmiInformation}>What BMI says and what it does not</a>.
      </p>
      <p>
        The ideal weight range is your height at a BMI of {HEALTHY_BMI.min} to {HEALTHY_BMI.max}. It is a
        range for most adults, not a goal for everybody.
      </p>
      <p>
        A gap of {-TARGET_STEPS.loss} kcal a day is often quoted as 0.5 kg (1 lb) a week. That holds for the
        first weeks; as you get lighter you burn less, and the change slows.{' '}
        <a href={paths.calorieDeficitGuide}>What a calorie deficit really does</a>. What to eat for a goal
        weight by a date, the <a href={paths.weightPlanner}>weight planner</a> works out.
      </p>
      <p>
        For targets that fit your goal, with protein, carbs and fat, use the{' '}
        <a href={paths.tdeeCalculator}>TDEE calculator</a>; your entries come along. Every formula and its
        error stands in <a href={paths.methodology}>how we calculate</a>.
      </p>
      <p>
        During pregnancy or breastfeeding, at 65 and over, with much muscle, or with a history of an eating
        disorder these numbers can mislead.{' '}
        <a href={paths.bmiInformation}>Who should read them differently</a>.
      </p>
    </section>
  );
}
