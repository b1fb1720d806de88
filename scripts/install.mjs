// Runs on Node 20 and on nothing but Node: it brings the packages, and with them a Node of our own.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const ownNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** From here on Node runs our TypeScript files directly. */
const NEEDED_NODE = [22, 18];

const BY_HAND = `
By hand:
  1. npm ci --include=dev          (needs the network; set npm's proxy or registry if you have one of your own)
  2. If Node 24 is still missing, install it from https://nodejs.org, put it first in PATH, and run this command again.
`;

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether what npm says it installed is what the lock file asks for; packages for other platforms may be absent. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(modules, '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional === true || present[path]?.version === entry.version,
  );
}

/** The path without our packages: npm must not run on the Node that it is about to replace. */
function pathWithoutPackages() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
}

function npm(label, args) {
  return runQuietly(label, 'npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutPackages() },
    shell: process.platform === 'win32',
  });
}

function giveUp(what, output) {
  process.stderr.write(`${output.trimEnd()}\n\n${what}${BY_HAND}`);
  process.exit(1);
}

const runsTypeScript = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
};

/** Installs the packages unless they are already those of the lock file. */
export async function install() {
  if (!isInstalled()) {
    const result = await npm('Installing packages', ['ci', '--include=dev']);
    if (!result.ok) giveUp('The packages could not be installed.', result.output);
    console.log(`Installed packages in ${result.seconds} s`);
  }
  if (existsSync(ownNode)) return;
  // npm was told to run no install scripts: ask for this one by name.
  const result = await npm('Installing Node 24', ['rebuild', 'node', '--ignore-scripts=false']);
  if (existsSync(ownNode) || runsTypeScript()) return;
  giveUp('Node 24 could not be installed, and the Node at hand is too old for this project.', result.output);
}

/** Our own commands come first in the path; whatever mode the caller's shell is in stays outside. */
function ownEnvironment() {
  const { NODE_ENV: _, PATH = '', ...rest } = process.env;
  return { ...rest, PATH: `${join(modules, '.bin')}${delimiter}${PATH}`, ASTRO_TELEMETRY_DISABLED: '1' };
}

/** npm stops the shell between us, not us: when that shell is gone, so is whoever wanted this. */
function onOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), 500).unref();
}

/** Hands over to a TypeScript file on our own Node, with its signals and its exit code. */
export function runOnOwnNode(script) {
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  const args = [join(root, 'scripts', script), ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: ownEnvironment() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onOrphaned(() => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
