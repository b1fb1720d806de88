import type { ReactNode } from 'react';
import styles from './ScrollBox.module.css';

export interface ScrollBoxProps {
  /** Id of the element that names what scrolls. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** By keyboard a wide table can only be read if the box around it takes the focus. */
const focusable = { tabIndex: 0 };

/** A container for content that may be wider than the page: it scrolls, the page does not. */
export function ScrollBox({ labelledBy, children }: ScrollBoxProps) {
  return (
    <section className={styles['box']} aria-labelledby={labelledBy} {...focusable}>
      {children}
    </section>
  );
}
