import type { ReactNode } from 'react';
import styles from './MeasuredRow.module.css';

export interface MeasuredRowProps {
  readonly label: string;
  /** The figure itself. */
  readonly value?: string;
  /** Additional text, less prominent. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A name and its figure, with a drawing to scale below. */
export function MeasuredRow({ label, value, aside, children }: MeasuredRowProps) {
  return (
    <div className={styles['row']}>
      <span>{label}</span>
      {value === undefined ? <small>{aside}</small> : <b>{value}</b>}
      {children}
    </div>
  );
}
