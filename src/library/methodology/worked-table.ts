import { unbroken } from '../line-breaks.ts';
import type { MethodTable } from './method.ts';

/** Name, calculation, result and displayed text of a quantity. */
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
