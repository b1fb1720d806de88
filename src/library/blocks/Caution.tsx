import type { BlockProps } from './block-props.ts';
import styles from './Caution.module.css';

/** A calm caution. It carries a sign as well as a colour. */
export function Caution({ title, children }: BlockProps['caution']) {
  return (
    <section className={styles['caution']} aria-label={title}>
      <p className={styles['title']}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M10 5.5v5.5M10 13.2v1.6" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        {title}
      </p>
      {children}
    </section>
  );
}
