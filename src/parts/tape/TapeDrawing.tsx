import type { Gender } from '@evenscale/formulas/energy';
import { tapeStyles } from './tape-styles.ts';
import { tapeWords } from './tape-words.ts';

interface Tape {
  readonly y: number;
  /** Half the width of the figure there. */
  readonly half: number;
}

interface Figure {
  readonly outline: string;
  readonly tapes: readonly Tape[];
}

const MIDDLE = 70;
const NUMBER = { x: 146, radius: 11, baseline: 5 } as const;

/** A front view of the body, with the tapes where to measure. */
const FIGURES: Readonly<Record<Gender, Figure>> = {
  male: {
    outline:
      'M58 16V38Q56 48 30 54Q20 57 21 68L29 100Q35 122 34 142Q32 168 33 196H107Q108 168 106 142Q105 122 111 100L119 68Q120 57 110 54Q84 48 82 38V16Z',
    tapes: [
      { y: 32, half: 12 },
      { y: 148, half: 36 },
    ],
  },
  female: {
    outline:
      'M60 16V38Q58 48 36 55Q27 58 28 68L34 94Q44 112 42 122Q30 148 28 170L30 196H110L112 170Q110 148 98 122Q96 112 106 94L112 68Q113 58 104 55Q82 48 80 38V16Z',
    tapes: [
      { y: 32, half: 10 },
      { y: 119, half: 28 },
      { y: 170, half: 42 },
    ],
  },
};

function TapeAround({ tape: { y, half }, number }: { tape: Tape; number: number }) {
  const front = `M${MIDDLE - half} ${y}Q${MIDDLE} ${y + 11} ${MIDDLE + half} ${y}`;
  return (
    <>
      <path className={tapeStyles('band')} d={front} />
      <path className={tapeStyles('ticks')} d={front} />
      <path className={tapeStyles('leader')} d={`M${MIDDLE + half + 4} ${y}H${NUMBER.x - NUMBER.radius}`} />
      <circle className={tapeStyles('badge')} cx={NUMBER.x} cy={y} r={NUMBER.radius} />
      <text className={tapeStyles('number')} x={NUMBER.x} y={y + NUMBER.baseline}>
        {number}
      </text>
    </>
  );
}

/** A drawing of where to put the tape; the fields say the same in words. */
export function TapeDrawing({ gender }: { gender: Gender }) {
  const { outline, tapes } = FIGURES[gender];
  return (
    <svg
      className={tapeStyles('drawing')}
      viewBox="0 0 160 236"
      role="img"
      aria-label={tapeWords.drawing[gender]}
    >
      <path className={tapeStyles('line')} d="M70 196V226M44 228Q70 220 96 228" />
      <path className={tapeStyles('figure')} d={outline} />
      {tapes.map((tape, index) => (
        <TapeAround key={tape.y} tape={tape} number={index + 1} />
      ))}
    </svg>
  );
}
