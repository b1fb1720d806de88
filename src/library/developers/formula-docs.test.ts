import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formulaPages } from '#config/formula-pages.ts';
import { readFormulaDocs } from './formula-docs.ts';

const SUBJECTS = Object.keys(formulaPages);

test('every entry point of the package has a page', () => {
  const entries = readdirSync('packages/formulas/src').filter((name) => /^[a-z-]+\.ts$/u.test(name));
  expect(SUBJECTS.map((subject) => `${subject}.ts`).toSorted()).toEqual(entries.toSorted());
});

describe.each(SUBJECTS)('%s', (subject) => {
  const docs = readFormulaDocs(subject);

  test('documents what the package exports, once each', async () => {
    const exported = (await import(
      /* @vite-ignore */ `../../../packages/formulas/src/${subject}.ts`
    )) as Record<string, unknown>;
    const documented = [...docs.functions, ...docs.constants].map(({ name }) => name);
    expect(documented.toSorted()).toEqual(Object.keys(exported).toSorted());
  });

  test('documents every part of a function, and each of its parameters', () => {
    for (const { parameters, signature, examples, ...texts } of docs.functions) {
      expect(Object.values(texts).flat()).not.toContain('');
      expect(texts.description.length).toBeGreaterThan(0);
      expect(examples.length).toBeGreaterThan(0);
      expect(signature).toMatch(/^function \w+[^]*: [^]+[^{]$/u);
      for (const { name, text } of parameters) {
        expect(signature).toContain(name);
        expect(text).toMatch(/^[^-]/u);
      }
    }
  });
});

test('reads a function with its units, limits, source and example', () => {
  const { functions } = readFormulaDocs('bmi');
  expect(functions.find(({ name }) => name === 'bodyMassIndex')).toEqual({
    name: 'bodyMassIndex',
    signature: 'function bodyMassIndex(weight: Kilograms, height: Centimetres): BodyMassIndex',
    description: ['Body mass index: weight divided by the square of the height.'],
    parameters: [
      { name: 'weight', text: 'body mass in kg; 0 or less counts as not given' },
      { name: 'height', text: 'standing height in cm; 0 or less counts as not given' },
    ],
    returns: 'the index in kg/m², not rounded; 0 if weight or height is 0 or less',
    throws: 'never',
    source: 'Keys et al. 1972, J Chronic Dis 25:329–343',
    examples: ['bodyMassIndex(kg(81), cm(180)) // 25'],
  });
});

test('an unknown subject stops the build', () => {
  expect(() => readFormulaDocs('alchemy')).toThrow('got alchemy');
});
