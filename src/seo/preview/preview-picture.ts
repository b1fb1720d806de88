import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import medium from '@fontsource/figtree/files/figtree-latin-500-normal.woff?inline';
import bold from '@fontsource/figtree/files/figtree-latin-700-normal.woff?inline';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { drawPreview, escapeText, type PreviewWords } from './preview-drawing.ts';
import { unpackWoff } from './unpack-woff.ts';

/** resvg reads fonts only from files. */
const FONT_FOLDER = resolve('node_modules/.cache/preview-fonts');

function fontFile(name: string, address: string): string {
  const file = join(FONT_FOLDER, `${name}.ttf`);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, unpackWoff(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')));
  // Another build may be reading the file.
  renameSync(unfinished, file);
  return file;
}

function fontFiles(): string[] {
  mkdirSync(FONT_FOLDER, { recursive: true });
  return [fontFile('figtree-500', medium), fontFile('figtree-700', bold)];
}

let known: string[] | undefined;

/** Without system fonts, every machine renders the same image. */
const drawn = (svg: string) =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: (known ??= fontFiles()), defaultFontFamily: 'Figtree' },
  });

/** Font size for measuring text, in px. */
const SAMPLE = 100;

/** Width of a title as a multiple of its font size. */
function widthOf(text: string): number {
  const sample = `<text font-family="Figtree" font-weight="700" font-size="${SAMPLE}">${escapeText(text)}</text>`;
  const box = drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${sample}</svg>`).getBBox();
  return (box?.width ?? 0) / SAMPLE;
}

/** The link preview as PNG. With a palette it is a quarter of the size of true color. */
export async function previewPicture(words: PreviewWords): Promise<Uint8Array<ArrayBuffer>> {
  const png = drawn(drawPreview(words, widthOf)).render().asPng();
  return new Uint8Array(await sharp(png).removeAlpha().png({ palette: true, dither: 0 }).toBuffer());
}
