import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsdoc from 'eslint-plugin-jsdoc';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { boundaryRules, boundarySettings } from './scripts/lint/boundaries.ts';
import { changingText } from './scripts/lint/changing-text.ts';
import { docstrings, purity, schemaDocstrings } from './scripts/lint/formulas.ts';
import {
  EXEMPT_FROM_SIZE,
  formatting,
  longestFunction,
  noSizes,
  sizes,
  syntax,
} from './scripts/lint/house.ts';
import { islandDirectives } from './scripts/lint/island-directives.ts';

const CODE = ['**/*.{js,mjs,ts,tsx,astro}'];
const FORMULAS = ['packages/formulas/src/**/*.ts'];
const SOURCES = ['src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];
const TYPESCRIPT = ['**/*.{ts,tsx}'];

/** Two rules of the strict set go beyond the standard. */
const a11yExceptions = {
  // A fieldset of radios is a radio group.
  'jsx-a11y-x/no-noninteractive-element-to-interactive-role': ['error', { fieldset: ['radiogroup'] }],
  // A region that scrolls horizontally must be focusable, or keyboard users can't reach its end.
  'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '.astro/',
    'coverage/',
    'reports/',
    'playwright-report/',
    'test-results/',
    '.stryker-tmp/',
    '.wrangler/',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  typescript.configs.strict,
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  {
    name: 'house',
    files: CODE,
    plugins: { house: { rules: { 'island-directives': islandDirectives } } },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // `interface TdeeEntries extends EntriesOf<typeof fields> {}` gives a derived type a name that messages show.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'house/island-directives': 'error',
      'no-restricted-syntax': syntax.code,
      'no-undef': 'off', // TypeScript checks this better.
      ...sizes,
    },
  },
  {
    name: 'house/typed',
    files: SOURCES,
    extends: [typescript.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // The type check reports deprecated APIs in a fraction of the time.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    name: 'house/promises',
    files: TYPESCRIPT,
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    name: 'house/react',
    files: ['**/*.tsx'],
    extends: [a11y.configs.strict],
    rules: {
      ...a11yExceptions,
      'max-lines-per-function': longestFunction(80),
      'no-restricted-syntax': syntax.components,
    },
  },
  {
    name: 'house/views',
    files: ['src/**/*.tsx'],
    ignores: ['**/*.{test,examples}.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-syntax': syntax.views,
      // It treats every prop as a ref as soon as one prop is passed on as `ref`.
      'react-hooks/refs': 'off',
    },
  },
  {
    name: 'house/pages',
    files: ['src/**/*.astro'],
    rules: { 'no-restricted-syntax': syntax.pages },
  },
  {
    // What islands render. Texts have siblings in the two pieces that replace them, and in what React never changes.
    name: 'house/islands',
    files: ['src/{calculators,parts,person,charts,search,ui}/**/*.tsx'],
    ignores: [
      '**/*.{test,examples}.tsx',
      'src/ui/{Result,text/RichText,text/Text}.tsx',
      'src/**/{*Explanation,*Caution,ReadDifferently,*WithoutScripts}.tsx',
    ],
    plugins: { islands: { rules: { 'changing-text': changingText } } },
    rules: { 'islands/changing-text': 'error' },
  },
  {
    name: 'house/boundaries',
    files: [...SOURCES, 'src/**/*.astro'],
    plugins: { boundaries },
    settings: boundarySettings,
    rules: boundaryRules,
  },
  {
    name: 'house/formatting',
    files: SOURCES,
    ignores: ['**/format*.ts'],
    rules: formatting,
  },
  {
    name: 'house/formulas',
    files: FORMULAS,
    rules: {
      ...purity,
      'max-lines-per-function': longestFunction(30),
      'no-restricted-syntax': syntax.formulas,
    },
  },
  {
    name: 'house/units',
    files: ['packages/formulas/src/units/quantities.ts', 'packages/formulas/src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': syntax.code },
  },
  {
    name: 'house/docstrings',
    files: FORMULAS,
    ignores: TESTS,
    plugins: { jsdoc },
    rules: docstrings,
  },
  {
    name: 'house/schemas',
    files: ['src/content.config.ts'],
    plugins: { jsdoc },
    rules: schemaDocstrings,
  },
  {
    name: 'house/tests',
    files: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { name: 'house/no-sizes', files: [...TESTS, ...EXEMPT_FROM_SIZE], rules: noSizes },
  {
    // Astro and the tools read these files' default export.
    name: 'house/configuration',
    files: ['**/*.config.{js,ts}', 'integrations/**/*.ts', 'deploy/cloudflare/worker.ts'],
    rules: { 'no-restricted-syntax': syntax.configuration },
  },
);
