import styles from './AdSlot.module.css';

export interface AdSlotProps {
  readonly type: 'banner' | 'responsive' | 'display' | 'sidebar';
}

/** A place kept for an advertisement. Each type has one fixed height, so nothing moves when one arrives. */
export function AdSlot({ type }: AdSlotProps) {
  return (
    <div className={`${styles['ad']} ${styles[type]} no-print`} data-ad={type}>
      Advertisement
    </div>
  );
}
