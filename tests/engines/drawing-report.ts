import { expect, vi } from 'vitest';
import type { DrawingReport } from './in-page/drawings.ts';
import { WIDTH_PX, withTools } from './visit.ts';
import type { Visit } from './visit.ts';

/** About the minimum width of WebKit's browser window. */
const NARROW_PX = 480;
/** Charts measure their available width after the page is laid out. */
const SETTLE = { timeout: 10_000, interval: 100 } as const;

interface Expected {
  /** The minimum number of pointers and dots that have to be at the number beside them. */
  readonly readings: number;
}

async function examine(visit: Visit, state: string): Promise<DrawingReport> {
  const page = await withTools(visit);
  const report = await page.evaluate(() => pageTools.examineDrawings());
  expect(report.faults, `${await page.evaluate(() => location.pathname)}, ${state}`).toEqual([]);
  return report;
}

/** Checks every visible drawing of the page: none may have a persistent fault. */
export async function expectSoundDrawings(visit: Visit, expected: Expected = { readings: 0 }): Promise<void> {
  await vi.waitFor(async () => {
    const { drawings, readings } = await examine(visit, 'as it opens');
    expect(drawings).toBeGreaterThan(0);
    expect(readings).toBeGreaterThanOrEqual(expected.readings);
  }, SETTLE);
}

/** The visitor's own text size. */
const setTextSize = ({ page }: Visit, size: '' | '200%'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** The same also on a narrow page, and with text at twice the size on both. */
export async function expectSoundDrawingsAtAllSizes(visit: Visit, expected: Expected): Promise<void> {
  await expectSoundDrawings(visit, expected);
  for (const size of ['', '200%'] as const) {
    await setTextSize(visit, size);
    // Firefox re-evaluates container sizes in rem or em when the container changes, not when the text size does.
    for (const width of [NARROW_PX, WIDTH_PX]) {
      await visit.page.setSize(width, WIDTH_PX);
      // A drawing at the previous size could pass.
      await visit.page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      await vi.waitFor(() => examine(visit, `${width} px, text ${size || 'as usual'}`), SETTLE);
    }
  }
  await setTextSize(visit, '');
}
