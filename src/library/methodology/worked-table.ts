import { unbroken } from './equation-text.ts';
import type { MethodTable } from './method.ts';

/** What was worked out, from its numbers to the screen. */
export type WorkedRow = readonly [name: string, working: string, result: string, shown: string];

/** The table of a method's examples. */
export const workedTable = (title: string, rows: readonly WorkedRow[]): MethodTable => ({
  caption: `Worked examples: ${title}.`,
  head: ['Example', 'Working', 'Result', 'Shown as'],
  rows: rows.map(([name, working, result, shown]) => [
    unbroken(name),
    unbroken(working),
    result,
    unbroken(shown),
  ]),
  figures: [2, 3],
});
