import type { BlockProps } from './block-props.ts';
import styles from './Caution.module.css';
import { cautionWords } from './caution-words.ts';
import { HelpLines } from './HelpLines.tsx';

/**
 * A caution in a calm tone, in three lists: whom to call now, when to talk to a doctor (the article's own list, between
 * the tags), and what to do if an eating disorder is possible. It has an icon as well as a color.
 */
export function Caution({ title, emergency, eating, children }: BlockProps['caution']) {
  return (
    <section className={styles['caution']} aria-label={title}>
      <p className={styles['title']}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M10 5.5v5.5M10 13.2v1.6" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        {title}
      </p>
      <p className={styles['group']}>{cautionWords.helpNow}</p>
      <HelpLines emergency={emergency} />
      <p className={styles['group']}>{cautionWords.doctor}</p>
      {children}
      <p className={styles['group']}>{cautionWords.eating}</p>
      <p>{eating}</p>
    </section>
  );
}
