/** Tests `@evenscale/formulas` as users get it: from scripts, from TypeScript, and in a browser. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { describe, expect, inject, test } from 'vitest';
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/browser.ts';
import { capture } from '../../scripts/progress.mjs';

const LARGEST_BUNDLE_BYTES = 1000;

const folder = inject('installed');
const installed = join(folder, 'node_modules', '@evenscale', 'formulas');
const nodes = inject('nodes');
const found = nodes.flatMap(({ search }) => (search.status === 'found' ? [search.found] : []));

/** The files next to the subjects' folders. */
const SUBJECTS = readdirSync('packages/formulas/src')
  .filter((name) => /^[a-z-]+\.ts$/u.test(name))
  .map((name) => name.replace('.ts', ''));

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;

/** One figure from each of several subjects. */
const USE = `
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { devine } from '@evenscale/formulas/body-composition';
import { mifflinStJeor } from '@evenscale/formulas/energy';
import { childBmi } from '@evenscale/formulas/growth';
import { macroGrams } from '@evenscale/formulas/macros';
import { median } from '@evenscale/formulas/own-maintenance';
import { bmiValue, cm, kcal, kg, lb, months, years } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';

const child = childBmi('male', months(169.1508), bmiValue(19.74366708));
const person = { gender: 'male', age: years(30), height: cm(180), weight: kg(90), pal: 1.6, bodyFat: null } as const;
export const figures = {
  bmi: bodyMassIndex(kg(70), cm(175)),
  devine: devine(cm(160), 'male'),
  bmr: mifflinStJeor(kg(80), cm(180), years(30), 'male'),
  z: child.kind === 'covered' ? child.z : null,
  protein: macroGrams(kcal(2000), 'lowCarb').protein,
  median: median([3, 1, 2]),
  weight: projectWeight(person, [{ fromDay: 0, intake: kcal(2000) }], 365).end.fat,
};
`;

/** Expected values from the reference files or by hand. The last only checks that there is a figure. */
const FIGURES = {
  bmi: expect.closeTo(70 / 1.75 ** 2, 12) as number,
  devine: expect.closeTo(56.9, 1) as number,
  bmr: 1780,
  z: expect.closeTo(0.2018371345, 6) as number,
  protein: 175,
  median: 2,
  weight: expect.any(Number) as number,
};

const withoutTypes = USE.replaceAll(' as const', '');

test('these tests run the built package', async () => {
  const built = (await import(
    /* @vite-ignore */ resolve('packages/formulas/dist/bmi.js')
  )) as typeof import('@evenscale/formulas/bmi');
  expect(bodyMassIndex).toBe(built.bodyMassIndex);
});

describe('the package', () => {
  test('has an entry point for each subject, and can be published', () => {
    expect(Object.keys(manifest.exports)).toEqual([...SUBJECTS.map((name) => `./${name}`), './package.json']);
    expect(manifest).toMatchObject({ sideEffects: false, type: 'module', engines: { node: '>=20' } });
    for (const key of ['private', 'dependencies', 'peerDependencies', 'scripts'])
      expect(manifest).not.toHaveProperty(key);
  });

  test('contains scripts, declarations, package.json and a README for users, and nothing else', () => {
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files.filter((name) => !/^[a-z-]+(?:\.d)?\.(?:ts|js)$/u.test(name)).toSorted()).toEqual([
      'README.md',
      'package.json',
    ]);
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).not.toContain('Publishing');
  });
});

describe('on Node', () => {
  test('the running version, or in the exhaustive run every supported version that can be found or downloaded', () => {
    for (const { major, search } of nodes)
      if (search.status !== 'found') console.warn(`Node ${major} is not tested: ${search.why}`);
    expect(found.length).toBeGreaterThan(0);
  });

  test.each(found)('$version can import it and gets the figures', ({ path, version }) => {
    const script = join(folder, 'use.js');
    writeFileSync(
      script,
      `${withoutTypes}\nconsole.log(JSON.stringify({ version: process.version, ...figures }));\n`,
    );
    const output = execFileSync(path, [script], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual({ version, ...FIGURES });
  });

  test.each(found)('$version finds functions in every entry point', ({ path }) => {
    const lines = SUBJECTS.map(
      (name) => `console.log(Object.keys(await import('${manifest.name}/${name}')).length);`,
    );
    const script = join(folder, 'all.js');
    writeFileSync(script, lines.join('\n'));
    const counts = execFileSync(path, [script], { encoding: 'utf8' }).trim().split('\n').map(Number);
    expect(counts).toHaveLength(SUBJECTS.length);
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });
});

describe('from strict TypeScript', () => {
  /** The marked line must not compile; a mark on a line that compiles is an error. */
  const MIXED = `
// @ts-expect-error -- pounds are not kilograms
bodyMassIndex(lb(154), cm(175));
`;

  /** Without browser types, which the declarations don't need. */
  const OPTIONS = ['--strict', '--noEmit', '--target', 'es2023', '--lib', 'es2023'];

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('with module %s and resolution %s it compiles, and mixing units doesn’t', async (module, resolution) => {
    const file = `${module}.ts`;
    writeFileSync(join(folder, file), `${USE}${MIXED}export const one: number = figures.bmi;\n`);
    const compiler = resolve('node_modules/typescript/bin/tsc');
    const { output } = await capture(
      process.execPath,
      [compiler, ...OPTIONS, '--module', module, '--moduleResolution', resolution, file],
      { cwd: folder },
    );
    expect(output).toBe('');
  });
});

describe('from a bundle', () => {
  async function bundle(name: string, code: string): Promise<string> {
    const input = join(folder, name);
    writeFileSync(input, code);
    const built = await rolldown({ input, cwd: folder, platform: 'browser' });
    const { output } = await built.generate({ format: 'esm', minify: true });
    await built.close();
    return output[0].code;
  }

  test('of one formula, the size is at most 1 kB', async () => {
    const code = await bundle('one.js', `export { bodyMassIndex } from '@evenscale/formulas/bmi';\n`);
    expect(code).toContain('RangeError');
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(LARGEST_BUNDLE_BYTES);
  });

  test('it gives the figures in a real browser', async () => {
    const code = await bundle('page.js', `${withoutTypes}\nwindow.figures = figures;\n`);
    const executablePath = await findTestBrowser();
    if (executablePath === undefined) throw new Error('This machine has no browser');
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: code, type: 'module' });
      // A module runs after the call that adds it has returned.
      const figures = await page.waitForFunction('window.figures');
      expect(await figures.jsonValue()).toEqual(FIGURES);
    } finally {
      await browser.close();
    }
  });
});
