import { useId, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { chartStyles } from './chart-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface ReadableChartProps {
  /** The container of the drawing, measured by `useChartRoom`. */
  readonly box: RefObject<HTMLDivElement>;
  readonly size: { readonly width: number; readonly height: number };
  /** The drawing's accessible name; the slider announces the rest. */
  readonly name: string;
  readonly words: { readonly slider: string; readonly hint: string };
  /** Positions that can be read, as x coordinates in the drawing, from left to right. */
  readonly stops: readonly number[];
  /** The current stop. */
  readonly index: number;
  /** The current reading, as text. */
  readonly reading: string;
  /** The same to see, in place of the hint. */
  readonly shown?: ReactNode;
  /** How many stops Page Up and Page Down move. */
  readonly page: number;
  readonly onRead: (index: number) => void;
  /** Called when the pointer or the focus leaves. */
  readonly onLeave?: () => void;
  /** What is above the drawing and its slider. */
  readonly above?: ReactNode;
  /** The drawing. */
  readonly children: ReactNode;
}

function nearestStop(stops: readonly number[], at: number): number {
  const distances = stops.map((x) => Math.abs(x - at));
  return distances.indexOf(Math.min(...distances));
}

/** A drawing that can be read along its width, by pointer or touch, or by keyboard with the slider that covers it. */
export function ReadableChart(props: ReadableChartProps) {
  const { box, size, stops, index, page, onRead, onLeave } = props;
  const id = useId();
  const last = stops.length - 1;
  function turnPage(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { PageUp: page, PageDown: -page };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onRead(Math.min(last, Math.max(0, index + step)));
  }
  function point(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'touch' && event.type !== 'pointerdown' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onRead(nearestStop(stops, ((event.clientX - left) * size.width) / width));
  }
  return (
    <>
      <div
        ref={box}
        className={chartStyles('box')}
        onPointerDown={point}
        onPointerMove={point}
        // A finger leaves with every touch; what it read stays until the next one.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLeave?.()}
      >
        <svg
          className={chartStyles('svg')}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={props.name}
        >
          {/* A screen reader announces the name and the slider, not every tick. */}
          <g aria-hidden="true">{props.children}</g>
        </svg>
        <input
          className={chartStyles('slider')}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={props.words.slider}
          aria-valuetext={props.reading}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onRead(Number(event.target.value))}
          onKeyDown={turnPage}
          onFocus={() => onLeave && onRead(index)}
          onBlur={onLeave}
        />
        {props.above}
      </div>
      <div className={onLeave ? chartStyles('below') : undefined}>
        {props.shown}
        <Text as="p" id={`${id}-hint`} className={props.shown ? 'visually-hidden' : chartStyles('hint')}>
          {props.words.hint}
        </Text>
      </div>
    </>
  );
}
