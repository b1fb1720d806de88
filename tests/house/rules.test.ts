import { describe, expect, test } from 'vitest';
import { rulesBrokenBy, stylesBrokenBy } from './plant.ts';

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const functionOf = (count: number) =>
  `export function planted() {\n${lines(count - 2, "  String('line');")}}\n`;
const branches = (count: number) =>
  `export const planted = (n: number) => {\n${Array.from({ length: count }, (_, i) => `  if (n === ${i}) return ${i};`).join('\n')}\n  return n;\n};\n`;
const nested = (depth: number) =>
  `export function planted(n: number) {\n${'if (n > 1) {'.repeat(depth)} String(n); ${'}'.repeat(depth)}\n}\n`;
const page = (markup: string, imports = '') => `---\n${imports}\n---\n<div>${markup}</div>\n`;
const component = (markup: string) => `export function Planted() {\n  return ${markup};\n}\n`;

describe('a planted violation is an error', () => {
  test.each([
    ['a default export', 'src/ui/planted.ts', 'export default 1;\n', 'no-restricted-syntax'],
    [
      'a default by another name',
      'src/ui/planted.ts',
      'const a = 1;\nexport { a as default };\n',
      'no-restricted-syntax',
    ],
    [
      'a value of any type',
      'src/ui/planted.ts',
      `export const a = (b: ${'any'}) => String(b);\n`,
      '@typescript-eslint/no-explicit-any',
    ],
    ['an enum', 'src/ui/planted.ts', 'export enum A {\n  B,\n}\n', 'no-restricted-syntax'],
    ['an unused name', 'src/ui/planted.ts', 'const a = 1;\n', '@typescript-eslint/no-unused-vars'],
    ['a loose comparison', 'src/ui/planted.ts', 'export const a = (b: unknown) => b == 1;\n', 'eqeqeq'],
    [
      'text from toFixed outside a format file',
      'src/ui/planted.ts',
      'export const a = (1).toFixed(1);\n',
      'no-restricted-properties',
    ],
    [
      'Intl outside a format file',
      'src/ui/planted.ts',
      'export const a = new Intl.NumberFormat();\n',
      'no-restricted-globals',
    ],
    [
      'a style attribute in React',
      'src/ui/Planted.tsx',
      component('<p style={{ inlineSize: 1 }}>a</p>'),
      'no-restricted-syntax',
    ],
    [
      'a style attribute in Astro',
      'src/pages/planted.astro',
      page('<p style="color: red">a</p>'),
      'no-restricted-syntax',
    ],
    ['words in markup', 'src/ui/Planted.tsx', component('<p>Your weight</p>'), 'no-restricted-syntax'],
    [
      'words in an attribute that is read out',
      'src/ui/Planted.tsx',
      component('<nav aria-label="Your weight" />'),
      'no-restricted-syntax',
    ],
    ['words in a page', 'src/pages/planted.astro', page('<p>Your weight</p>'), 'no-restricted-syntax'],
    [
      'words that a page hands on',
      'src/pages/planted.astro',
      page('<Card title="Your weight" heading="Weight" />', `import { Card } from '#ui/Card.tsx';`),
      'no-restricted-syntax',
    ],
    [
      'words in the first lines of a page',
      'src/layouts/Planted.astro',
      page('', 'const lead = `${Math.PI} is your weight`;'),
      'no-restricted-syntax',
    ],
    [
      'a box to type in without privacy',
      'src/ui/Planted.tsx',
      component('<input type="text" autoComplete="off" />'),
      'no-restricted-syntax',
    ],
    [
      'a text area without privacy',
      'src/parts/share/Planted.tsx',
      component('<textarea rows={2} />'),
      'no-restricted-syntax',
    ],
    [
      'rem in the attribute of a drawing',
      'src/ui/Planted.tsx',
      component('<svg><line y1="1rem" y2="100%" /></svg>'),
      'no-restricted-syntax',
    ],
    [
      'rem after a number that is worked out',
      'src/ui/Planted.tsx',
      component('<svg><text y={`${Math.PI}rem`}>a</text></svg>'),
      'no-restricted-syntax',
    ],
    [
      'a picture without words in React',
      'src/ui/Planted.tsx',
      component('<img src="/a.png" />'),
      'jsx-a11y-x/alt-text',
    ],
    [
      'a picture without words in Astro',
      'src/pages/planted.astro',
      page('<img src="/a.png" />'),
      'astro/jsx-a11y/alt-text',
    ],
    [
      'a hook behind a condition',
      'src/ui/Planted.tsx',
      `import { useId } from 'react';\nexport function Planted(props: { readonly a: boolean }) {\n  return props.a ? <p id={useId()}>a</p> : null;\n}\n`,
      'react-hooks/rules-of-hooks',
    ],
    [
      'script on what is no island',
      'src/pages/planted.astro',
      page('<Card client:load />', `import { Card } from '#ui/Card.tsx';`),
      'house/island-directives',
    ],
    [
      'a function of 31 lines in a formula',
      'packages/formulas/src/planted.ts',
      functionOf(31),
      'max-lines-per-function',
    ],
    ['a function of 51 lines', 'src/ui/planted.ts', functionOf(51), 'max-lines-per-function'],
    ['a component of 81 lines', 'src/ui/Planted.tsx', functionOf(81), 'max-lines-per-function'],
    ['a file of 201 lines', 'src/ui/planted.ts', lines(201, "String('line');"), 'max-lines'],
    ['eleven paths through a function', 'src/ui/planted.ts', branches(10), 'complexity'],
    ['four levels', 'src/ui/planted.ts', nested(4), 'max-depth'],
    [
      'a field of the schemas without a word',
      'src/content.config.ts',
      `import { z } from 'astro/zod';\nexport const a = z.object({ title: z.string() });\n`,
      'jsdoc/require-jsdoc',
    ],
  ])('%s', async (_, file, code, rule) => {
    expect(await rulesBrokenBy(file, code)).toContain(rule);
  });

  test('a rule can’t be turned off in a comment', async () => {
    const code = `/* ${'eslint'}-disable */\nexport default 1;\n`;
    expect(await rulesBrokenBy('src/ui/planted.ts', code)).toContain('no-restricted-syntax');
  });
});

