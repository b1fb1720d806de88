/** Runs the examples in the docstrings; each line has the form `expression // value`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

interface Example {
  readonly name: string;
  readonly code: string;
  readonly value: string;
}

const DOCUMENTED_FUNCTION = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export function (\w+)/g;
const EXAMPLE = /@example (.+?) \/\/ (.+)/g;

const folder = import.meta.dirname;
/** Skips the entry points, which only re-export what's in the subjects' folders. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file.includes('/'),
);
const modules = await Promise.all(
  sources.map((file) => import(/* @vite-ignore */ join(folder, file)) as Promise<Record<string, unknown>>),
);
const everything = createContext(Object.assign({}, ...modules) as Record<string, unknown>);

function examplesIn(file: string): readonly Example[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(DOCUMENTED_FUNCTION)].flatMap(([, comment = '', name = '']) =>
    [...comment.matchAll(EXAMPLE)].map(([, code = '', value = '']) => ({ name, code, value })),
  );
}

/** Ignores the last bits of a floating-point result. */
function nearly(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 9);
  if (Array.isArray(value)) return value.map(nearly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nearly(part)]));
}

describe.each(sources)('%s', (file) => {
  const examples = examplesIn(file);

  test.each(examples)('$code gives $value', ({ name, code, value }) => {
    expect(code).toContain(`${name}(`);
    expect(runInContext(code, everything)).toEqual(nearly(runInContext(`(${value})`, everything)));
  });

  test('gives an example of every function it exports', () => {
    const exported = Object.entries(modules[sources.indexOf(file)] ?? {});
    const functions = exported.filter(([, value]) => typeof value === 'function').map(([name]) => name);
    expect([...new Set(examples.map((example) => example.name))].toSorted()).toEqual(functions.toSorted());
  });
});
