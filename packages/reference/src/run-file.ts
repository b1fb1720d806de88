/** Checks one file of reference cases with the formulas that its base name selects. */
import { basename } from 'node:path';
import { isObject, readCases, type Json, type ReferenceCase } from './case-file.ts';
import { compare, failed, type Finding } from './comparison.ts';
import { KINDS } from './kinds.ts';
import type { Kind, Quantity } from './quantity.ts';

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

/** One expected value, and how it is computed; null where nothing is known. */
interface Part {
  readonly path: string;
  readonly expected: Json;
  readonly quantity: Quantity | null;
}

function partsAt(kind: Kind, path: string, expected: Json): readonly Part[] {
  const quantity = kind[path];
  const hasParts = Object.keys(kind).some((name) => name.startsWith(`${path}.`));
  return quantity === undefined && hasParts && isObject(expected)
    ? Object.entries(expected).flatMap(([key, part]) => partsAt(kind, `${path}.${key}`, part))
    : [{ path, expected, quantity: quantity ?? null }];
}

/** The expected values of a case. */
export const partsOf = (kind: Kind, { expected }: ReferenceCase): readonly Part[] =>
  Object.entries(expected).flatMap(([key, value]) => partsAt(kind, key, value));

export function runCase(kind: Kind, reference: ReferenceCase): CaseResult {
  const findings = partsOf(kind, reference).flatMap(({ path, expected, quantity }) =>
    (quantity === null
      ? [failed(path, 'nothing is known that compares this field')]
      : answer(quantity, path, expected, reference)
    ).map((finding) => ({ ...finding, quantity: path })),
  );
  return { id: reference.id, findings };
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
