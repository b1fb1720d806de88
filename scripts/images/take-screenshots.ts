import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';

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

/** Enough for text on a plain background; antialiased pixels get the nearest color. */
const PALETTE = { palette: true, colors: 128, dither: 0 } as const;

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
  const picture = await sharp(await page.screenshot())
    .png(PALETTE)
    .toBuffer();
  await writeFile(`public/${file}`, picture);
  await page.close();
}
await browser.close();
