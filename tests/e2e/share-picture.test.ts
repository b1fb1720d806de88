import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { calculate, choice, enter, EXAMPLE, field, open, openAction, result } from './calculator.ts';
import { openFiles, seed, SIXTY_DAYS } from './log-page.ts';
import { ask, MAN, openPlanner } from './planner-page.ts';

const part = (page: Page): Locator => page.getByRole('region', { name: 'Picture' });
const pictures = (page: Page): Locator => part(page).getByRole('img');
const mine = (page: Page): Locator => choice(page, 'Private: none of my numbers');
const full = (page: Page): Locator => choice(page, 'With my numbers');
const NONE = 'A picture has no room for the notes that go with this result';

async function makePicture(page: Page): Promise<void> {
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Make a picture' }).click();
}

/** The width and height in a PNG's header. */
function sizeOf(png: Buffer): readonly [width: number, height: number] {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function downloaded(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('evenscale-picture.png');
  return readFileSync(await file.path());
}

/** How many colors a preview has: an empty canvas has one. */
const colorsIn = (preview: Locator): Promise<number> =>
  preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
  });

test('a press before the picture is painted downloads it once it is', async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function later(...given) {
      setTimeout(() => toBlob.apply(this, given), 2_000);
    };
  });
  await openPlanner(page);
  await ask(page, MAN, { weight: '82', days: 185 });
  await makePicture(page);
  expect(sizeOf(await downloaded(page))).toEqual([1200, 630]);
  await expect(part(page).getByRole('status')).toHaveText('The picture is in your downloads.');
});

for (const [width, columns] of [
  [390, 1],
  [1280, 2],
] as const)
  test(`the buttons of the box are as wide and as high as each other, at ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.resolve();
    });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await enter(page, EXAMPLE);
    await calculate(page);
    await openAction(page, 'Share');
    const buttons = ['Copy link', 'Share…', 'Print or save as PDF', 'Make a picture'].map((name) =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true }).last(),
    );
    for (const button of buttons) await expect(button).toBeVisible();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    const sizes = new Set(boxes.map((box) => box && `${Math.round(box.width)} ${Math.round(box.height)}`));
    expect([...sizes]).toHaveLength(1);
    expect(new Set(boxes.map((box) => box && Math.round(box.x))).size).toBe(columns);
    const panel = page.getByRole('region', { name: 'Share this result' });
    expect(await panel.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    expect(new Set(boxes.map((box) => box && Math.round(box.y))).size).toBe(4 / columns);
  });

test('a plan is downloaded as a picture, the private one by default, and nothing is sent', async ({
  page,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await openPlanner(page);
  await ask(page, MAN, { weight: '82', days: 185 });
  page.on('request', (request) => asked.push(request.url()));
  await makePicture(page);

  await expect(mine(page)).toBeChecked();
  await expect(mine(page)).toBeFocused();
  await expect(pictures(page)).toHaveCount(2);
  await expect(pictures(page).first()).toHaveAccessibleName(/At my goal by May 25.*without numbers/u);
  await expect(pictures(page).last()).toHaveAccessibleName(/8 kg lighter by May 25.*from 90 kg today/u);
  for (const preview of await pictures(page).all())
    await expect.poll(() => colorsIn(preview)).toBeGreaterThan(10);
  const secret = await downloaded(page);
  await expect(page.getByText('The picture is in your downloads.')).toBeVisible();
  await full(page).check();
  await expect(page.getByText('The picture is in your downloads.')).toHaveCount(0);
  const open = await downloaded(page);
  for (const png of [secret, open]) expect(sizeOf(png)).toEqual([1200, 630]);
  expect(open.equals(secret)).toBe(false);

  const { origin } = new URL(page.url());
  const isFile = (address: string): boolean =>
    /^blob:/u.test(address) || new RegExp(`^${origin}/_astro/[\\w.-]+$`, 'u').test(address);
  expect(asked.filter((address) => !isFile(address))).toEqual([]);
  expect(refused).toEqual([]);
});

test('the pictures follow the result, and Share has an accessible panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '90', goal: 'lose' });
  await calculate(page);
  await makePicture(page);
  const name = (): Promise<string | null> => pictures(page).last().getAttribute('aria-label');
  await expect(pictures(page).last()).toHaveAccessibleName(/kcal a day.*to lose weight/u);
  await expect(pictures(page).first()).toHaveAccessibleName(/Balanced macros.*protein 30%/u);
  const before = await name();
  await expectAccessible(page, 'the picture');
  await expectNoSidewaysScroll(page, 'the picture');
  await page.keyboard.press('ArrowDown');
  await expect(full(page)).toBeChecked();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await field(page, 'weight').fill('95');
  await calculate(page);
  await openAction(page, 'Share');
  await expect.poll(name).not.toBe(before);
});

test('a device with a share sheet gets the file, and closing it shows no message', async ({ page }) => {
  await page.addInitScript(() => {
    let isFirst = true;
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: ({ files, title, url }: ShareData) => {
        const [file] = files ?? [];
        document.documentElement.dataset['shared'] = `${file?.name} ${file?.type} ${title} ${url}`;
        const outcome = isFirst
          ? Promise.resolve()
          : Promise.reject(new DOMException('closed', 'AbortError'));
        isFirst = false;
        return outcome;
      },
    });
  });
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await makePicture(page);
  await expect(pictures(page).first()).toHaveAccessibleName(/I checked my BMI.*no marker/u);
  const share = page.getByRole('button', { name: 'Share picture…' });
  await share.click();
  await expect(page.getByText('Shared.')).toBeVisible();
  // Neither a title nor an address goes with the picture.
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    'evenscale-picture.png image/png undefined undefined',
  );
  await share.click();
  await expect(page.getByText('Shared.')).toHaveCount(0);
});

test('there is no picture without its notes', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, age: '16' });
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await makePicture(page);
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(pictures(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await enter(page, { age: '30' });
  await calculate(page);
  await openAction(page, 'Share');
  await expect(pictures(page)).toHaveCount(2);
});

test('a log’s trend is downloaded as a picture, the private one by default, and nothing is sent', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await openFiles(page);
  await page.getByText('Share your log with a coach or doctor').click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Make a picture of your trend' }).click();
  await expect(mine(page)).toBeChecked();
  await expect(pictures(page)).toHaveCount(2);
  await expect(pictures(page).first()).toHaveAccessibleName(/My trend over 60 days.*without numbers/u);
  await expect(pictures(page).last()).toHaveAccessibleName(
    /My trend: 80\.\d kg\. From 8\d\.\d kg on Sep 23/u,
  );
  for (const preview of await pictures(page).all())
    await expect.poll(() => colorsIn(preview)).toBeGreaterThan(10);
  expect(sizeOf(await downloaded(page))).toEqual([1200, 630]);
  await expectAccessible(page, 'the picture of a log');
  const { origin } = new URL(page.url());
  expect(
    asked.filter((address) => !/^blob:/u.test(address) && !address.startsWith(`${origin}/_astro/`)),
  ).toEqual([]);
});
