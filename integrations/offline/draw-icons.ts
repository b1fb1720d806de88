import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from '#seo/preview/indexed-png.ts';

/** Side of the mark in `public/favicon.svg`. */
const MARK = 30;

/** A system may cut a maskable icon to a circle of four fifths: the mark's rule stays well inside. */
const ROOM = 0.72;

/** An icon of the installed site. */
export interface Icon {
  readonly file: string;
  readonly size: number;
  /** Filled to its edges, because the system cuts its own shape from it. */
  readonly isMaskable: boolean;
}

export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-maskable-192.png', size: 192, isMaskable: true },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true },
];

/** The mark without its rounded corners, and smaller, on its own ground. */
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
export function drawIcon(mark: string, { size, isMaskable }: Icon): Uint8Array {
  const svg = isMaskable ? maskable(mark) : mark;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  return isMaskable ? indexedPng(drawing.pixels, size, size) : drawing.asPng();
}

/** `node integrations/offline/draw-icons.ts`, once the mark has changed. */
if (import.meta.main) {
  const mark = await readFile('public/favicon.svg', 'utf8');
  for (const icon of ICONS) await writeFile(`public/${icon.file}`, drawIcon(mark, icon));
}
