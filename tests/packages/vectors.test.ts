/** `/methodology/vectors.json`, the page that links to it, and the built package agree. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { textFiles } from '#config/paths.ts';
import type { Json } from '@evenscale/reference/case-file';
import { compare, relative, within } from '@evenscale/reference/comparison';
import { referenceFiles } from '@evenscale/reference/reference-files';
import { readVectors, type Vector, type Vectors } from '@evenscale/reference/vectors';

const FEWEST = 300;

const parse = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const file = parse(`dist${textFiles.vectors}`) as Vectors & { readonly package: string };

test('the file matches its schema', () => {
  const ajv = new Ajv({ allErrors: true });
  const validate = ajv.compile(parse(`dist${textFiles.vectorsSchema}`) as object);
  validate(file);
  expect(validate.errors).toBeNull();
});

test('there are at least 300 vectors with unique names, each in a known set with known sources', () => {
  expect(file.vectors.length).toBeGreaterThanOrEqual(FEWEST);
  expect(new Set(file.vectors.map(({ set, id }) => `${set}/${id}`)).size).toBe(file.vectors.length);
  for (const { set, source, outputs, computed, tolerance } of file.vectors) {
    expect(Object.keys(file.sets[set]?.sources ?? {})).toEqual(source);
    expect([Object.keys(computed), Object.keys(tolerance)]).toEqual([
      Object.keys(outputs),
      Object.keys(outputs),
    ]);
  }
});

test('the methodology page states the number of cases, and links to the file and its schema', () => {
  const page = readFileSync('dist/methodology/index.html', 'utf8');
  expect(page).toContain(`on ${new Intl.NumberFormat('en-US').format(file.vectors.length)} cases`);
  for (const path of [textFiles.vectors, textFiles.vectorsSchema]) expect(page).toContain(`href="${path}"`);
});

describe('the built package', () => {
  test('has the version and all functions named in the file', async () => {
    const { name, version } = parse('packages/formulas/dist/package.json') as Record<string, string>;
    expect(file.package).toBe(`${name}@${version}`);
    for (const address of new Set(Object.values(file.sets).flatMap(({ functions }) => functions))) {
      const [subject = '', functionName = ''] = address.split('/');
      const built = (await import(
        /* @vite-ignore */ resolve(`packages/formulas/dist/${subject}.js`)
      )) as Record<string, unknown>;
      expect(built[functionName], address).toBeTypeOf('function');
    }
  });

  test('gives the same unrounded values for every vector', () => {
    const fromPackage: unknown = JSON.parse(JSON.stringify(readVectors(referenceFiles())));
    expect(fromPackage).toEqual({ sets: file.sets, vectors: file.vectors });
  });
});

test('every computed value is within the file’s own tolerance', () => {
  const problemsOf = ({ outputs, computed, tolerance }: Vector) =>
    Object.entries(outputs).flatMap(([name, expected]: readonly [string, Json]) => {
      const allowed = tolerance[name]!;
      const rule = 'relative' in allowed ? relative(allowed.relative) : within(allowed.absolute);
      return compare(name, expected, computed[name], rule).flatMap(({ problem }) => problem ?? []);
    });
  expect(file.vectors.flatMap(problemsOf)).toEqual([]);
});