describe('what is allowed stays allowed', () => {
  test.each([
    ['a function of 30 lines in a formula’s neighbour', 'src/ui/planted.ts', functionOf(50)],
    ['a component of 80 lines', 'src/ui/Planted.tsx', functionOf(80)],
    ['ten paths and three levels', 'src/ui/planted.ts', branches(9) + nested(3).replace('planted', 'other')],
    ['a long table of words', 'src/calculators/planted/planted-words.ts', lines(400, "String('line');")],
    ['rounding in a format file', 'src/calculators/planted/format.ts', 'export const a = (1).toFixed(1);\n'],
    [
      'a page that names classes, slots and what is missing',
      'src/pages/planted.astro',
      page(
        '<div class={`${missing} prose`} slot="more"><p class="prose no-print">{missing}</p></div>',
        'const { missing } = Astro.props;\nif (!missing) throw new Error(`The text of ${Astro.url.pathname} is missing`);',
      ),
    ],
    ['a default export of a configuration', 'planted.config.ts', 'export default {};\n'],
    [
      'script on an island',
      'src/pages/planted.astro',
      page(
        '<Planted client:idle />',
        `import { HomeCalculator as Planted } from '#calculators/home/HomeCalculator.island.tsx';`,
      ),
    ],
  ])('%s', async (_, file, code) => {
    expect(await rulesBrokenBy(file, code)).toEqual([]);
  });
});

describe('a planted violation in a style sheet is an error', () => {
  const planted = (declaration: string, selector = '.planted') =>
    stylesBrokenBy(
      'src/ui/Planted.module.css',
      `@layer ui {\n  ${selector} {\n    ${declaration};\n  }\n}\n`,
    );

  test.each([
    ['a colour that is no token', 'color: #0b5f4c', 'declaration-property-value-disallowed-list'],
    [
      'a colour inside a border',
      'border: 1px solid rgb(1 2 3)',
      'declaration-property-value-disallowed-list',
    ],
    ['a colour by name', 'background: white', 'color-named'],
    ['a left margin', 'margin-left: var(--space-1)', 'property-disallowed-list'],
    ['a width', 'width: var(--measure)', 'property-disallowed-list'],
    ['an important rule', 'color: var(--color-ink) !important', 'declaration-no-important'],
  ])('%s', async (_, declaration, rule) => {
    expect(await planted(declaration)).toContain(rule);
  });

  test('a selector three deep', async () => {
    expect(await planted('color: var(--color-ink)', '.a .b .c')).toContain('selector-max-compound-selectors');
  });

  test('a selector two deep with a token is fine', async () => {
    expect(await planted('color: var(--color-ink)', '.a .b')).toEqual([]);
  });
});
