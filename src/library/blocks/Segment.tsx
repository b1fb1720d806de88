import styles from './Segment.module.css';

export interface SegmentProps {
  /** Start in percent of the rule. */
  readonly from: number;
  /** End in percent of the rule. */
  readonly to: number;
  /** Ends that are marked by a pointer. */
  readonly pointers: readonly number[];
}

/** A stretch of the rule, with a plain pointer where it ends. */
export function Segment({ from, to, pointers }: SegmentProps) {
  return (
    <svg width="100%" height="16" aria-hidden="true">
      <line className={styles['track']} x1="0" x2="100%" y1="8" y2="8" />
      <rect
        className={styles['bar']}
        x={`${from}%`}
        y="3.5"
        width={`${Math.round((to - from) * 100) / 100}%`}
        height="9"
      />
      {pointers.map((share) => (
        <line key={share} className={styles['pointer']} x1={`${share}%`} x2={`${share}%`} y1="0" y2="16" />
      ))}
    </svg>
  );
}
