/** Tests `@evenscale/cli` as users get it: packed, installed, and run on each supported Node. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

const folder = inject('installed');
const nodes = inject('nodes');
const installed = join(folder, 'node_modules', '@evenscale', 'cli');
const found = nodes.flatMap(({ search }) => (search.status === 'found' ? [search.found] : []));

const LINES: readonly (readonly string[])[] = [
  ['bmi', '70kg', '175cm', '--working'],
  ['tdee', '--age=30', '--sex=female', '--activity=lightly-active', '165lb', `5'4`, '--json'],
  ['plan', '--age=40', '--sex=male', '--activity=sedentary', '--pace=steady', '92kg', '178cm', '84kg'],
  ['project', '--age=45', '--sex=male', '--activity=sedentary', '--eat=2000', '--json', '100kg', '175cm'],
  ['body-fat', '--sex=male', '--neck=39cm', '--waist=92cm', '--working', '180cm'],
  ['body-size', '--age=42', '--sex=male', '--waist=94cm', '88kg', '180cm'],
  ['child-bmi', '--sex=girl', '--years=9', '--months=4', '30kg', '132cm'],
  ['log', resolve('tests/log-files/own.csv')],
  ['log', resolve('tests/log-files/apple-kg.xml')],
  ['bmi', 'abc', '175cm'],
  ['bmi'],
  ['--help'],
  ['completion', 'zsh'],
];

const outputOf = (node: string, program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(node, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, stdout, stderr };
};

test('it has one file to run and no dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  expect(manifest['bin']).toEqual({ evenscale: './evenscale.js' });
  expect(Object.keys(manifest).filter((key) => /dependencies$/iu.test(key))).toEqual([]);
  expect(readFileSync(join(installed, 'evenscale.js'), 'utf8')).not.toMatch(
    /react\.(?:element|transitional)/u,
  );
  expect(existsSync(join(installed, 'licenses.txt'))).toBe(true);
});

test('the shell finds it by name', () => {
  const program = join(folder, 'node_modules', '.bin', 'evenscale');
  expect(execFileSync(program, ['bmi', '70kg', '175cm'], { encoding: 'utf8' })).toContain('22.9');
});

describe.each(found)('Node $version', ({ path }) => {
  test.each(LINES.map((line) => [line]))('%j gives the same output as the sources', (args) => {
    const expected = outputOf(process.execPath, resolve('packages/cli/bin/evenscale.js'), args);
    expect(outputOf(path, join(installed, 'evenscale.js'), args)).toEqual(expected);
  });
});
