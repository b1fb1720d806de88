import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf, rowReader } from './csv-reader.ts';
import { csvRow } from './csv-text.ts';

function rowsOf(text: string, width: number, pieces: readonly string[] = [text]) {
  const rows: { cells: readonly string[]; line: number }[] = [];
  const broken: number[] = [];
  const reader = rowReader(formOf(text), {
    fits: (cells) => cells.length === width,
    row: (cells, line) => rows.push({ cells, line }),
    broken: (line) => broken.push(line),
  });
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return { rows, broken };
}

describe('rows of a file that is read in chunks', () => {
  test('are numbered by their first lines', () => {
    const { rows } = rowsOf('a,b\r\n1,"x\ny"\r\n2,z\r\n', 2);
    expect(rows).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1', 'x\ny'], line: 2 },
      { cells: ['2', 'z'], line: 4 },
    ]);
  });

  test('a quotation mark that is never closed loses only its line', () => {
    const { rows, broken } = rowsOf('a,b\n1,"x\n2,y\n3,"z"\n', 2);
    expect(broken).toEqual([2]);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  test('may have white space after a closing quotation mark', () => {
    const { rows } = rowsOf('a,b\n1,"x" \n2,y\n', 2);
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test('an overlong line is skipped', () => {
    const long = 'x'.repeat(600_000);
    const text = `a,b\n${long}${long}\n1,2\n`;
    const { rows, broken } = rowsOf(text, 2, ['a,b\n', long, long, '\n1,2\n']);
    expect(broken).toEqual([2]);
    expect(rows).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1', '2'], line: 3 },
    ]);
  });

  test('come out as they went in, however the text is split', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\r', ''));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (table, seed) => {
          const text = ['a', 'b', 'c'].join(',') + '\r\n' + table.map(csvRow).join('');
          const at = seed % text.length;
          const { rows } = rowsOf(text, 3, [text.slice(0, at), text.slice(at)]);
          expect(rows.slice(1).map(({ cells }) => cells)).toEqual(table);
        },
      ),
    );
  });
});

test.each([
  ['Date,Weight\n2026-01-05,80', ',', '\n'],
  ['Datum;Gewicht\n05.01.2026;80,4', ';', '\n'],
  ['Datum\tGewicht\r05.01.2026\t80,4', '\t', '\r'],
  ['05.01.2026;80,4\n06.01.2026;80,1', ';', '\n'],
  ['sep=|\na|b\n', '|', '\n'],
])('%j', (text, delimiter, newline) => {
  expect(formOf(text)).toEqual({ delimiter, newline });
});
