/** The Node versions that the published packages support, on this machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Search } from './ensure-installed.ts';
import { capture, runQuietly } from './progress.mjs';

const SUPPORTED = [20, 22, 24] as const;

/** Where downloads go: inside `node_modules`, so that they're deleted along with the other packages. */
const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'nodes');

/** A blocked download must not use up the time of the tests. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

const isWindows = process.platform === 'win32';

/** npm's name for this platform's Node package; see decision 0002. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** A Node and its exact version, such as `v22.23.3`. */
export interface FoundNode {
  readonly path: string;
  readonly version: string;
}

/** The version that is running this script. */
export const runningNode: FoundNode = { path: process.execPath, version: process.version };

interface NodeSearch {
  readonly major: number;
  readonly search: Search<FoundNode>;
}

/** PATH without our packages, whose `.bin` has the project's own Node. */
export const systemPath = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

/** Asks Node for its own path, because a bare name resolves to another Node when our packages are in PATH. */
async function nodeAt(command: string): Promise<FoundNode | undefined> {
  const { ok, output } = await capture(command, ['-p', 'process.version + process.execPath'], {
    env: { ...process.env, PATH: systemPath() },
  });
  const [, version, path] = /^(v[\d.]+)(.+)$/u.exec(output.trim()) ?? [];
  return ok && version !== undefined && path !== undefined ? { path, version } : undefined;
}

async function download(major: number, folder: string): Promise<string> {
  const { output } = await runQuietly(
    `Downloading Node ${major}`,
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${PACKAGE}@${major}`],
    {
      timeout: DOWNLOAD_TIMEOUT_MS,
      env: { ...process.env, PATH: systemPath() },
      shell: isWindows,
    },
  );
  return output.trim().split('\n').slice(-4).join('\n');
}

async function findNode(major: number): Promise<NodeSearch> {
  const isWanted = (node: FoundNode | undefined): node is FoundNode =>
    node?.version.startsWith(`v${major}.`) === true;
  const folder = join(CACHE, String(major));
  const downloaded = join(folder, 'node_modules', PACKAGE, 'bin', isWindows ? 'node.exe' : 'node');
  const present = ['node', ...(existsSync(downloaded) ? [downloaded] : [])];
  for (const path of present) {
    const node = await nodeAt(path);
    if (isWanted(node)) return { major, search: { status: 'found', found: node } };
  }
  const why = await download(major, folder);
  const node = await nodeAt(downloaded);
  return {
    major,
    search: isWanted(node) ? { status: 'found', found: node } : { status: 'impossible', why },
  };
}

const isRunning = (major: number): boolean => runningNode.version.startsWith(`v${major}.`);

/** Finds the supported versions other than the running one: the system's, or downloaded from npm. */
export const ensureOtherNodes = (): Promise<readonly NodeSearch[]> =>
  Promise.all(SUPPORTED.filter((major) => !isRunning(major)).map(findNode));
