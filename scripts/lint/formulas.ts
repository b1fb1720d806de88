/** Rules for `packages/formulas/src` only: pure functions with complete doc comments. */

const EXPORTED_FUNCTION = 'ExportNamedDeclaration > FunctionDeclaration';
const EXPORT_OF_FUNCTION = 'ExportNamedDeclaration[declaration.type="FunctionDeclaration"]';
const EXPORTED = [
  EXPORTED_FUNCTION,
  'ExportNamedDeclaration[declaration.type="VariableDeclaration"]',
  'ExportNamedDeclaration > TSTypeAliasDeclaration',
  'ExportNamedDeclaration > TSInterfaceDeclaration',
];

const OF_THE_WORLD = [
  'Date',
  'Intl',
  'Temporal',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'self',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window',
];

const functionsOnly = { contexts: [EXPORTED_FUNCTION] };

/** A formula depends only on its arguments. */
export const purity = {
  'no-restricted-globals': [
    'error',
    ...OF_THE_WORLD.map((name) => ({
      name,
      message: 'A formula depends only on its arguments: no clock, no locale, no browser.',
    })),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'A formula must return the same value every time.' },
    ...['toFixed', 'toPrecision', 'toLocaleString'].map((property) => ({
      property,
      message: 'Never round before display: a format… function beside the view does it.',
    })),
  ],
};

/** Range, unit, precision, failure and source are required. */
export const docstrings = {
  'jsdoc/require-jsdoc': [
    'error',
    { publicOnly: false, require: { FunctionDeclaration: false }, contexts: EXPORTED },
  ],
  'jsdoc/require-description': ['error', { contexts: EXPORTED }],
  'jsdoc/require-param': ['error', functionsOnly],
  'jsdoc/require-param-description': ['error', functionsOnly],
  'jsdoc/require-hyphen-before-param-description': ['error', 'always'],
  'jsdoc/check-param-names': 'error',
  'jsdoc/require-returns': ['error', { ...functionsOnly, forceRequireReturn: true }],
  'jsdoc/require-returns-description': ['error', functionsOnly],
  'jsdoc/require-example': ['error', functionsOnly],
  'jsdoc/require-tags': [
    'error',
    { tags: ['throws', 'source', 'example'].map((tag) => ({ tag, context: EXPORT_OF_FUNCTION })) },
  ],
  'jsdoc/match-description': [
    'error',
    {
      contexts: [EXPORTED_FUNCTION],
      mainDescription: false,
      tags: { throws: '\\S.*', source: '\\S.*', example: '[^]*\\S[^]*' },
    },
  ],
  'jsdoc/check-tag-names': ['error', { definedTags: ['source'] }],
  'jsdoc/no-types': 'error',
};

const SCHEMA_FIELD = 'CallExpression[callee.property.name=/bject$/] > ObjectExpression > Property';

/** Requires a comment on each frontmatter field, for the authors of articles. */
export const schemaDocstrings = {
  'jsdoc/require-jsdoc': ['error', { require: { FunctionDeclaration: false }, contexts: [SCHEMA_FIELD] }],
  'jsdoc/require-description': ['error', { contexts: [SCHEMA_FIELD] }],
};
