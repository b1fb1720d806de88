import type { BlockProps } from './block-props.ts';
import { libraryWords } from '../library-words.ts';
import styles from './KeyFacts.module.css';

/** The key points, before the text. */
export function KeyFacts({ children }: BlockProps['text']) {
  return (
    <section className={styles['facts']} aria-label={libraryWords.inShort}>
      <p className={styles['title']}>{libraryWords.inShort}</p>
      {children}
    </section>
  );
}
