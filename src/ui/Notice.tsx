import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly kind?: 'note' | 'caution';
  readonly children: ReactNode;
}

/** A calm remark beside a figure or a form. A caution carries a sign as well as a colour. */
export function Notice({ kind = 'note', children }: NoticeProps) {
  return (
    <div className={`${styles['notice']} ${kind === 'caution' ? styles['caution'] : ''}`}>{children}</div>
  );
}
