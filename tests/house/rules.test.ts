import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import typescript from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

/** Without type information: a planted file isn't on disk, so the type checker wouldn't find it. */
const eslint = new ESLint({
  overrideConfig: [
    typescript.configs.disableTypeChecked,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false } },
      rules: { '@typescript-eslint/no-floating-promises': 'off', 'islands/changing-text': 'off' },
    },
  ],
});

/** What ESLint says about a file with this name and content: the rule, and its message. */
async function problemsOf(file: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  if (result === undefined) throw new Error(`ESLint ignores ${file}`);
  return result.messages.map(({ ruleId, message }) => `${ruleId ?? 'fatal'}: ${message}`);
}

const page = (markup: string, code = '') => `---\n${code}\n---\n<div>${markup}</div>\n`;
const view = (markup: string) => `export function Planted() {\n  return ${markup};\n}\n`;
const formula = (value: string) => `/** Planted. */\nexport const planted = ${value};\n`;

const WORDS = /Visible text belongs in words/u;
const BOUNDARY = /^boundaries\/dependencies/u;

describe('scripts/lint: a planted violation of each rule is an error', () => {
  test.each([
    ['src/ui/planted.ts', 'export enum A {\n  B,\n}\n', /union of literals/u],
    ['src/ui/planted.ts', 'const a = 1;\nexport { a as default };\n', /Export by name/u],
    ['src/ui/Planted.tsx', view('<p style={{ inlineSize: 1 }} />'), /forbids style attributes/u],
    ['src/ui/Planted.tsx', view('<svg><line y1="1rem" y2="100%" /></svg>'), /WebKit doesn’t support rem/u],
    ['src/ui/Planted.tsx', view('<svg><text y={`${Math.PI}rem`} /></svg>'), /WebKit doesn’t support rem/u],
    ['src/ui/Planted.tsx', view('<input type="text" />'), /spread `privateText`/u],
    ['src/ui/Planted.tsx', view('<p>Your weight</p>'), WORDS],
    ['src/ui/Planted.tsx', view('<nav aria-label="Your weight" />'), WORDS],
    ['src/pages/planted.astro', page('<p data-a="Weight" />'), WORDS],
    ['src/pages/planted.astro', page('', 'const lead = `${Math.PI} is your weight`;'), WORDS],
    ['src/pages/planted.astro', page('<Card client:load />'), /^house\/island-directives/u],
    ['src/ui/planted.ts', 'export const a = (1).toFixed(1);\n', /only in a format… file/u],
    ['src/ui/planted.ts', 'export const a = new Intl.NumberFormat();\n', /only in a format… file/u],
    ['packages/formulas/src/planted.ts', formula('new Date()'), /depends only on its arguments/u],
    ['packages/formulas/src/planted.ts', formula('Math.random()'), /the same value every time/u],
    ['packages/formulas/src/planted.ts', formula('(1).toFixed(1)'), /Never round before display/u],
    ['packages/formulas/src/planted.ts', formula('1 as Kilograms'), /turn a number into a quantity/u],
    [
      'packages/formulas/src/planted.ts',
      '/** */\nexport function planted(weight: number): number {\n  return weight;\n}\n',
      /throws[^]*source[^]*require-description[^]*require-param[^]*require-returns[^]*require-example/u,
    ],
    [
      'src/content.config.ts',
      'export const a = z.object({ title: z.string() });\n',
      /^jsdoc\/require-jsdoc/u,
    ],
    ['src/ui/planted.ts', `import '@evenscale/formulas/units';\n`, BOUNDARY],
    ['src/parts/planted/planted.ts', `import '#parts/share/share-words.ts';\n`, BOUNDARY],
    ['packages/cli/src/planted.ts', `import '../../../src/calculators/log/with-days.ts';\n`, BOUNDARY],
    ['packages/cli/src/planted.ts', `import '../../../src/ui/Button.tsx';\n`, BOUNDARY],
    ['packages/cli/src/planted.ts', `import 'react';\n`, BOUNDARY],
    ['packages/formulas/src/planted.ts', `import 'node:fs';\n`, BOUNDARY],
    ['src/calculators/planted/planted.ts', `import 'node:fs';\n`, BOUNDARY],
    ['src/ui/planted.ts', `import 'vitest';\n`, BOUNDARY],
    ['src/planted/planted.ts', 'export const planted = 1;\n', /^boundaries\/no-unknown-files/u],
    ['src/ui/planted.ts', `/* ${'eslint'}-disable */\nexport default 1;\n`, /Export by name/u],
  ])('%s: %j', async (file, code, problem) => {
    expect((await problemsOf(file, code)).join('\n')).toMatch(problem);
  });

  test.each([
    ['src/calculators/planted/planted-words.ts', "String('line');\n".repeat(400)],
    ['src/calculators/planted/format.ts', 'export const a = (1).toFixed(1);\n'],
    ['src/calculators/planted/planted.ts', `import '@evenscale/formulas/units';\nimport '#ui/Button.tsx';\n`],
    ['src/pages/planted.astro', page('<p class="prose" slot="more">{a}</p>', 'const { a } = Astro.props;')],
    ['src/ui/planted.test.ts', `import 'vitest';\n`],
    ['planted.config.ts', 'export default {};\n'],
  ])('%s: %j is allowed', async (file, code) => {
    expect(await problemsOf(file, code)).toEqual([]);
  });
});

test('the configurations of ESLint and Stylelint are loaded', async () => {
  const found = await problemsOf('src/ui/Planted.tsx', view('(1 == 2) && <img src="/a.png" />'));
  expect(found.map((problem) => problem.split(':')[0]).toSorted()).toEqual([
    'eqeqeq',
    'jsx-a11y-x/alt-text',
    'no-constant-binary-expression',
  ]);
  const code = '@layer ui {\n  .planted {\n    color: #0b5f4c;\n    margin-left: 0;\n  }\n}\n';
  const { results } = await stylelint.lint({ code, codeFilename: 'src/ui/Planted.module.css' });
  expect(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))).toEqual([
    'declaration-property-value-disallowed-list',
    'property-disallowed-list',
  ]);
});
