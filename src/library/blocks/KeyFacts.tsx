import type { BlockProps } from './block-props.ts';
import styles from './KeyFacts.module.css';

/** What the reader should take away, before the reading. */
export function KeyFacts({ children }: BlockProps['text']) {
  return (
    <section className={styles['facts']} aria-label="In short">
      <p className={styles['title']}>In short</p>
      {children}
    </section>
  );
}
