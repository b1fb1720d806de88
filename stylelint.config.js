/** CSS Modules in cascade layers: only token values, logical properties, flat selectors. */

const PHYSICAL = [
  ...['margin', 'padding', 'border'].map((box) => `/^${box}-(top|right|bottom|left)/`),
  '/^(top|right|bottom|left)$/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^(min-|max-)?(width|height)$/',
];

const COLORS = [
  '/color$/',
  'background',
  'background-image',
  'border',
  '/^border-/',
  'box-shadow',
  'fill',
  'outline',
  'stroke',
  'text-shadow',
];
const LITERAL_COLOUR = [
  '/#[0-9a-f]{3,8}\\b/i',
  '/\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i',
  '/\\b(white|black|gray|grey|red|green|blue|orange|yellow|purple|silver)\\b/i',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'declaration-no-important': true,
    'declaration-property-value-disallowed-list': Object.fromEntries(
      COLORS.map((property) => [property, LITERAL_COLOUR]),
    ),
    'property-disallowed-list': PHYSICAL,
    'max-nesting-depth': [2, { ignoreAtRules: ['layer', 'media', 'supports', 'container'] }],
    'selector-max-compound-selectors': 2,
    'selector-max-id': 0,
    // Such a selector makes the browser compute every style of the page anew whenever an element comes or goes.
    'selector-disallowed-list': [
      ['/:has\\(.*\\)[\\s>+~]+:(?!is\\()/', '/(^|[\\s,>+~]):has\\(/'],
      {
        message: 'After or with ":has()", name an element or a class, so that few styles are computed anew.',
      },
    ],
    // A module's class names are keys of its `styles` object.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9-]*$',
      { message: 'A class name starts with a lowercase letter.' },
    ],
    'selector-pseudo-class-no-unknown': [
      true,
      { ignorePseudoClasses: ['global', 'local', 'target-current'] },
    ],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'import-notation': 'string',
    // Selectors are flat, so the order follows the page, not the specificity.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['src/styles/tokens.css'],
      rules: { 'color-named': null, 'declaration-property-value-disallowed-list': null },
    },
    {
      files: ['src/styles/{utilities,print,motion,reset}.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
