import { RichText } from '#ui/text/RichText.tsx';
import { readDifferentlyText } from './form-notes-words.ts';
import styles from './ReadDifferently.module.css';

export interface ReadDifferentlyProps {
  /** The sentences of a tool that needs its own. */
  readonly text?: string;
}

/** A few sentences near the form for people for whom the figures are less accurate or wrong; never a question. */
export function ReadDifferently({ text = readDifferentlyText }: ReadDifferentlyProps) {
  return (
    <p className={`${styles['note']} no-print`}>
      <RichText>{text}</RichText>
    </p>
  );
}
