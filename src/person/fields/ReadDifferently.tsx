import { RichText } from '#ui/RichText.tsx';
import { readDifferentlyText } from './form-notes-words.ts';
import styles from './ReadDifferently.module.css';

/** Plain sentences near the form for people whom the numbers fit less well (ruling 11); never a question. */
export function ReadDifferently() {
  return (
    <p className={`${styles['note']} no-print`}>
      <RichText>{readDifferentlyText}</RichText>
    </p>
  );
}
