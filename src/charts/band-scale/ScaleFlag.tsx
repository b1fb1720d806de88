import { bandScaleStyles as styles } from './band-scale-styles.ts';

export interface ScaleFlagProps {
  /** Its position in percent of the scale. */
  readonly share: number;
  readonly text: string;
  /** How far down its pointer reaches, in em. */
  readonly to: number;
  /** Closer than this to an end, in percent, the flag grows inward; by default where it would leave the card. */
  readonly edge?: number | undefined;
}

// In em of the drawing, whose font size is 1rem, so it grows with the visitor's text size. WebKit doesn't support rem
// in these attributes. Text in another size is a tspan, so that its text element keeps this em.
const FLAG = { height: 1.5, baseline: 1.08, perCharacter: 0.53, padding: 0.9 } as const;
/** In em: how far a flag may be beside its scale, in the padding of the card, and the narrowest scale. */
const BESIDE = 0.85;
const NARROWEST = 14;

const em = (length: number): string => `${length}em`;

function offsetOf(share: number, width: number, edge: number): number {
  if (share < edge) return -FLAG.padding / 2;
  return share > 100 - edge ? FLAG.padding / 2 - width : -width / 2;
}

/** A flag over the pointer's own place leaves the card closer to an end than this, in percent. */
const edgeFor = (width: number): number => Math.max(0, ((width / 2 - BESIDE) / NARROWEST) * 100);

/** A value above a scale, with a pointer at its position. */
export function ScaleFlag({ share, text, to, edge }: ScaleFlagProps) {
  const width = text.length * FLAG.perCharacter + FLAG.padding;
  const offset = offsetOf(share, width, edge ?? edgeFor(width));
  return (
    <svg x={`${share}%`} className={styles('marker')} data-position={share}>
      <line className={styles('pointer')} y1={em(FLAG.height)} y2={em(to)} />
      <rect className={styles('flag')} x={em(offset)} width={em(width)} height={em(FLAG.height)} rx="6" />
      <text x={em(offset + width / 2)} y={em(FLAG.baseline)} textAnchor="middle">
        <tspan className={styles('flagText')}>{text}</tspan>
      </text>
    </svg>
  );
}
