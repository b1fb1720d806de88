/** Checks one file of reference cases with the formulas that its base name selects. */
import { basename } from 'node:path';
import type { Json, ReferenceCase } from './case-file.ts';
import { isObject, readCases } from './case-file.ts';
import { compare, failed } from './comparison.ts';
import type { Finding, Tolerance } from './comparison.ts';
import { KINDS } from './kinds.ts';

/** How to compute one expected field of a kind of file, and its tolerance. */
export interface Quantity {
  readonly tolerance: Tolerance;
  readonly actual: (reference: ReferenceCase) => unknown;
}

/** The fields that a kind of file may expect; a dot means a nested object: `bw.weightKg`. */
export type Kind = Readonly<Record<string, Quantity>>;

export interface CaseResult {
  readonly id: string;
  /** Comparisons with the name of the quantity they belong to. */
  readonly findings: readonly (Finding & { readonly quantity: string })[];
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function answer(
  quantity: Quantity,
  path: string,
  expected: Json,
  reference: ReferenceCase,
): readonly Finding[] {
  try {
    return compare(path, expected, quantity.actual(reference), quantity.tolerance);
  } catch (error) {
    return [failed(path, message(error))];
  }
}

function check(kind: Kind, path: string, expected: Json, reference: ReferenceCase): CaseResult['findings'] {
  const quantity = kind[path];
  if (quantity !== undefined) {
    return answer(quantity, path, expected, reference).map((finding) => ({ ...finding, quantity: path }));
  }
  const hasParts = Object.keys(kind).some((name) => name.startsWith(`${path}.`));
  if (hasParts && isObject(expected)) {
    return Object.entries(expected).flatMap(([key, part]) => check(kind, `${path}.${key}`, part, reference));
  }
  return [{ ...failed(path, 'nothing is known that compares this field'), quantity: path }];
}

export function runCase(kind: Kind, reference: ReferenceCase): CaseResult {
  const fields = Object.entries(reference.expected);
  return { id: reference.id, findings: fields.flatMap(([key, value]) => check(kind, key, value, reference)) };
}

export function kindOf(path: string): Kind {
  const kind = KINDS.get(basename(path));
  if (kind === undefined) {
    throw new Error(`no formulas are known for this name; known are ${[...KINDS.keys()].join(', ')}`);
  }
  return kind;
}

export function runFile(path: string): readonly CaseResult[] {
  const kind = kindOf(path);
  return readCases(path).map((reference) => runCase(kind, reference));
}
