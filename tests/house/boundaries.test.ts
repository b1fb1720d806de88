import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesBrokenBy } from './plant.ts';

/** A deliberate second copy of the import table, to check the lint rule against. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  formulas: [],
  reference: ['formulas'],
  config: [],
  ui: [],
  content: [],
  seo: ['config'],
  library: ['formulas', 'reference', 'charts', 'config', 'ui'],
  search: ['config', 'ui'],
  person: ['formulas', 'config', 'ui'],
  charts: ['formulas', 'person', 'ui'],
  'calculators/planted': ['formulas', 'person', 'charts', 'config', 'ui'],
  'parts/planted': ['formulas', 'person', 'charts', 'config', 'ui'],
  cli: ['formulas', 'person', 'charts', 'calculators/home', 'parts/share', 'config', 'ui'],
  site: ['config', 'ui'],
  layouts: ['config', 'seo', 'search', 'site', 'styles'],
  pages: [
    ...[
      'config',
      'ui',
      'content',
      'seo',
      'library',
      'search',
      'person',
      'charts',
      'calculators/home',
      'parts/share',
      'site',
    ],
    ...['layouts', 'styles'],
  ],
};

const EVERY_FOLDER = [
  ...[
    'formulas',
    'reference',
    'config',
    'ui',
    'content',
    'seo',
    'library',
    'search',
    'person',
    'charts',
    'calculators/home',
    'parts/share',
  ],
  ...['site', 'layouts', 'pages', 'styles', 'cli'],
];

/** Locations of folders outside `src`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  formulas: 'packages/formulas/src',
  cli: 'packages/cli/src',
  reference: 'scripts/reference',
};
const pathOf = (folder: string) => ELSEWHERE[folder] ?? `src/${folder}`;

const filesOf = (folder: string): readonly string[] =>
  existsSync(pathOf(folder))
    ? readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(ts|tsx|astro|css|json)$/.test(name),
      )
    : [];

/** Any file in the folder, because only its location matters. Not a .tsx file, because not every folder may import those. */
function someFileOf(folder: string): string {
  const files = filesOf(folder);
  const file = files.find((name) => name.endsWith('.ts')) ?? files[0];
  if (file === undefined) throw new Error(`${pathOf(folder)} has no file to import`);
  return file;
}

const isDrawnByAstro = (folder: string) => folder === 'layouts' || folder === 'pages';
const plantedIn = (folder: string) => `${pathOf(folder)}/planted.${isDrawnByAstro(folder) ? 'astro' : 'ts'}`;
const statement = (folder: string, source: string) =>
  isDrawnByAstro(folder) ? `---\nimport '${source}';\n---\n<hr />\n` : `import '${source}';\n`;

const FORMULA = '@evenscale/formulas/units';

/** Pages have no `#` name, because nothing may import them; `#` names don't work across packages. */
function sourceFor(from: string, to: string): string {
  if (to === 'formulas') return FORMULA;
  const up = '../'.repeat(pathOf(from).split('/').length);
  return [from, to].some((folder) => folder === 'cli') || from === 'formulas' || to === 'pages'
    ? `${up}${pathOf(to)}/${someFileOf(to)}`
    : `#${to}/${someFileOf(to)}`;
}

/** Skips empty folders, which have nothing to import. */
const isThere = (folder: string) => filesOf(folder).length > 0;

describe.each(Object.keys(MAY_IMPORT))('%s', (from) => {
  const may = (MAY_IMPORT[from] ?? []).filter(isThere);
  const mayNot = EVERY_FOLDER.filter((to) => to !== from && !may.includes(to) && isThere(to));

  test.each(mayNot)('may not import %s', async (to) => {
    const broken = await rulesBrokenBy(plantedIn(from), statement(from, sourceFor(from, to)));
    expect(broken).toContain('boundaries/dependencies');
  });

  test.each(may)('may import %s', async (to) => {
    const broken = await rulesBrokenBy(plantedIn(from), statement(from, sourceFor(from, to)));
    expect(broken).toEqual([]);
  });
});

describe('ways around the table', () => {
  test.each([
    ['a relative path', 'src/ui/planted.ts', `import '../../packages/formulas/src/units.ts';\n`],
    ['a re-export', 'src/ui/planted.ts', `export * from '${FORMULA}';\n`],
    ['an import when needed', 'src/ui/planted.ts', `void import('${FORMULA}');\n`],
    ['a type', 'src/ui/planted.ts', `export type { Kilograms } from '@evenscale/formulas/units';\n`],
    ['a test file', 'src/ui/planted.test.ts', `import '${FORMULA}';\n`],
    ['a tool', 'src/ui/planted.ts', `import '../../scripts/browser.ts';\n`],
    ['a view in a command', 'packages/cli/src/planted.ts', `import '../../../src/ui/Button.tsx';\n`],
    ['React in a command', 'packages/cli/src/planted.ts', `import 'react';\n`],
    ['React in a formula', 'packages/formulas/src/planted.ts', `import 'react';\n`],
    ['a file system in a calculator', 'src/calculators/planted/planted.ts', `import 'node:fs';\n`],
    ['a test library in the site', 'src/ui/planted.ts', `import 'vitest';\n`],
  ])('%s is caught', async (_, file, code) => {
    expect(await rulesBrokenBy(file, code)).toContain('boundaries/dependencies');
  });

  test('a folder that isn’t in the table is reported', async () => {
    expect(await rulesBrokenBy('src/helpers/planted.ts', 'export const planted = 1;\n')).toContain(
      'boundaries/no-unknown-files',
    );
  });

  test('a test file may use test libraries', async () => {
    expect(await rulesBrokenBy('src/ui/planted.test.ts', `import 'vitest';\n`)).toEqual([]);
  });
});
