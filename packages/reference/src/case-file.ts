/** Reads a file of reference cases and gives typed access to its fields. */
import { readFileSync } from 'node:fs';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** One case: the input (`fields`, by the file's own names) and the expected output. */
export interface ReferenceCase {
  readonly id: string;
  readonly fields: JsonObject;
  readonly expected: JsonObject;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` would make the elements `any`. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

function toCase(value: Json, index: number): ReferenceCase {
  if (!isObject(value)) throw new Error(`case ${String(index)} is not an object`);
  const id = typeof value['id'] === 'string' ? value['id'] : `case ${String(index)}`;
  const expected = value['expected'];
  if (!isObject(expected) || Object.keys(expected).length === 0) throw new Error(`${id} expects nothing`);
  return { id, fields: value, expected };
}

const LOGS = 'reference-logs/1';
const SCHEMAS: readonly (Json | undefined)[] = ['reference-cases/1', LOGS];

function readJson(path: string): JsonObject {
  const content = JSON.parse(readFileSync(path, 'utf8')) as Json;
  return isObject(content) ? content : {};
}

/** Logs are judged as a whole, cases one by one. */
export function isLogFile(path: string): boolean {
  return readJson(path)['schema'] === LOGS;
}

function readContent(path: string): JsonObject {
  const content = readJson(path);
  if (SCHEMAS.includes(content['schema'])) return content;
  throw new Error('not a file of the schema "reference-cases/1" or "reference-logs/1"');
}

/** The file's subject, and what produced its numbers. */
export interface Heading {
  readonly title: string;
  readonly sources: readonly string[];
}

/** The sources by the file's short names for them. */
export function readSources(path: string): Readonly<Record<string, string>> {
  const { sources } = readContent(path);
  return Object.fromEntries(
    Object.entries(isObject(sources) ? sources : {}).flatMap(([key, source]) =>
      isObject(source) && typeof source['what'] === 'string' ? [[key, source['what']]] : [],
    ),
  );
}

export function readHeading(path: string): Heading {
  const { title } = readContent(path);
  return { title: typeof title === 'string' ? title : '', sources: Object.values(readSources(path)) };
}

/** What the file says about its numbers: the units by name, and peculiarities. */
export function readRemarks(path: string): { readonly units: JsonObject; readonly notes: readonly string[] } {
  const { units, notes } = readContent(path);
  return {
    units: isObject(units) ? units : {},
    notes: Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [],
  };
}

export function readCases(path: string): readonly ReferenceCase[] {
  const { cases } = readContent(path);
  if (!Array.isArray(cases) || cases.length === 0) throw new Error('holds no cases');
  return cases.map(toCase);
}

export function objectIn(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  if (!isObject(value)) throw new Error(`has no object "${key}"`);
  return value;
}

export function numberIn(parent: JsonObject, key: string): number {
  const value = parent[key];
  if (typeof value !== 'number') throw new Error(`has no number "${key}"`);
  return value;
}

/** Absent and null both mean "not given". */
export function optionalNumberIn(parent: JsonObject, key: string): number | null {
  return parent[key] === undefined || parent[key] === null ? null : numberIn(parent, key);
}

export function choiceIn<Choice extends string>(
  parent: JsonObject,
  key: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === parent[key]);
  if (found === undefined) throw new Error(`has no "${key}" that is one of ${choices.join(', ')}`);
  return found;
}
