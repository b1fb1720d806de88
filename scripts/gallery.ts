import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findTestBrowser } from './browser.ts';
import { withBuiltSite } from './with-built-site.ts';
import { galleryStates, type GalleryState } from './gallery/states.ts';

/**
 * Pictures of every page and state at four widths in both themes, and a page that shows them all:
 * after `npm run build`, `node scripts/gallery.ts`, `node scripts/gallery.ts tdee` (names that contain a word), or
 * `node scripts/gallery.ts tdee 390 1280` (and widths).
 */
const FOLDER = 'reports/gallery';
const THEMES = ['light', 'dark'] as const;
const WIDTHS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const PAGES_AT_ONCE = 2;

const args = process.argv.slice(2);
const words = args.filter((arg) => !(arg in WIDTHS));
const wanted = args.filter((arg) => arg in WIDTHS).map(Number);
const widths = wanted.length > 0 ? wanted : Object.keys(WIDTHS).map(Number);
const states = galleryStates.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

/** Scrolls through the whole page once, because late parts load when they come into view. */
async function loadWholePage(page: Page): Promise<void> {
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
}

async function takePictures(browser: Browser, origin: string, state: GalleryState, width: number) {
  const viewport = { width, height: WIDTHS[width] ?? 800 };
  const page = await browser.newPage({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await state.show(page);
    await loadWholePage(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(FOLDER, `${state.name}.${width}.${colorScheme}.png`),
        fullPage: true,
      });
    }
  } catch (error) {
    console.error(`${state.name} at ${width} px: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

/** Writes a page with all screenshots in the folder, one row per state, including those of earlier runs. */
function contactSheet(): string {
  const files = new Set(readdirSync(FOLDER));
  const picture = (file: string): string =>
    files.has(file) ? `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>` : '';
  const row = ({ name }: GalleryState): string => {
    const shown = THEMES.flatMap((theme) =>
      Object.keys(WIDTHS).map((width) => `${name}.${width}.${theme}.png`),
    );
    return `<h2 id="${name}">${name}</h2><div>${shown.map(picture).join('')}</div>`;
  };
  return `<!doctype html><meta charset="utf-8"><title>Evenscale: every page and state</title>
<style>body{font:1rem sans-serif;margin:1rem;background:#888}div{display:flex;gap:.5rem;align-items:start}img{display:block;width:100%}
a{flex:1 1 0;max-height:32rem;overflow:hidden}</style>${galleryStates.map(row).join('\n')}`;
}

mkdirSync(FOLDER, { recursive: true });
const waiting = states.flatMap((state) =>
  widths.filter((width) => width <= (state.upTo ?? Infinity)).map((width) => ({ state, width })),
);
await withBuiltSite('dist', await findTestBrowser(), async (browser, address) => {
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await takePictures(browser, address, next.state, next.width);
    }),
  );
});
writeFileSync(join(FOLDER, 'index.html'), contactSheet());
console.log(`${states.length} states: ${FOLDER}/index.html`);
