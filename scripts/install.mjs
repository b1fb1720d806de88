// Installs the packages, including the project's own Node. Runs on Node 20 without any packages.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

/** The first version that runs TypeScript files directly. */
const NEEDED_NODE = [22, 18];

const BY_HAND = `
By hand:
  1. npm ci --include=dev --include=optional   (needs the network; set npm's proxy or registry if you use one)
  2. If that doesn't install Node for this machine, install Node 24 from https://nodejs.org, put it first in PATH, and run
     this command again.
`;

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** True for a package that npm installs on this machine: `os` and `cpu` in the lock file name what it is for. */
const isForThisMachine = ({ os, cpu }) =>
  [os ?? process.platform].flat().includes(process.platform) &&
  [cpu ?? process.arch].flat().includes(process.arch);

/** The project's own Node: the platform package in `optionalDependencies` that fits this machine. */
function ownNodePackage() {
  const packages = packagesOf(join(root, 'package-lock.json')) ?? {};
  return Object.keys(packages['']?.optionalDependencies ?? {})
    .map((name) => `node_modules/${name}`)
    .find((path) => packages[path]?.bin?.node !== undefined && isForThisMachine(packages[path]));
}

/** The path of the project's own Node, if it is installed. */
function ownNode() {
  const path = ownNodePackage();
  const program = path && join(root, path, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return program && existsSync(program) ? program : undefined;
}

/** Whether the packages that npm reports as installed match the lock file; packages for other platforms may be absent. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(modules, '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  const node = ownNodePackage();
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      present[path]?.version === entry.version ||
      (present[path] === undefined && entry.optional === true && path !== node),
  );
}

/** PATH without our packages, so that npm doesn't run on the Node it's about to replace. */
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

/** Installs the packages unless they already match the lock file. */
export async function install() {
  if (!isInstalled()) {
    const result = await npm('Installing packages', ['ci', '--include=dev', '--include=optional']);
    if (!result.ok) giveUp('The packages could not be installed.', result.output);
    console.log(`Installed packages in ${result.seconds} s`);
  }
  if (ownNode() === undefined && !runsTypeScript())
    giveUp(
      'npm has no Node package for this machine, and the installed Node is too old for this project.',
      '',
    );
}

/** Our own commands come first in the path; shell options set by the caller are removed. */
function ownEnvironment() {
  const { NODE_ENV: _, PATH = '', ...rest } = process.env;
  return { ...rest, PATH: `${join(modules, '.bin')}${delimiter}${PATH}`, ASTRO_TELEMETRY_DISABLED: '1' };
}

/** Calls `end` when the parent shell is gone. npm stops that shell but not this process. */
function onOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), 500).unref();
}

/** Continues in a TypeScript file on the project's own Node, forwarding signals and the exit code. */
export function runOnOwnNode(script) {
  const node = ownNode() ?? process.execPath;
  const args = [join(root, 'scripts', script), ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: ownEnvironment() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onOrphaned(() => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
