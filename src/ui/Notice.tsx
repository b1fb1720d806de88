import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly kind?: 'note' | 'caution';
  readonly children: ReactNode;
}

/** A calm note for a figure or a form. A caution has an icon as well as a color. */
export function Notice({ kind = 'note', children }: NoticeProps) {
  return (
    <div className={`${styles['notice']} ${kind === 'caution' ? styles['caution'] : ''}`}>{children}</div>
  );
}
