/** The reference cases as test vectors for other implementations, with the results of our formulas. */
import { basename } from 'node:path';
import type { Json, JsonObject, ReferenceCase } from './case-file.ts';
import { isObject, readCases, readHeading, readRemarks, readSources } from './case-file.ts';
import type { Tolerance } from './comparison.ts';
import { kindOf, partsOf } from './run-file.ts';
import type { Kind } from './quantity.ts';
import { VECTOR_FUNCTIONS } from './vector-functions.ts';

/** How far an output may be from the expected value: in its unit, or as a fraction of that value. */
export type VectorTolerance = { readonly absolute: number } | { readonly relative: number };

/** One case. `outputs`, `computed` and `tolerance` have the same keys. */
export interface Vector {
  /** Unique within its set. */
  readonly id: string;
  readonly set: string;
  readonly inputs: JsonObject;
  /** The expected values. */
  readonly outputs: Readonly<Record<string, Json>>;
  /** The unrounded results of the formulas when the site was built. */
  readonly computed: Readonly<Record<string, unknown>>;
  readonly tolerance: Readonly<Record<string, VectorTolerance>>;
  /** Keys of the set's `sources`. */
  readonly source: readonly string[];
}

/** The cases of one reference file. */
export interface VectorSet {
  readonly title: string;
  /** The functions that compute the outputs, as `subject/name`. */
  readonly functions: readonly string[];
  readonly units: JsonObject;
  readonly notes: readonly string[];
  /** What produced the expected values, by a short name. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface Vectors {
  readonly sets: Readonly<Record<string, VectorSet>>;
  readonly vectors: readonly Vector[];
}

const toleranceOf = ({ kind, allowed }: Tolerance): VectorTolerance =>
  kind === 'absolute' ? { absolute: allowed } : { relative: allowed };

/** Most files have their inputs in one object, the others in several. */
function inputsOf({ fields }: ReferenceCase): JsonObject {
  const { id: _, expected: __, input, ...others } = fields;
  return isObject(input) ? input : others;
}

function vectorOf(set: string, kind: Kind, reference: ReferenceCase, source: readonly string[]): Vector {
  const parts = partsOf(kind, reference).map(({ path, expected, quantity }) => {
    if (quantity === null) throw new Error(`${set}, ${reference.id}: nothing is known that computes ${path}`);
    return {
      path,
      expected,
      computed: quantity.actual(reference),
      tolerance: toleranceOf(quantity.tolerance),
    };
  });
  const byPath = <Value>(of: (part: (typeof parts)[number]) => Value): Readonly<Record<string, Value>> =>
    Object.fromEntries(parts.map((part) => [part.path, of(part)]));
  return {
    id: reference.id,
    set,
    inputs: inputsOf(reference),
    outputs: byPath(({ expected }) => expected),
    computed: byPath(({ computed }) => computed),
    tolerance: byPath(({ tolerance }) => tolerance),
    source,
  };
}

function readSet(file: string): readonly [name: string, set: VectorSet, vectors: readonly Vector[]] {
  const name = basename(file, '.json');
  const sources = readSources(file);
  const functions = VECTOR_FUNCTIONS[name];
  if (functions === undefined) throw new Error(`${name}: VECTOR_FUNCTIONS lacks it`);
  const kind = kindOf(file);
  const vectors = readCases(file).map((reference) => vectorOf(name, kind, reference, Object.keys(sources)));
  return [name, { title: readHeading(file).title, functions, ...readRemarks(file), sources }, vectors];
}

/** Reads the reference files and runs the formulas on each of their cases. */
export function readVectors(files: readonly string[]): Vectors {
  const read = files.map(readSet);
  return {
    sets: Object.fromEntries(read.map(([name, set]) => [name, set])),
    vectors: read.flatMap(([, , vectors]) => vectors),
  };
}
