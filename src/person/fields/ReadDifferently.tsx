import { RichText } from '#ui/text/RichText.tsx';
import { readDifferentlyText } from './form-notes-words.ts';
import styles from './ReadDifferently.module.css';

/** A few sentences near the form for people for whom the figures are less accurate; never a question. */
export function ReadDifferently() {
  return (
    <p className={`${styles['note']} no-print`}>
      <RichText>{readDifferentlyText}</RichText>
    </p>
  );
}
