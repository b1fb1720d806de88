import { paths } from '#config/paths.ts';
import styles from '#ui/Explanation.module.css';

/** What to do with the results, with three links; static, shown under them. */
export function TdeeExplanation() {
  return (
    <section className={styles['explanation']} aria-labelledby="understanding">
      <h2 id="understanding">Understanding your results</h2>
      <p>
        <strong>TDEE</strong> is what a day costs you. <strong>BMR</strong> is the part that merely being
        alive takes, usually more than half of it.{' '}
        <a href={paths.article('bmr-vs-tdee')}>How the two differ</a>.
      </p>
      <p>
        <strong>Targets</strong> are TDEE plus or minus a fixed step. The mild ones are slow and easy to keep;
        the extreme ones are listed for completeness and rarely wise. A gap works fully in the first weeks and
        ever less after that: <a href={paths.calorieDeficitGuide}>what a calorie deficit really does</a>. For
        a goal weight by a date, use the <a href={paths.weightPlanner}>weight planner</a>.
      </p>
      <p>
        <strong>Macros</strong> turn a target into food. Hitting them within 5 to 10 g on most days is plenty.{' '}
        <a href={paths.article('macronutrients-explained')}>Macronutrients explained</a>.
      </p>
      <p>
        During pregnancy or breastfeeding, at 65 and over, with much muscle, or with a history of an eating
        disorder these numbers can mislead:{' '}
        <a href={paths.bmiInformation}>who should read them differently</a>. Every formula and its error
        stands in <a href={paths.methodology}>how we calculate</a>.
      </p>
    </section>
  );
}
