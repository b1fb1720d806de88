/** Something with fields, of which nothing is known yet. */
export type Raw = Readonly<Record<string, unknown>>;

/** True for a value that has fields. */
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
