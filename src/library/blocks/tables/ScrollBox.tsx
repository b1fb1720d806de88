import type { ReactNode } from 'react';
import styles from './ScrollBox.module.css';

export interface ScrollBoxProps {
  /** Id of the element that labels the scrolling region. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Keyboard users can read a wide table only if its container is focusable. */
const focusable = { tabIndex: 0 };

/** A container for content that may be wider than the page, so that it scrolls instead of the page. */
export function ScrollBox({ labelledBy, children }: ScrollBoxProps) {
  return (
    <section className={styles['box']} aria-labelledby={labelledBy} {...focusable}>
      {children}
    </section>
  );
}
