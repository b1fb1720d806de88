import text from '#ui/Explanation.module.css';
import { RichText } from '#ui/text/RichText.tsx';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly paragraphs: readonly string[];
}

/** A titled section of a page, with its paragraphs in two columns if there is room. */
export function Section({ title, id, paragraphs }: SectionProps) {
  return (
    <section className={`${text['explanation']} ${styles['section']}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </section>
  );
}
