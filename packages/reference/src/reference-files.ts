/** The project's own reference cases. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Their folder, relative to the project's. */
export const REFERENCE_FOLDER = 'packages/formulas/reference';

/** Paths of the case files, sorted by name, relative to the project's folder. */
export const referenceFiles = (): readonly string[] =>
  readdirSync(REFERENCE_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(REFERENCE_FOLDER, name));
