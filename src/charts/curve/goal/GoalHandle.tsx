import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { WeightUnit } from '@evenscale/formulas/units';
import { HANDLE } from '#charts/curve/curve-sizes.ts';
import type { CurvePlot } from '#charts/curve/curve-plot.ts';
import type { HeldScales } from '#charts/curve/curve-scales.ts';
import type { Point } from '#charts/plot-path.ts';
import { lateStyles } from '#ui/late-styles.ts';
import css from './GoalHandle.module.css?inline';
import {
  goalAfter,
  goalAt,
  goalWithSteps,
  isSameGoal,
  stepsOf,
  type Goal,
  type GoalTexts,
} from './goal-moves.ts';
import { GoalTag } from './GoalTag.tsx';
import { keepPlace } from './keep-place.ts';

const styles = lateStyles('GoalHandle', css);

export interface GoalHandleProps {
  readonly plot: CurvePlot;
  /** Pixels of one rem. */
  readonly rem: number;
  readonly unit: WeightUnit;
  /** The number of the day that the goal’s days are counted from. */
  readonly start: number;
  readonly goal: Goal;
  readonly texts: GoalTexts;
  /** True if it appears at the end of the line that is uncovered. */
  readonly isNew: boolean;
  /** True while it has the focus, which a press gives it, too. */
  readonly isHeld: boolean;
  readonly onHold: (isHeld: boolean) => void;
  /** The drawing keeps these scales during a drag; `null` afterward. */
  readonly onScales: (scales: HeldScales | null) => void;
  readonly onMove: (goal: Goal) => void;
  /** Escape: back to where the goal was. */
  readonly onUndo: () => void;
}

/** A drag from where it began: the pointer moves the goal as far as itself. */
interface Drag {
  readonly plot: CurvePlot;
  readonly from: Point;
  readonly at: Point;
  /** Pixels of the drawing for each of the screen. */
  readonly ratio: number;
  last: Goal;
  readonly stop: () => void;
}

/** How many steps of weight the slider has on each side of the goal, for those who move it without keys. */
const REACH = 40;

const arrowsAt = (rem: number): string => {
  const [at, size] = [HANDLE.arrow.at * rem, HANDLE.arrow.size * rem];
  return [
    `M${at},${-size}l${size},${size}l${-size},${size}`,
    `M${-at},${-size}l${-size},${size}l${size},${size}`,
    `M${-size},${at}l${size},${size}l${size},${-size}`,
  ].join('');
};

/** The handle’s center, inside the drawing. */
function centerOf({ plot, start, goal }: Pick<GoalHandleProps, 'plot' | 'start' | 'goal'>): Point {
  const { x, y, left, right, top, bottom } = plot;
  return [
    Math.min(right, Math.max(left, x(start + goal.days))),
    Math.min(bottom, Math.max(top, y(goal.weight))),
  ];
}

/** Dragging with a pointer, from the press until it ends; the drawing keeps its place and its scales meanwhile. */
function useDrag(props: GoalHandleProps) {
  const drag = useRef<Drag | null>(null);
  const end = (): void => {
    drag.current?.stop();
    drag.current = null;
    props.onScales(null);
  };
  const begin = (event: PointerEvent<SVGGElement>): boolean => {
    event.stopPropagation();
    const box = event.currentTarget.ownerSVGElement;
    if (!event.isPrimary || event.button !== 0 || !box) return false;
    // The handle keeps the focus, and no text is selected.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { plot, goal } = props;
    drag.current = {
      plot,
      from: [event.clientX, event.clientY],
      at: centerOf(props),
      ratio: plot.width / box.getBoundingClientRect().width,
      last: goal,
      stop: keepPlace(box),
    };
    props.onScales(plot.scales);
    return true;
  };
  const move = (event: PointerEvent<SVGGElement>): void => {
    event.stopPropagation();
    const now = drag.current;
    if (!now) return;
    const { plot, ratio, at, from } = now;
    const point: Point = [
      at[0] + ratio * (event.clientX - from[0]),
      at[1] + ratio * (event.clientY - from[1]),
    ];
    const goal = goalAt(plot, plot.scales.days.last, props.start, props.unit, point);
    if (isSameGoal(goal, now.last)) return;
    now.last = goal;
    props.onMove(goal);
  };
  const isDragging = (): boolean => drag.current !== null;
  return { begin, move, end, isDragging };
}

/** Stops the page from scrolling under a finger on the handle, in browsers without `touch-action` in drawings. */
function useStill(element: { readonly current: SVGGElement | null }): void {
  useEffect(() => {
    const handle = element.current;
    const stay = (event: Event): void => event.preventDefault();
    handle?.addEventListener('touchmove', stay, { passive: false });
    return () => handle?.removeEventListener('touchmove', stay);
  }, [element]);
}

/**
 * The goal of a curve, to be dragged, or moved with the arrow keys: up and down for the weight, left and right for the
 * date. It's a slider of the weight for those who can't see it.
 */
export function GoalHandle(props: GoalHandleProps) {
  const { plot, rem, unit, goal, texts, isHeld, onHold, onMove, onUndo } = props;
  const slider = useRef<HTMLInputElement>(null);
  const handle = useRef<SVGGElement>(null);
  const { begin, move, end, isDragging } = useDrag(props);
  useStill(handle);
  const steps = stepsOf(goal, unit);
  const [x, y] = centerOf(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = goalAfter(goal, event.key, unit);
    if (next || ['Home', 'End'].includes(event.key)) event.preventDefault();
    if (next && !isSameGoal(next, goal)) onMove(next);
    if (event.key !== 'Escape') return;
    if (isDragging()) end();
    onUndo();
  };
  return (
    <>
      <input
        ref={slider}
        className={styles('slider')}
        type="range"
        min={Math.max(1, Math.floor(steps) - REACH)}
        max={Math.ceil(steps) + REACH}
        step="any"
        value={steps}
        aria-label={texts.name}
        aria-valuetext={texts.spoken}
        onChange={(event) => {
          const next = goalWithSteps(goal, steps + Math.sign(Number(event.target.value) - steps), unit);
          if (!isSameGoal(next, goal)) onMove(next);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
      />
      <svg
        className={`${styles('layer')} ${props.isNew ? styles('new') : ''}`}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        aria-hidden="true"
      >
        <g
          ref={handle}
          className={`${styles('handle')} ${isHeld ? styles('held') : ''}`}
          transform={`translate(${x} ${y})`}
          onPointerDown={(event) => {
            if (begin(event)) slider.current?.focus({ preventScroll: true });
          }}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <circle className={`${styles('halo')} ${isHeld ? styles('focused') : ''}`} r={HANDLE.halo * rem} />
          <circle className={styles('dot')} r={HANDLE.dot * rem} />
          <path className={styles('arrows')} d={arrowsAt(rem)} />
        </g>
        {isHeld ? <GoalTag at={[x, y]} width={plot.width} rem={rem} texts={texts} styles={styles} /> : null}
      </svg>
    </>
  );
}
