/** What a picture consists of, in its pixels: data that `paint-picture.ts` draws. Pure. */
import type { Point } from '#charts/plot-path.ts';

/** A path as in SVG, filled, stroked or both; `at` and `scale` move and enlarge it, with its lines. */
export interface DrawnPath {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly at?: Point;
  readonly scale?: number;
}

/** A line of text on its baseline. */
export interface DrawnText {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly color: string;
  readonly weight?: 400 | 600 | 700;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The most room for it; a longer text is set smaller. */
  readonly most?: number;
}

export type Shape = DrawnPath | DrawnText;

/** A picture to share. */
export interface SharePicture {
  /** From back to front. */
  readonly shapes: readonly Shape[];
  /** What it shows, for people who can't see it. */
  readonly description: string;
}

/** Both pictures of a result: one that gives no number of the person away, and one with their numbers. */
export interface SharePictures {
  readonly private: SharePicture;
  readonly full: SharePicture;
}

/** Those that somebody can choose from: while weights are hidden, only the one without numbers. */
export type OfferedPictures = Pick<SharePictures, 'private'> & Partial<SharePictures>;

export type PictureKind = keyof SharePictures;

/** A rectangle as a path. */
export const rectangle = ([x, y]: Point, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`;

/** A circle as a path. */
export const circle = ([x, y]: Point, radius: number): string =>
  `M${x - radius},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
