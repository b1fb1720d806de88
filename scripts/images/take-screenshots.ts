import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from '#seo/preview/indexed-png.ts';
import type { Page } from '@playwright/test';

/** A screenshot that browsers show in the install dialog. */
interface Screenshot {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const SCREENSHOTS: readonly Screenshot[] = [
  { file: 'screenshot-narrow.png', width: 390, height: 780, scale: 2 },
  { file: 'screenshot-wide.png', width: 1280, height: 800, scale: 1 },
];

/** Text on a plain background needs no more; soft edges take the nearest color. */
const MOST_COLOURS = 128;

const BYTES = 4;

/** Distance between two colors, each a number of four bytes. */
function distance(one: number, other: number): number {
  const parts = [8, 16, 24].map((shift) => ((one >>> shift) & 255) - ((other >>> shift) & 255));
  return parts.reduce((sum, part) => sum + part ** 2, 0);
}

/** The same image in its most common colors; pixels are four bytes each. */
export function withFewColours(pixels: Buffer): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += BYTES) {
    const colour = pixels.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = byCount.slice(0, MOST_COLOURS);
  const nearest = new Map(
    byCount.map((colour) => [
      colour,
      palette.reduce((best, next) => (distance(next, colour) < distance(best, colour) ? next : best)),
    ]),
  );
  const result = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += BYTES)
    result.writeUInt32BE(nearest.get(pixels.readUInt32BE(at)) ?? 0, at);
  return result;
}

/** Converts a browser's PNG to a palette: a third of the bytes. */
function shrink(png: Buffer, width: number, height: number): Buffer {
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const drawing = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  );
  return indexedPng(withFewColours(drawing.render().pixels), width, height);
}

async function showResult(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Weight').fill('70');
  await page.getByLabel('Height').fill('175');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-result="bmi"]').waitFor();
  await page.evaluate(() => {
    const below = innerWidth > 1000 ? 'form' : '[data-result="bmi"]';
    document.querySelector(below)?.scrollIntoView({ block: 'start' });
    scrollBy(0, innerWidth > 1000 ? -20 : -72);
  });
}

/** Run `node scripts/images/take-screenshots.ts ADDRESS` when the home page changes. */
if (import.meta.main) {
  const { chromium } = await import('@playwright/test');
  const { CHROMIUM_FLAGS, findChromium } = await import('../../scripts/browser.ts');
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath ? { executablePath } : {}),
  });
  for (const { file, width, height, scale } of SCREENSHOTS) {
    const page = await browser.newPage({
      baseURL: String(process.argv[2]),
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await showResult(page);
    await page.waitForTimeout(1_000);
    await writeFile(`public/${file}`, shrink(await page.screenshot(), width * scale, height * scale));
    await page.close();
  }
  await browser.close();
}
