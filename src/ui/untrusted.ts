/** For what may fail for reasons outside the code: values from a file or a store, and storage that the browser denies. */

/** An object with unknown fields. */
export type Raw = Readonly<Record<string, unknown>>;

/** True for an object that isn't an array. */
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parsed JSON, or `undefined` for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The result of an action, or `null` if it throws. */
export function quietly<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
