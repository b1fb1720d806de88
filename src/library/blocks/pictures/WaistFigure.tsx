import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import { LINE_ART } from './line-art.ts';
import { waistWords } from './picture-words.ts';
import styles from './Columns.module.css';

/** Places in the drawing: the lowest rib, the top of the hip bone, and the tape halfway. */
const RIB = 92;
const HIP = 156;
const TAPE = (RIB + HIP) / 2;

const LEFT = 'M64 8C61 46 70 78 72 112c2 30-14 52-17 86l-3 44';
const RIGHT = 'M156 8c3 38-6 70-8 104-2 30 14 52 17 86l3 44';
const SKIN = `${LEFT}h116l-3-44c-3-34-19-56-17-86 2-34 11-66 8-104Z`;
const RIBS = [34, 50, 66]
  .map((y) => `M103 ${y}c-6 10-16 ${RIB - 69}-36 ${RIB - 66}M117 ${y}c6 10 16 ${RIB - 69} 36 ${RIB - 66}`)
  .join('');
/** The navel, and where the legs part. */
const MIDDLE = 'M107 150q3 4 6 0M110 224v18';
const HIPS = `M61 ${HIP + 14}c4-18 32-20 40 12M159 ${HIP + 14}c-4-18-32-20-40 12`;
const BAND = `M71 ${TAPE - 10}q39 16 78 0v15q-39 16-78 0Z`;
const TICKS = `M82 ${TAPE - 4}v6m14-2.5v6m14-6v9m14-9v6m14-9.5v6`;

const Mark = ({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) => (
  <>
    <circle cx={x} cy={y} r="12" fill="var(--color-brand)" />
    <text x={x} y={y} dy="0.35em">
      {number}
    </text>
  </>
);

/** Where the tape goes when a waist is measured. */
export function WaistFigure() {
  const { alt, caption, steps } = waistWords;
  return (
    <Drawing alt={alt} caption={caption}>
      <div className={styles['columns']}>
        <svg width="220" height="250" viewBox="0 0 220 250" aria-hidden="true">
          <path fill="var(--color-card)" d={SKIN} />
          <path {...LINE_ART.line} d={LEFT + RIGHT + MIDDLE} />
          <path {...LINE_ART.faint} d={RIBS + HIPS} />
          <path {...LINE_ART.tape} d={BAND + TICKS} />
          <path {...LINE_ART.pointer} d={`M32 ${RIB}h36M32 ${HIP}h32M188 ${TAPE}h-38`} />
          <g fill="var(--color-on-brand)" fontWeight="650" textAnchor="middle">
            <Mark x={18} y={RIB} number={1} />
            <Mark x={18} y={HIP} number={2} />
            <Mark x={202} y={TAPE} number={3} />
          </g>
        </svg>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Drawing>
  );
}
