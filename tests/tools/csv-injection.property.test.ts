/** No cell of an exported table is run by a spreadsheet, and every text comes back as it was typed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportLog } from '#parts/log-export/export-log.ts';
import { readLogFile } from '#parts/log-import/read-log-file.ts';
import { exportResults } from '#parts/saved-results/files/export-file.ts';
import { readFile } from '#parts/saved-results/files/import-file.ts';
import { cleanLogNote } from '#person/log/parse-log.ts';
import { savedOn } from '../saved-results.ts';
import { TODAY } from './hostile-entries.ts';

const NOW = new Date(`${TODAY}T08:00:00.000Z`);
const DRAWS = { numRuns: Math.min(Number(process.env['FAST_CHECK_RUNS'] ?? 300), 2_000) };

const FORMULAS = [
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1',
  ' =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
];

/** The cells of a table, read by nothing but RFC 4180. */
function cellsOf(table: string): readonly string[] {
  const cells = table.replace(/^\ufeff/u, '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gu);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/u.test(cell);

/** The cells that a spreadsheet takes for formulas. */
const runIn = (table: string): readonly string[] =>
  cellsOf(table).filter((cell) => /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u.test(cell) && !isNumber(cell));

const resultsTable = (note: string) => exportResults([savedOn(NOW.toISOString(), note)], NOW).blob;

const logTable = async (note: string) => {
  const days = [{ day: TODAY, weightKg: 72, intakeKcal: 2000, note }];
  const options = { centimetres: null, heightDay: TODAY, newId: () => '' };
  return (await exportLog(days, 'csv', NOW, options)).blob;
};

test('a table with a formula is recognized as one', () => {
  for (const formula of FORMULAS) expect(runIn(`a,b\r\n"${formula}",1\r\n`), formula).toEqual([formula]);
  expect(runIn("a,b\r\n'=1+1,-0.5\r\n")).toEqual([]);
});

describe.each([
  ['saved results', async (note: string) => resultsTable(note)],
  ['the log', logTable],
] as const)('%s', (_, tableOf) => {
  test.each(FORMULAS)('%j stays a text', async (formula) => {
    const table = await (await tableOf(formula)).text();
    expect(table).toContain('1');
    expect(runIn(table)).toEqual([]);
  });

  test('any note stays a text', async () => {
    const note = fc
      .tuple(fc.constantFrom('', ...FORMULAS, "'", '"', ','), fc.string({ unit: 'binary', maxLength: 40 }))
      .map((parts) => parts.join(''));
    const property = fc.asyncProperty(note, async (text) => {
      expect(runIn(await (await tableOf(text)).text())).toEqual([]);
    });
    await fc.assert(property, DRAWS);
  });
});

test.each(FORMULAS)('%j comes back from the results’ table', async (note) => {
  const reading = await readFile(resultsTable(note));
  const saved = savedOn(NOW.toISOString(), note);
  expect(reading).toMatchObject({ ok: true, results: [{ note: saved.note }] });
});

test.each(FORMULAS)('%j comes back from the log’s table', async (note) => {
  const reading = await readLogFile(
    await logTable(cleanLogNote(note)),
    {},
    { today: TODAY, report: () => undefined },
  );
  expect(reading).toMatchObject({ kind: 'read', days: [{ day: TODAY, note: cleanLogNote(note) }] });
});
