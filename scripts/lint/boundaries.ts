/**
 * Which folder may import which, as settings for eslint-plugin-boundaries.
 *
 * Imports go one way: formulas don't depend on the site, and pages may use everything except formulas.
 * The table is also in README.md ("Map"); docs/decisions/0003 has the reasons.
 */

/**
 * What each folder of `src` and each package may import. A folder may always import its own files. The command line comes
 * last: it uses `src`, and nothing uses it.
 */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  formulas: [],
  reference: ['formulas'],
  config: [],
  ui: [],
  styles: [],
  person: ['formulas', 'config', 'ui'],
  charts: ['formulas', 'person', 'ui'],
  tools: ['formulas', 'person', 'charts', 'config', 'ui'],
  calculators: ['tools', 'formulas', 'person', 'charts', 'config', 'ui'],
  parts: ['tools', 'formulas', 'person', 'charts', 'config', 'ui'],
  library: ['formulas', 'reference', 'charts', 'config', 'ui'],
  seo: ['config'],
  search: ['tools', 'formulas', 'person', 'config', 'ui'],
  site: ['config', 'ui'],
  content: [],
  layouts: ['config', 'seo', 'search', 'site', 'styles'],
  pages: [
    'config',
    'ui',
    'styles',
    'person',
    'tools',
    'charts',
    'calculators',
    'parts',
    'library',
    'search',
    'seo',
    'site',
    'content',
    'layouts',
  ],
  cli: ['tools', 'formulas', 'person', 'charts', 'parts', 'config', 'ui'],
};

/** Folders beside `src`: tests and tools may import everything. */
const OUTSIDE = ['tests', 'scripts', 'bench', 'integrations'];

/** Formulas, addresses and page facts must run anywhere, so they import no packages, or none that render. */
const WITHOUT_PACKAGES = ['formulas', 'config'];
const WITHOUT_REACT = ['formulas', 'tools', 'cli', 'config', 'seo', 'content'];
const IN_THE_BROWSER = ['ui', 'search', 'site', 'person', 'tools', 'charts', 'calculators', 'parts'];
const TEST_PACKAGES = ['vitest', 'fast-check', '@testing-library/*', '@playwright/*', '@axe-core/*', 'jsdom'];

/** One element per folder. Each tool, calculator and part is its own element, so that they can't import each other. */
const elements = [
  { type: 'tools', pattern: 'src/tools/*', capture: ['name'] },
  { type: 'calculators', pattern: 'src/calculators/*', capture: ['name'] },
  { type: 'parts', pattern: 'src/parts/*', capture: ['name'] },
  { type: 'formulas', pattern: 'packages/formulas' },
  { type: 'cli', pattern: 'packages/cli' },
  { type: 'reference', pattern: 'packages/reference' },
  ...[
    'person',
    'charts',
    'config',
    'ui',
    'styles',
    'seo',
    'library',
    'search',
    'site',
    'content',
    'layouts',
    'pages',
  ].map((name) => ({ type: name, pattern: `src/${name}` })),
  ...OUTSIDE.map((name) => ({ type: name, pattern: name })),
];

const from = (types: readonly string[]) => ({ element: { types: { anyOf: types } } });
const toFolders = (types: readonly string[]) => ({ to: { element: { types: { anyOf: types } } } });
const toPackages = (source: readonly string[]) => ({
  to: { module: { origin: ['external', 'core'], source } },
});

const policies = [
  ...Object.entries(FOLDERS)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([name, allowed]) => ({ from: from([name]), allow: toFolders(allowed) })),
  { from: from(OUTSIDE), allow: toFolders([...Object.keys(FOLDERS), ...OUTSIDE]) },
  { from: { file: { categories: 'test' } }, allow: toFolders(['tests', 'scripts', 'reference']) },
  { from: { file: { categories: 'schemas' } }, allow: toFolders(['config', 'content']) },
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  { from: from(WITHOUT_REACT), disallow: toPackages(['react', 'react-dom']) },
  // Commands and tools use a page's logic but not its components.
  { from: from(['cli', 'tools']), disallow: { to: { file: { categories: 'component' } } } },
  { from: from(IN_THE_BROWSER), disallow: { to: { module: { origin: 'core' } } } },
  { from: from(WITHOUT_PACKAGES), disallow: { to: { module: { origin: ['external', 'core'] } } } },
  { from: from(Object.keys(FOLDERS)), disallow: toPackages(TEST_PACKAGES) },
  { from: { file: { categories: 'test' } }, allow: { to: { module: { origin: ['external', 'core'] } } } },
];

export const boundarySettings = {
  'boundaries/elements': elements,
  'boundaries/files': [
    { category: 'test', pattern: '**/*.test.{ts,tsx}' },
    { category: 'schemas', pattern: 'src/content.config.ts' },
    { category: 'component', pattern: '**/*.tsx' },
  ],
  'boundaries/legacy-templates': false,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'import/resolver': { typescript: { alwaysTryTypes: true } },
};

export const boundaryRules = {
  'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies }],
  'boundaries/no-unknown-files': 'error',
  'boundaries/no-unknown-dependencies': 'error',
};
