export interface SegmentProps {
  /** Start in percent of the scale. */
  readonly from: number;
  /** End in percent of the scale. */
  readonly to: number;
  /** Ends that are marked with a pointer. */
  readonly pointers: readonly number[];
}

/** A segment of the scale, with pointers at its marked ends. */
export function Segment({ from, to, pointers }: SegmentProps) {
  return (
    <svg width="100%" height="16" aria-hidden="true">
      <line x2="100%" y1="8" y2="8" stroke="var(--color-line)" />
      <rect
        x={`${from}%`}
        y="3.5"
        width={`${Math.round((to - from) * 100) / 100}%`}
        height="9"
        fill="var(--color-brand)"
      />
      <g stroke="var(--color-ink)" strokeWidth="2">
        {pointers.map((share) => (
          <line key={share} x1={`${share}%`} x2={`${share}%`} y2="16" />
        ))}
      </g>
    </svg>
  );
}
