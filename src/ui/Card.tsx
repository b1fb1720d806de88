import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** The element to render: a `section` has its own heading. */
  readonly as?: 'div' | 'section' | 'article' | 'li';
}

/** A raised surface with a hairline border. */
export function Card({ children, as: Element = 'div' }: CardProps) {
  return <Element className={styles['card']}>{children}</Element>;
}
