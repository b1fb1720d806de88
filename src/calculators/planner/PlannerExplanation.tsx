import styles from '#ui/Explanation.module.css';
import { RichText } from '#ui/text/RichText.tsx';
import { plannerExplanationWords } from './planner-explanation-words.ts';

/** What to do with a plan, with links; static, shown below it. */
export function PlannerExplanation() {
  return (
    <section className={`${styles['explanation']} no-print`} aria-labelledby="understanding">
      <h2 id="understanding">{plannerExplanationWords.title}</h2>
      {plannerExplanationWords.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </section>
  );
}
