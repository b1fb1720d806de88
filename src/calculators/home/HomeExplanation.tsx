import styles from '#ui/Explanation.module.css';
import { RichText } from '#ui/text/RichText.tsx';
import { homeExplanationWords } from './home-explanation-words.ts';

/** What the figures mean and what to do with them; static, shown below the results. */
export function HomeExplanation() {
  return (
    <section className={styles['explanation']} aria-labelledby="explanation">
      <h2 id="explanation">{homeExplanationWords.title}</h2>
      {homeExplanationWords.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </section>
  );
}
