/** Writes `dist/`: the package as it would be published, for `npm pack`. Run by `npm run build --workspaces --if-present`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');
const CONFIG = join(FOLDER, 'tsconfig.json');

/** The part of the README from this heading on is for the owner and isn't published. */
const OWNERS_PART = '\n## Publishing';

const OPTIONS: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  rewriteRelativeImportExtensions: true,
  target: ts.ScriptTarget.ES2023,
  rootDir: join(FOLDER, 'src'),
  outDir: DIST,
};

function readConfig(): ts.ParsedCommandLine {
  const content: unknown = ts.readConfigFile(CONFIG, (path) => ts.sys.readFile(path)).config;
  return ts.parseJsonConfigFileContent(content, ts.sys, FOLDER, OPTIONS);
}

/** Rewrites imports in declarations; the compiler does so only in scripts. */
const withPublishedImports = (file: string, text: string): string =>
  file.endsWith('.d.ts') ? text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/gu, '$1.js') : text;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, withPublishedImports(file, text));
}

function compile({ fileNames, options }: ts.ParsedCommandLine): void {
  const program = ts.createProgram(fileNames, options);
  const { diagnostics } = program.emit(undefined, write);
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length === 0) return;
  const host = {
    getCurrentDirectory: () => FOLDER,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(problems, host));
}

/** The files next to the subjects' folders are the entry points. */
const subjectsIn = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => dirname(file) === join(FOLDER, 'src'))
    .map((file) => basename(file, '.ts'))
    .toSorted();

const entryPoint = (subject: string) =>
  [`./${subject}`, { types: `./${subject}.d.ts`, default: `./${subject}.js` }] as const;

/** The same package.json as in development, but publishable and with the built entry points. */
function manifest(subjects: readonly string[]): string {
  const {
    private: _,
    scripts: _scripts,
    ...own
  } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as Record<string, unknown>;
  const exports = Object.fromEntries([
    ...subjects.map(entryPoint),
    ['./package.json', './package.json'] as const,
  ]);
  return `${JSON.stringify({ ...own, exports }, null, 2)}\n`;
}

rmSync(DIST, { recursive: true, force: true });
const config = readConfig();
compile(config);
write(join(DIST, 'package.json'), manifest(subjectsIn(config.fileNames)));
const [readme = ''] = readFileSync(join(FOLDER, 'README.md'), 'utf8').split(OWNERS_PART);
write(join(DIST, 'README.md'), `${readme.trimEnd()}\n`);
