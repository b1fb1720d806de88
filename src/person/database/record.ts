/** An object with unknown fields. */
export type Raw = Readonly<Record<string, unknown>>;

/** True for an object. */
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
