import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Size of the logo in `public/favicon.svg`. */
const MARK = 30;

/** A system may crop a maskable icon to a circle of 80% of its width; the logo fits well inside. */
const ROOM = 0.72;

/** An icon of the installed site. */
export interface Icon {
  readonly file: string;
  readonly size: number;
  /** Filled to the edges, because the system crops it to its own shape. */
  readonly isMaskable: boolean;
}

export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-maskable-192.png', size: 192, isMaskable: true },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true },
];

/** The logo without rounded corners, and smaller, on its own background. */
function maskable(mark: string): string {
  const ground = /fill="(#\w+)"/u.exec(mark)?.[1] ?? '';
  const rule = /<path\b[^>]*>/u.exec(mark)?.[0] ?? '';
  const edge = (MARK * (1 - ROOM)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK} ${MARK}">`,
    `<rect width="${MARK}" height="${MARK}" fill="${ground}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${ROOM})">${rule}</g></svg>`,
  ].join('');
}

/** An icon as PNG, from the text of `favicon.svg`. */
export async function drawIcon(mark: string, { size, isMaskable }: Icon): Promise<Uint8Array> {
  const svg = isMaskable ? maskable(mark) : mark;
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  return isMaskable ? sharp(png).removeAlpha().png({ palette: true, dither: 0 }).toBuffer() : png;
}

/** Run `node scripts/images/draw-icons.ts` when the logo changes. */
if (import.meta.main) {
  const mark = await readFile('public/favicon.svg', 'utf8');
  for (const icon of ICONS) await writeFile(`public/${icon.file}`, await drawIcon(mark, icon));
}
