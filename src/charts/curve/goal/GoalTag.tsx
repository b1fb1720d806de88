import { HANDLE } from '#charts/curve/curve-sizes.ts';
import { sizeOf } from '#charts/label-places.ts';
import type { LabelBox } from '#charts/label-box.ts';
import type { Point } from '#charts/plot-path.ts';
import type { LateStyles } from '#ui/late-styles.ts';
import type { GoalTexts } from './goal-moves.ts';

/** In rem. */
const TAG = { padding: 0.6, gap: 0.4, above: 0.3, row: 1.1, baseline: 0.85 } as const;

/** The tag above the handle, or below it if there's no room, and inside the drawing. */
export function tagAt(
  [x, y]: Point,
  width: number,
  rem: number,
  { weight, date, meaning }: GoalTexts,
): { readonly lines: readonly string[]; readonly box: LabelBox } {
  const wideOf = (lines: readonly string[]): number =>
    sizeOf(
      lines.map((text) => ({ text, look: 'strong' })),
      rem,
    ).wide +
    2 * TAG.padding * rem;
  const short = [`${weight} · ${date}`, meaning];
  const lines = wideOf(short) <= width ? short : [weight, date, meaning];
  const wide = wideOf(lines);
  const left = Math.max(0, Math.min(width - wide, x - wide / 2));
  const away = (HANDLE.halo + TAG.gap) * rem;
  const high = (2 * TAG.above + lines.length * TAG.row) * rem;
  const top = y - away - high < 0 ? y + away : y - away - high;
  return { lines, box: { left, right: left + wide, top, bottom: top + high } };
}

export interface GoalTagProps {
  /** The handle's center. */
  readonly at: Point;
  readonly width: number;
  readonly rem: number;
  readonly texts: GoalTexts;
  readonly styles: LateStyles;
}

/** The goal and its calories, beside the handle that is being moved. */
export function GoalTag({ at, width, rem, texts, styles }: GoalTagProps) {
  const { lines, box } = tagAt(at, width, rem, texts);
  const { left, right, top, bottom } = box;
  return (
    <g>
      <rect
        className={styles('tag')}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx={0.375 * rem}
      />
      {lines.map((text, row) => (
        <text
          key={text}
          className={`${styles('tagText')} ${text === texts.meaning ? '' : styles('tagGoal')}`}
          x={left + TAG.padding * rem}
          y={top + (TAG.above + TAG.baseline + row * TAG.row) * rem}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
