import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FoundWebKit } from '../../scripts/find-engines.ts';
import { freePort } from '../../scripts/static-server.ts';
import { callText } from './engine-page.ts';
import type { EngineElement, EnginePage, Key, RunningEngine } from './engine-page.ts';
import { command } from './webdriver.ts';

const START_TIMEOUT_MS = 30_000;

/** The key under which the protocol writes a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The protocol's code points for special keys. */
const KEYS: Readonly<Record<Exclude<Key, 'Paste'>, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
  Home: '\uE011',
};
const CONTROL = '\uE009';

/** Works without a graphics card, and as root in a container. */
const HEADLESS = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

/** Starts a virtual screen and returns its number, which the program writes once it is ready. */
async function startScreen(program: string, children: ChildProcess[]): Promise<string> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(screen);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Xvfb did not start')), START_TIMEOUT_MS);
    screen.stdio[3]?.once('data', (number: Buffer) => {
      clearTimeout(timer);
      resolve(`:${number.toString().trim()}`);
    });
    screen.once('error', reject);
  });
}

async function untilReady(driver: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const isReady = await command('GET', `${driver}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver did not start');
}

async function openSession(driver: string, browser: string): Promise<string> {
  const value = await command('POST', `${driver}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const { sessionId } = value as { readonly sessionId: string };
  return `${driver}/session/${sessionId}`;
}

/** Starts WebKitGTK's MiniBrowser on a separate screen, with a separate home folder. */
export async function startWebKit({ driver, browser, screen }: FoundWebKit): Promise<RunningEngine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(join(home, '.config'), { recursive: true });
  await mkdir(downloads);
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const children: ChildProcess[] = [];
  const endAll = (): void => children.forEach((child) => child.kill());
  process.once('exit', endAll);
  const display = await startScreen(screen, children);
  const port = await freePort();
  const env = { ...process.env, ...HEADLESS, HOME: home, DISPLAY: display };
  children.unshift(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const session = await openSession(address, browser);
  const stop = async (): Promise<void> => {
    await command('DELETE', session).catch(() => undefined);
    process.off('exit', endAll);
    endAll();
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  };
  return { connection: { engine: 'webkit', address: session, downloads }, stop };
}

/** Key presses in the protocol's format; a modifier is held until the end. */
const pressed = (keys: readonly string[], modifier?: string) => [
  ...(modifier ? [{ type: 'keyDown', value: modifier }] : []),
  ...keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
  ...(modifier ? [{ type: 'keyUp', value: modifier }] : []),
];

/** The page of a session that is already open. */
export function webKitPage(session: string): EnginePage {
  const post = (path: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> =>
    command('POST', `${session}${path}`, parameters);
  const run = (script: string): Promise<unknown> => post('/execute/sync', { script, args: [] });
  const keyboard = (actions: readonly unknown[]): Promise<unknown> =>
    post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const element = (id: string): EngineElement => ({
    click: async () => void (await post(`/element/${id}/click`, {})),
    upload: async (file) => void (await post(`/element/${id}/value`, { text: file })),
  });
  return {
    goto: async (url) => void (await post('/url', { url })),
    evaluate: async (work, ...args) => (await run(`return ${callText(work, args)}`)) as never,
    find: async (work, ...args) => {
      const found = (await run(`return ${callText(work, args)}`)) as Readonly<Record<string, string>>;
      return element(found[ELEMENT] ?? '');
    },
    inFrame: async (work) => {
      await post('/frame', { id: 0 });
      await work().finally(() => post('/frame', { id: null }));
    },
    inNewTab: async (work) => {
      const first = await command('GET', `${session}/window`);
      const { handle } = (await post('/window/new', { type: 'tab' })) as { readonly handle: string };
      await post('/window', { handle });
      try {
        await work();
      } finally {
        await command('DELETE', `${session}/window`);
        await post('/window', { handle: first });
      }
    },
    addScript: async (source) => void (await run(source)),
    type: async (text) => void (await keyboard(pressed([...text]))),
    press: async (key) =>
      void (await keyboard(key === 'Paste' ? pressed(['v'], CONTROL) : pressed([KEYS[key]]))),
    setSize: async (width, height) => void (await post('/window/rect', { width, height })),
    screenshot: async () => Buffer.from(String(await command('GET', `${session}/screenshot`)), 'base64'),
    disconnect: () => Promise.resolve(),
  };
}
