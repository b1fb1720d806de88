import styles from '#ui/Explanation.module.css';
import { RichText } from './RichText.tsx';

export interface ExplanationProps {
  readonly id: string;
  readonly words: { readonly title: string; readonly paragraphs: readonly string[] };
}

/** What results mean and what to do with them, with links; static, shown below them. */
export function Explanation({ id, words: { title, paragraphs } }: ExplanationProps) {
  return (
    <section className={styles['explanation']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </section>
  );
}
