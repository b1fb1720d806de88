import type { DrawnPath, DrawnText, Shape, SharePicture } from './shapes.ts';

/** The site's font, and the system's where it can't be loaded. */
const FAMILY = 'figtree, system-ui, sans-serif';
const WEIGHTS = [400, 600, 700] as const;
/** Space between the letters of large text, as a share of its size. */
const TRACKING = { from: 40, share: -0.03 } as const;

const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${FAMILY}`;

/** Waits for the site's font, which the page has loaded for its own text. */
const fontLoaded = (): Promise<unknown> =>
  Promise.allSettled(WEIGHTS.map((weight) => document.fonts.load(fontOf(weight, 32))));

function paintPath(context: CanvasRenderingContext2D, shape: DrawnPath): void {
  const { d, fill, stroke, width = 1, dash = [], at: [x, y] = [0, 0], scale = 1 } = shape;
  const path = new Path2D(d);
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.lineJoin = 'round';
    // Long dashes and lines end square; dots are dashes of almost no length with round ends.
    context.lineCap = dash.length > 0 && (dash[0] ?? 0) < 1 ? 'round' : 'butt';
    context.setLineDash([...dash]);
    context.stroke(path);
  }
  context.restore();
}

function paintText(context: CanvasRenderingContext2D, shape: DrawnText): void {
  const { text, at, size, color, weight = 400, anchor = 'start', most = Infinity } = shape;
  const set = (to: number): void => {
    context.font = fontOf(weight, to);
    context.letterSpacing = `${to >= TRACKING.from ? TRACKING.share * to : 0}px`;
  };
  set(size);
  const { width } = context.measureText(text);
  if (width > most) set((size * most) / width);
  context.fillStyle = color;
  context.textAlign = anchor === 'middle' ? 'center' : anchor;
  context.fillText(text, ...at);
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  if ('d' in shape) paintPath(context, shape);
  else paintText(context, shape);
}

/** Draws a picture, and gives it as a PNG; `null` if the browser can't. */
export async function paintPicture(
  canvas: HTMLCanvasElement,
  { shapes }: SharePicture,
): Promise<Blob | null> {
  const context = canvas.getContext('2d');
  if (!context) return null;
  await fontLoaded();
  for (const shape of shapes) paint(context, shape);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
