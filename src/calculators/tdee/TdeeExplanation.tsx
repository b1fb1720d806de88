import styles from '#ui/Explanation.module.css';
import { RichText } from '#ui/text/RichText.tsx';
import { tdeeExplanationWords } from './tdee-explanation-words.ts';

/** What to do with the results, with links; static, shown below them. */
export function TdeeExplanation() {
  return (
    <section className={styles['explanation']} aria-labelledby="understanding">
      <h2 id="understanding">{tdeeExplanationWords.title}</h2>
      {tdeeExplanationWords.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </section>
  );
}
