import type { ChartRoom } from './chart-room.ts';

/** The size of a drawing, and the rectangle inside its margins, in pixels. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly isNarrow: boolean;
}

/** All lengths in rem. */
interface FrameSizes {
  readonly margin: {
    readonly top: number;
    readonly end: number;
    readonly bottom: number;
    readonly start: number;
  };
  readonly height: { readonly narrow: number; readonly wide: number };
}

/** In rem. A drawing with less width is narrow. */
const NARROW = 34;

/** The frame of a drawing at full width. */
export function plotFrame(
  { width, rem, height: given }: ChartRoom,
  { margin, height }: FrameSizes,
): PlotFrame {
  const isNarrow = width < NARROW * rem;
  const full = given ?? height[isNarrow ? 'narrow' : 'wide'] * rem;
  return {
    width,
    height: full,
    left: margin.start * rem,
    right: width - margin.end * rem,
    top: margin.top * rem,
    bottom: full - margin.bottom * rem,
    isNarrow,
  };
}
