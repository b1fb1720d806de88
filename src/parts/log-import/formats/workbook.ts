/** Excel workbooks: a zip of XML (ECMA-376), whose sheets are read as tables. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { TextSink } from '#person/files/csv-reader.ts';
import { csvRow } from '#person/files/csv-text.ts';
import { isDateName } from './plain-names.ts';
import { dateOfSerial, timeOfSerial, type SerialStart } from './serial-date.ts';

/** A sheet as CSV, with its name. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
}

/** Limit in characters for the parts of a workbook, which have to be read as a whole. */
const LONGEST_PARTS = 200_000_000;
const PART =
  /(?:^|\/)xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/u;

const WORKBOOK = 'xl/workbook.xml';

interface Handlers {
  readonly open: (name: string, attributes: SaxesTagPlain['attributes']) => void;
  readonly close?: (name: string, text: string) => void;
}

/** Reads a part; names of elements are without their prefix. */
function readPart(xml: string, { open, close }: Handlers): void {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  let text = '';
  parser.on('error', () => undefined); // What could be read is kept.
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    open(local(name), attributes);
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    close?.(local(name), text);
    text = '';
  });
  parser.write(xml).close();
}

/** The texts that cells share. Hints on pronunciation aren't part of them. */
function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let current = '';
  let isHint = false;
  readPart(xml, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') isHint = true;
    },
    close(name, text) {
      if (name === 't' && !isHint) current += text;
      if (name === 'rPh') isHint = false;
      if (name === 'si') strings.push(current);
    },
  });
  return strings;
}

/** What a number is shown as: a date, a time of day, or a number. */
type NumberStyle = 'date' | 'time' | null;

/** Excel's own formats for dates, some of which are only in its East Asian versions, and for times. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const TIME_FORMATS = new Set([18, 19, 20, 21, 32, 33]);

const ownStyle = (id: number): NumberStyle => {
  if (DATE_FORMATS.has(id)) return 'date';
  return TIME_FORMATS.has(id) ? 'time' : null;
};

/** What a custom format shows, by its letters outside quoted texts and colors. */
function customStyle(code: string): NumberStyle {
  const letters = code.replace(/"[^"]*"|\[(?!h)[^\]]*\]|\\./gu, '');
  if (/[dy]/iu.test(letters)) return 'date';
  return /h/iu.test(letters) ? 'time' : null;
}

/** What each cell style shows. */
function numberStyles(xml: string): readonly NumberStyle[] {
  const custom = new Map<number, NumberStyle>();
  const styles: NumberStyle[] = [];
  let isInCells = false;
  readPart(xml, {
    open(name, { numFmtId = '', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt') custom.set(id, customStyle(formatCode));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(custom.get(id) ?? ownStyle(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

interface SheetList {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly start: SerialStart;
}

function sheetList(workbook: string, relations: string): SheetList {
  const targets = new Map<string, string>();
  readPart(relations, {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.replace(/^\/?(?:xl\/)?/u, 'xl/'));
    },
  });
  const sheets: { name: string; path: string }[] = [];
  let start: SerialStart = 1900;
  readPart(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr' && /^(?:1|true)$/u.test(attributes['date1904'] ?? '')) start = 1904;
      const path = targets.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && path !== undefined) sheets.push({ name: attributes['name'] ?? '', path });
    },
  });
  return { sheets, start };
}

/** Serials from 1955 to 2173, for columns of dates without a format. */
const LIKELY_SERIAL = { from: 20_000, to: 100_000 } as const;

const A = 'A'.codePointAt(0) ?? 0;

/** The column of a cell like "AB12", counted from 0; `null` without a name. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? A) - A + 1, 0) - 1;
}

interface Book {
  readonly strings: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly start: SerialStart;
}

interface RawCell {
  readonly at: number;
  readonly type: string;
  readonly style: number;
}

/** The text of a cell with a number: a date or a time, if its style or its column says so. */
function numberText({ at, style }: RawCell, value: string, book: Book, dates: ReadonlySet<number>): string {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  if (book.styles[style] === 'time' && number < 1) return timeOfSerial(number);
  const isLikely = dates.has(at) && number >= LIKELY_SERIAL.from && number < LIKELY_SERIAL.to;
  return book.styles[style] === 'date' || isLikely ? dateOfSerial(number, book.start) : value;
}

/** The text of a cell, as CSV has it. */
function cellText(cell: RawCell, value: string, book: Book, dates: ReadonlySet<number>): string {
  switch (cell.type) {
    case 's':
      return book.strings[Number(value)] ?? '';
    case 'e':
      return '';
    case '':
    case 'n':
      return numberText(cell, value, book, dates);
    default:
      return value;
  }
}

/** A sheet as CSV. */
function sheetText(xml: string, book: Book): string {
  const lines: string[] = [];
  const dates = new Set<number>();
  let cells: string[] = [];
  let cell: RawCell = { at: -1, type: '', style: 0 };
  let value = '';
  readPart(xml, {
    open(name, { r, t = '', s = '0' }) {
      if (name === 'row') {
        cells = [];
        cell = { at: -1, type: '', style: 0 };
      }
      if (name === 'c') cell = { at: columnOf(r) ?? cell.at + 1, type: t, style: Number(s) };
      if (name === 'c') value = '';
    },
    close(name, text) {
      if (name === 'v' || name === 't') value += text;
      if (name === 'c') cells[cell.at] = cellText(cell, value, book, dates);
      if (name !== 'row') return;
      const row = Array.from({ length: cells.length }, (_, at) => cells[at] ?? '');
      for (const [at, text] of row.entries()) if (isDateName(text)) dates.add(at);
      lines.push(csvRow(row));
    },
  });
  return lines.join('');
}

/** Everything in a workbook, and nothing else. */
const IN_WORKBOOK = /(?:^|\/)(?:xl|docProps|_rels|customXml)\/|(?:^|\/)\[Content_Types\]\.xml$/u;

/** True for a file of an archive that is part of a workbook. */
export const isInWorkbook = (name: string): boolean => IN_WORKBOOK.test(name);

/** Collects the parts of workbooks from a zip archive: of one that is the archive, or of several in it. */
export function workbookReader() {
  const parts = new Map<string, string>();
  let length = 0;

  /** Takes a file of the archive if it's a part; `null` if it isn't. */
  function open(name: string): TextSink | null {
    if (!PART.test(name)) return null;
    const pieces: string[] = [];
    return {
      push(text) {
        length += text.length;
        if (length <= LONGEST_PARTS) pieces.push(text);
      },
      end: () => void parts.set(name, pieces.join('')),
    };
  }

  /** The sheets of the workbook in this folder of the archive. */
  function sheetsIn(folder: string): readonly Sheet[] {
    const part = (name: string): string => parts.get(folder + name) ?? '';
    const list = sheetList(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels'));
    const book: Book = {
      strings: sharedStrings(part('xl/sharedStrings.xml')),
      styles: numberStyles(part('xl/styles.xml')),
      start: list.start,
    };
    return list.sheets.map(({ name, path }) => ({ name: folder + name, text: sheetText(part(path), book) }));
  }

  function sheets(): readonly Sheet[] | 'tooLarge' {
    if (length > LONGEST_PARTS) return 'tooLarge';
    const books = [...parts.keys()].filter((name) => name.endsWith(WORKBOOK));
    return books.flatMap((name) => sheetsIn(name.slice(0, -WORKBOOK.length)));
  }
  return { open, sheets };
}
