import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'astro/zod';

/** The folder of the reference cases, relative to the project. */
const FOLDER = join('tests', 'reference');

const run = z.object({
  /** Name of the file. */
  file: z.string().min(1),
  /** The subject of the cases. */
  title: z.string().min(1),
  /** What produced the expected figures. */
  sources: z.array(z.string()).min(1),
  /** How many there are. */
  cases: z.int().min(1),
  /** The page never shows a failed check. */
  failures: z.literal(0),
  quantities: z
    .array(
      z.object({
        /** Name of the expected field. */
        name: z.string(),
        /** How many values were compared. */
        compared: z.int(),
        /** What may differ, in the runner's words. */
        tolerance: z.string(),
        /** The largest deviation found; null where words were compared. */
        deviation: z.number().nullable(),
        /** The share of the tolerance. */
        share: z.number().nullable(),
      }),
    )
    .min(1),
});

/** The result of one file of reference cases. */
export type ReferenceRun = z.infer<typeof run>;

/**
 * Runs every reference case through the formulas, here and now, by the command that developers use. The site's code may
 * not import its tools; and a page that says what a check found must not be able to say it without the check.
 */
export async function runReferenceCases(): Promise<readonly ReferenceRun[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const { stdout } = await promisify(execFile)(process.execPath, [
    join('scripts', 'reference.ts'),
    '--json',
    ...files.toSorted().map((name) => join(FOLDER, name)),
  ]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => run.parse(JSON.parse(line)));
}
