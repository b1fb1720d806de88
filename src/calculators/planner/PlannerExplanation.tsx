import { paths } from '#config/paths.ts';
import styles from '#ui/Explanation.module.css';

/** What to do with a plan, with links; static, shown under it. */
export function PlannerExplanation() {
  return (
    <section className={`${styles['explanation']} no-print`} aria-labelledby="understanding">
      <h2 id="understanding">What to do with this plan</h2>
      <p>
        <strong>The intake</strong> is an average: a dinner over it and a lunch under it come to the same.
        What protein, carbs and fat to make it of, the <a href={paths.tdeeCalculator}>TDEE calculator</a>{' '}
        tells.
      </p>
      <p>
        <strong>The date</strong> is a forecast, not a promise. Nine people in ten end up a few percent above
        or below it, mostly because nobody eats exactly to plan. If the scale stands still,{' '}
        <a href={paths.article('plateau-breaking')}>find out why before you eat less</a>.
      </p>
      <p>
        <strong>What keeps the goal</strong> is the figure to look at before you start: could you live like
        that for good? If not, a goal nearer to home is the better one.
      </p>
      <p>
        The sums follow the model behind the Body Weight Planner of the US National Institutes of Health.{' '}
        <a href={`${paths.methodology}#weight-model`}>How it works and how far it can be trusted</a>.
      </p>
    </section>
  );
}
