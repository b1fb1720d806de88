/** Runs the installed packages on Node: on the running version, or in the project `other-nodes` on the other supported ones. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { FIGURES, SUBJECTS, withoutTypes } from './use-formulas.ts';

const folder = inject('installed');
const program = join(folder, 'node_modules', '@evenscale', 'cli', 'evenscale.js');

const LINES: readonly (readonly string[])[] = [
  ['bmi', '70kg', '175cm', '--working'],
  ['tdee', '--age=30', '--sex=female', '--activity=lightly-active', '165lb', `5'4`, '--json'],
  ['plan', '--age=40', '--sex=male', '--activity=sedentary', '--pace=steady', '92kg', '178cm', '84kg'],
  ['project', '--age=45', '--sex=male', '--activity=sedentary', '--eat=2000', '--json', '100kg', '175cm'],
  ['body-fat', '--age=42', '--sex=male', '--neck=39cm', '--waist=92cm', '--working', '180cm'],
  ['body-size', '--age=42', '--sex=male', '--waist=94cm', '88kg', '180cm'],
  ['bmr', '--age=30', '--sex=male', '--working', '70kg', '175cm'],
  ['pregnancy', '--age=30', '--week=24', '--json', '65kg', '165cm'],
  ['child-bmi', '--sex=girl', '--years=9', '--months=4', '30kg', '132cm'],
  ['log', resolve('tests/log-files/own.csv')],
  ['log', resolve('tests/log-files/apple-kg.xml')],
  ['bmi', 'abc', '175cm'],
  ['bmi'],
  ['--help'],
];

const outputOf = (node: string, program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(node, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, stdout, stderr };
};

describe.each(inject('nodes'))('Node $version', ({ path, version }) => {
  test('scripts can import the formulas, and get the figures', () => {
    const script = join(folder, 'use.js');
    writeFileSync(
      script,
      `${withoutTypes}\nconsole.log(JSON.stringify({ version: process.version, ...figures }));\n`,
    );
    const output = execFileSync(path, [script], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual({ version, ...FIGURES });
  });

  test('every entry point of the formulas has functions', () => {
    const lines = SUBJECTS.map(
      (name) => `console.log(Object.keys(await import('@evenscale/formulas/${name}')).length);`,
    );
    const script = join(folder, 'all.js');
    writeFileSync(script, lines.join('\n'));
    const counts = execFileSync(path, [script], { encoding: 'utf8' }).trim().split('\n').map(Number);
    expect(counts).toHaveLength(SUBJECTS.length);
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  test.each(LINES.map((line) => [line]))('evenscale %j gives the same output as the sources', (args) => {
    const expected = outputOf(process.execPath, resolve('packages/cli/bin/evenscale.js'), args);
    expect(outputOf(path, program, args)).toEqual(expected);
  });
});
