/** The project's rules about syntax and size, as options for ESLint's built-in rules. */

/** Files of text, tables, data and examples have no size limit. */
export const EXEMPT_FROM_SIZE = [
  '**/{*-words,words}.ts',
  '**/*-tables.ts',
  '**/*-data.ts',
  '**/*.examples.tsx',
  'src/config/**',
];

const everywhere = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals instead of an enum.' },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message:
      'The content policy forbids style attributes: use a class, or an SVG attribute for a computed position.',
  },
];

const namedExports = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Export by name; only configuration files and .astro have a default.',
  },
];

const REM = 'WebKit doesn’t support rem in SVG attributes: set the font size of the drawing and use em.';

/** CSS lengths belong in stylesheets, so a length in markup is an SVG attribute. */
const noRem = [
  { selector: 'Literal[value=/^-?[\\d.]+rem$/]', message: REM },
  { selector: 'TemplateElement[value.raw=/^(?:-?[\\d.]+)?rem$/]', message: REM },
];

/** Input fields; text that is only shown to be copied isn't one. */
const privateBoxes = [
  {
    selector:
      'JSXOpeningElement[name.name=/^(input|textarea)$/]' +
      ':not(:has(> JSXSpreadAttribute[argument.name="privateText"]))' +
      ':not(:has(> JSXAttribute[name.name="type"][value.value=/^(radio|checkbox|range|file)$/]))' +
      ':not(:has(> JSXAttribute[name.name="readOnly"]))',
    message: 'This field may contain personal data: spread `privateText` from #ui/fields/private-text.ts.',
  },
];

const WORDS =
  'Visible text belongs in words.ts, a *-words.ts file or in content, so that it can be translated.';
const TEXT_ATTRIBUTES =
  '/^(?:alt|title|label|caption|placeholder|aria-(?:label|description|roledescription|valuetext))$/';
const LETTERS = '/[A-Za-z]/';

/** Visible text in markup: between tags, or in an attribute that screen readers read. */
const wordsInMarkup = [
  { selector: `JSXText[value=${LETTERS}]`, message: WORDS },
  { selector: `JSXAttribute[name.name=${TEXT_ATTRIBUTES}] > Literal[value=${LETTERS}]`, message: WORDS },
];

/** A page's own strings are addresses, names of classes and slots: what begins with a capital is text, and so are words in a row. */
const wordsInPages = [
  ...wordsInMarkup,
  { selector: 'Literal[value=/^[A-Z]/]', message: WORDS },
  {
    selector: ':not(NewExpression) > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z,] [A-Za-z]/]',
    message: WORDS,
  },
];

const noCasts = [
  {
    selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"]), TSTypeAssertion',
    message: 'Only the constructors in formulas/units/quantities.ts turn a number into a quantity.',
  },
];

/** Syntax forbidden in configuration files, in all other code, in components, in views, in pages, and in formulas. */
export const syntax = {
  configuration: ['error', ...everywhere],
  code: ['error', ...everywhere, ...namedExports],
  components: ['error', ...everywhere, ...namedExports, ...noRem, ...privateBoxes],
  /** Components of the site itself, without tests and examples. */
  views: ['error', ...everywhere, ...namedExports, ...noRem, ...privateBoxes, ...wordsInMarkup],
  pages: ['error', ...everywhere, ...namedExports, ...wordsInPages],
  formulas: ['error', ...everywhere, ...namedExports, ...noCasts],
} as const;

/** Longest function, not counting blank lines and comments. */
export const longestFunction = (max: number) =>
  ['error', { max, skipBlankLines: true, skipComments: true, IIFEs: true }] as const;

export const sizes = {
  complexity: ['error', 10],
  'max-depth': ['error', 3],
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': longestFunction(50),
} as const;

export const noSizes = {
  complexity: 'off',
  'max-depth': 'off',
  'max-lines': 'off',
  'max-lines-per-function': 'off',
} as const;

const FORMAT = 'Format numbers and dates only in a format… file.';

/** `format…` is the only caller of Intl and toFixed. */
export const formatting = {
  'no-restricted-globals': ['error', { name: 'Intl', message: FORMAT }],
  'no-restricted-properties': [
    'error',
    ...['toFixed', 'toPrecision', 'toLocaleString', 'toLocaleDateString'].map((property) => ({
      property,
      message: FORMAT,
    })),
  ],
} as const;
