/** `npm run reference` itself: it must notice errors and report them in its exit code. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatResult, hasFailed } from './format-result.ts';
import { KINDS } from './kinds.ts';
import { REFERENCE_FOLDER } from './reference-files.ts';
import { runFile } from './run-file.ts';

const project = join(import.meta.dirname, '../../..');
const originals = join(project, REFERENCE_FOLDER);
const folder = mkdtempSync(join(tmpdir(), 'reference-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

function reference(
  files: readonly string[],
  from = project,
  environment: Record<string, string> = {},
): Outcome {
  const script = join(project, 'packages/reference/src/main.ts');
  const { INIT_CWD: _, ...inherited } = process.env;
  const run = spawnSync(process.execPath, [script, ...files], {
    cwd: from,
    encoding: 'utf8',
    env: { ...inherited, ...environment },
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

/** A copy of a reference file, edited as text. */
function changed(name: string, change: (text: string) => string): string {
  const text = readFileSync(join(originals, name), 'utf8');
  const path = join(folder, name);
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
  return path;
}

describe('npm run reference', () => {
  test('passes every shared file and prints cases, failures and the largest deviation of each', () => {
    const files = readdirSync(originals).filter((name) => name.endsWith('.json'));
    const { status, output } = reference(files.map((name) => join(originals, name)));
    expect(output).not.toContain('FAILED');
    for (const name of files) {
      expect(output).toMatch(new RegExp(`${name}: \\d+ cases, 0 failures, largest deviation `));
    }
    expect(status).toBe(0);
  });

  test('finds a file named relative to the folder npm was called from, or to the working folder', () => {
    copyFileSync(join(originals, 'eer-2023.json'), join(folder, 'eer-2023.json'));
    expect(reference(['eer-2023.json'], project, { INIT_CWD: folder }).status).toBe(0);
    expect(reference(['eer-2023.json'], folder).status).toBe(0);
    expect(reference([`${REFERENCE_FOLDER}/eer-2023.json`], project, { INIT_CWD: folder }).status).toBe(0);
    const shared = reference(['macro-grams.json']);
    expect(shared).toMatchObject({ status: 0, output: expect.stringContaining(', 0 failures') as string });
  });

  test.each([
    { name: 'bmi-grid.json', from: '"bmi1dp": 27.1', to: '"bmi1dp": 27.2', names: 'bmi1dp: expected 27.2' },
    {
      name: 'bmi-grid.json',
      from: '"max": 56',
      to: '"max": 56.2',
      names: 'idealWeightRange.max: expected 56.2',
    },
    {
      name: 'bmi-grid.json',
      from: '"tdeeLabel": "Overweight"',
      to: '"tdeeLabel": "Fine"',
      names: 'expected "Fine"',
    },
    {
      name: 'bmi-nhlbi-table.json',
      from: '"bmiWhole": 21',
      to: '"bmiWhole": 22',
      names: 'bmiWhole: expected 22',
    },
    {
      name: 'spec-boundaries.json',
      from: '"homeMarkerPct": 7.5',
      to: '"homeMarkerPct": 7.6',
      names: 'homeMarkerPct',
    },
    { name: 'bmr-tdee-grid.json', from: '"bmrMifflin": 1815', to: '"bmrMifflin": 1817', names: 'bmrMifflin' },
    { name: 'body-fat-deurenberg.json', from: '14.34', to: '14.36', names: 'bodyFatPct: expected 14.36' },
    { name: 'body-fat-navy.json', from: '20.52', to: '20.55', names: 'bodyFatPct: expected 20.55' },
    {
      name: 'ideal-weight-formulas.json',
      from: '"devine": 56.9',
      to: '"devine": 57',
      names: 'devine: expected 57',
    },
    { name: 'anthropometry-extras.json', from: '79.02', to: '79.03', names: 'leanBodyMassBoerKg' },
    {
      name: 'weight-goals.json',
      from: '2508.74',
      to: '2520.74',
      names: 'intakeToGoalKcal: expected 2520.74',
    },
    { name: 'weight-goals.json', from: '95.297', to: '96.297', names: 'weightWhileMaintaining[0][1]' },
    { name: 'weight-trajectories.json', from: '99.499', to: '99.61', names: 'nihSimulator.weightKg[1]' },
    {
      name: 'weight-trajectories.json',
      from: '"bw":{"days"',
      to: '"other":{"days"',
      names: 'other: nothing is known',
    },
    { name: 'eer-2023.json', from: '2444.65', to: '2444.67', names: 'eerKcal: expected 2444.67' },
    {
      name: 'macro-grams.json',
      from: '"protein": 121',
      to: '"protein": 122',
      names: 'protein: expected 122',
    },
    {
      name: 'child-bmi.json',
      from: '"z":0.2018371345',
      to: '"z":0.2018391345',
      names: 'z: expected 0.2018391345',
    },
    {
      name: 'child-bmi.json',
      from: '"category":"obesity, class 3"',
      to: '"category":"obesity"',
      names: 'category: expected "obesity"',
    },
    {
      name: 'pregnancy.json',
      from: '"totalMin": 11.5',
      to: '"totalMin": 12',
      names: 'totalMin: expected 12',
    },
    { name: 'tdee-screen.json', from: '"bmr": 1929', to: '"bmr": 1927', names: 'bmr: expected 1927' },
  ])('fails $name when $from is changed to $to', ({ name, from, to, names }) => {
    const flexible = new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s*'));
    const results = runFile(changed(name, (text) => text.replace(flexible, to)));
    expect(formatResult(name, results)).toMatch(/cases, [1-9]\d* failures/);
    expect(formatResult(name, results)).toContain(names);
    expect(results.some(hasFailed)).toBe(true);
  });

  test('exits with 1 for a file with a failure', () => {
    const file = changed('macro-grams.json', (text) => text.replace(/"protein": *121/, '"protein": 122'));
    const { status, output } = reference([file]);
    expect(output).toContain('protein: expected 122');
    expect(status).toBe(1);
  });

  test('fails for an expected field that nothing compares, and passes without a field it knows', () => {
    const more = changed('macro-grams.json', (text) =>
      text.replace(/"expected":\s*\{/, '"expected": {"fibre": 3,'),
    );
    expect(runFile(more).some(hasFailed)).toBe(true);
    expect(formatResult('macro-grams.json', runFile(more))).toContain(
      'fibre: nothing is known that compares this field',
    );
    const fewer = changed('macro-grams.json', (text) => text.replace(/"protein":\s*121,/, ''));
    expect(runFile(fewer).some(hasFailed)).toBe(false);
  });

  test('names a field that is missing', () => {
    const results = runFile(changed('macro-grams.json', (text) => text.replace(/"plan":/, '"plam":')));
    expect(formatResult('macro-grams.json', results)).toContain('has no "plan"');
    expect(results.some(hasFailed)).toBe(true);
  });

  test.each([
    {
      why: 'refuses a case that expects nothing',
      change: (text: string) => text.replace(/"expected":\s*\{/, '"expects": {'),
      says: 'expects nothing',
    },
    {
      why: 'refuses another schema',
      change: (text: string) => text.replace('reference-cases/1', 'other/2'),
      says: 'not a file of the schema',
    },
    { why: 'refuses what is not JSON', change: (text: string) => text.slice(0, -5), says: 'JSON' },
    {
      why: 'refuses a file without cases',
      change: () => '{"schema": "reference-cases/1", "cases": []}',
      says: 'holds no cases',
    },
  ])('$why', ({ change, says }) => {
    const file = changed('macro-grams.json', change);
    expect(() => runFile(file)).toThrow(says);
  });

  test('fails for a file that cannot be used, for an unknown name, for a missing file, and without any file', () => {
    writeFileSync(join(folder, 'other.json'), '{}');
    const broken = reference([changed('macro-grams.json', (text) => text.slice(0, -5))]);
    expect(broken.output).toContain('cannot be used');
    const unknown = reference([join(folder, 'other.json')]);
    expect(unknown.output).toContain('no formulas are known for this name');
    const nowhere = reference([join(folder, 'nowhere', 'bmi-grid.json')]);
    expect(nowhere.output).toContain('ENOENT');
    const none = reference([]);
    for (const name of KINDS.keys()) expect(none.output).toContain(name);
    expect([broken, unknown, nowhere, none].map(({ status }) => status)).toEqual([1, 1, 1, 1]);
  });
});
