import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { callText } from './engine-page.ts';
import type { EngineElement, EnginePage, RunningEngine } from './engine-page.ts';

/** Starts headless Firefox. It is driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-downloads-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'intl.accept_languages': 'en-US',
    },
  });
  const process = browser.process();
  const address = browser.wsEndpoint();
  // Firefox has one session at a time: every test file opens its own.
  await browser.disconnect();
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => process?.once('exit', done));
    process?.kill();
    await ended;
    await rm(downloads, { recursive: true, force: true });
  };
  return { connection: { engine: 'firefox', address, downloads }, stop };
}

const PASTE = ['Control', 'KeyV'] as const;

function wrap(handle: ElementHandle): EngineElement {
  return {
    click: () => handle.click(),
    upload: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
  };
}

/** Puppeteer sends the size and an orientation at once; Firefox 140 ESR supports only the size, which it has applied. */
function exceptOrientation(error: unknown): void {
  if (!String(error).includes('setScreenOrientationOverride')) throw error;
}

/** The page of a Firefox that is already running. */
export async function firefoxPage(address: string): Promise<EnginePage> {
  const browser = await puppeteer.connect({
    browserWSEndpoint: address,
    protocol: 'webDriverBiDi',
    defaultViewport: null,
  });
  let page = (await browser.pages())[0] ?? (await browser.newPage());
  let place: Page | Frame = page;
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (work, ...args) => (await place.evaluate(callText(work, args))) as never,
    find: async (work, ...args) => {
      const element = (await place.evaluateHandle(callText(work, args))).asElement();
      if (!element) throw new Error('The function in the page returned no element.');
      return wrap(element as ElementHandle);
    },
    inFrame: async (work) => {
      place = await page.waitForFrame((frame) => frame !== page.mainFrame());
      await work().finally(() => (place = page));
    },
    inNewTab: async (work) => {
      const first = page;
      page = await browser.newPage();
      place = page;
      try {
        await work();
      } finally {
        await page.close();
        page = first;
        place = first;
        await first.bringToFront();
      }
    },
    addScript: async (source) => void (await place.evaluate(source)),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key !== 'Paste') return page.keyboard.press(key);
      const [modifier, letter] = PASTE;
      await page.keyboard.down(modifier);
      await page.keyboard.press(letter);
      await page.keyboard.up(modifier);
    },
    setSize: (width, height) => page.setViewport({ width, height }).catch(exceptOrientation),
    screenshot: () => page.screenshot(),
    disconnect: () => browser.disconnect(),
  };
}
