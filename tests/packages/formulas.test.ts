/** Tests `@evenscale/formulas` as users get it: from scripts, from TypeScript, and in a browser. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { describe, expect, inject, test } from 'vitest';
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/browser.ts';
import { capture } from '../../scripts/progress.mjs';
import { FIGURES, SUBJECTS, USE, withoutTypes } from './use-formulas.ts';

const LARGEST_BUNDLE_BYTES = 1000;

const folder = inject('installed');
const installed = join(folder, 'node_modules', '@evenscale', 'formulas');

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;

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
