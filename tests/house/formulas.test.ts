import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { rulesBrokenBy } from './plant.ts';

const DOCSTRING = `/**
 * Planted energy.
 *
 * @param weight - body mass in kg, above 0
 * @returns energy in kcal per day, not rounded
 * @throws never
 * @source Planter et al. 1990
 * @example planted(80) // 80
 */
`;
const FORMULA = 'export function planted(weight: number): number {\n  return weight;\n}\n';
const CONSTANT = '/** Doubled. */\nexport const DOUBLE = 2;\n';
const FILE = 'packages/formulas/src/planted.ts';

const without = (part: RegExp, instead = '') => DOCSTRING.replace(part, instead) + FORMULA;

describe('a doc comment must be complete', () => {
  test('a complete doc comment is fine', async () => {
    expect(await rulesBrokenBy(FILE, DOCSTRING + FORMULA + CONSTANT)).toEqual([]);
  });

  test.each([
    ['a formula without any', FORMULA, 'jsdoc/require-jsdoc'],
    ['a constant without any', 'export const DOUBLE = 2;\n', 'jsdoc/require-jsdoc'],
    ['a type without any', 'export type Planted = number;\n', 'jsdoc/require-jsdoc'],
    ['no sentence', without(/ \* Planted energy.\n \*\n/), 'jsdoc/require-description'],
    ['no parameter', without(/ \* @param .*\n/), 'jsdoc/require-param'],
    ['a parameter without words', without(/ - body mass.*/), 'jsdoc/require-param-description'],
    ['another parameter’s name', without(/weight -/, 'height -'), 'jsdoc/check-param-names'],
    ['no result', without(/ \* @returns .*\n/), 'jsdoc/require-returns'],
    ['a result without words', without(/ energy in kcal.*/), 'jsdoc/require-returns-description'],
    ['no word on failure', without(/ \* @throws .*\n/), 'jsdoc/require-tags'],
    ['no source', without(/ \* @source .*\n/), 'jsdoc/require-tags'],
    ['a source without words', without(/ Planter.*/), 'jsdoc/match-description'],
    ['no example', without(/ \* @example .*\n/), 'jsdoc/require-example'],
  ])('%s is caught', async (_, code, rule) => {
    expect(await rulesBrokenBy(FILE, code)).toContain(rule);
  });
});

describe('a formula depends only on its arguments', () => {
  test.each([
    ['the clock', 'new Date()', 'no-restricted-globals'],
    ['a language', 'new Intl.NumberFormat()', 'no-restricted-globals'],
    ['the console', 'console', 'no-restricted-globals'],
    ['the window', 'window', 'no-restricted-globals'],
    ['the document', 'document.title', 'no-restricted-globals'],
    ['chance', 'Math.random()', 'no-restricted-properties'],
    ['rounding for show', '(1).toFixed(1)', 'no-restricted-properties'],
    ['a number called a quantity', '1 as Kilograms', 'no-restricted-syntax'],
  ])('%s is caught', async (_, expression, rule) => {
    expect(await rulesBrokenBy(FILE, `/** Planted. */\nexport const planted = ${expression};\n`)).toContain(
      rule,
    );
  });
});

/** The compiler's errors for a formula that isn't on disk. */
function compile(code: string): readonly string[] {
  const folder = resolve('packages/formulas');
  const planted = join(folder, 'src/planted.ts');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (file) => (file === planted ? code : read(file));
  host.fileExists = (file) => file === planted || ts.sys.fileExists(file);
  const program = ts.createProgram([planted], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the compiler has no browser types in formulas', () => {
  test('a calculation compiles', () => {
    expect(compile("import { kg } from './units.ts';\nexport const planted = kg(1);\n")).toEqual([]);
  });
  test.each(['document.title', 'window', 'localStorage', "fetch('/')", 'process.env'])(
    '%s does not',
    (expression) => {
      expect(compile(`export const planted = ${expression};\n`)[0]).toMatch(/Cannot find name/);
    },
  );
});
