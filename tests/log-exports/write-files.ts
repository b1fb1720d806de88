/** Writes files as other programs export them, from days. */
import { strToU8, zipSync } from 'fflate';

/** A day of a log. Weights have at most two decimals, waists and shares one. */
export interface Day {
  readonly day: string;
  /** In kg, or in lb for layouts in pounds. */
  readonly weight: number;
  readonly energy: number;
  /** In cm, or in inches. */
  readonly waist: number;
  readonly fat: number;
  readonly note: string;
}

type Rows = (day: Day) => string;

/** A table with a line for each day. */
export const table = (header: string, days: readonly Day[], row: Rows): string =>
  [header, ...days.map(row), ''].join('\n');

const parts = (day: string) => day.split('-') as [string, string, string];

export function monthFirst(day: string): string {
  const [year, month, date] = parts(day);
  return `${month}/${date}/${year}`;
}

export const dayFirst = (day: string, sign = '/'): string => parts(day).toReversed().join(sign);

export const withComma = (value: number): string => String(value).replace('.', ',');

/** 2150 → "2.150" or "2,150". */
export const withThousands = (value: number, sign: string): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/gu, sign);

const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  de: ['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez'],
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
} as const;

export function named(day: string, language: keyof typeof MONTHS = 'en'): string {
  const [year, month, date] = parts(day);
  return `${Number(date)} ${MONTHS[language][Number(month) - 1] ?? ''} ${year}`;
}

export function namedFirst(day: string): string {
  const [year, month, date] = parts(day);
  return `${MONTHS.en[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
}

/** A local time of a day, in UTC. */
export const utc = (day: string, time = '12:00:00'): string =>
  new Date(`${day}T${time}`).toISOString().slice(0, 19);

export const nanos = (day: string): number => new Date(`${day}T12:00:00`).getTime() * 1e6;

export const serial = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (text: string | Uint8Array): Bytes =>
  new Uint8Array(typeof text === 'string' ? strToU8(text) : text);

export const utf16 = (text: string): Bytes => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

export const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Bytes =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, bytesOf(file)]))),
  );

interface Sheet {
  readonly header: readonly string[];
  /** The first cell of a row is a date. */
  readonly rows: readonly (readonly (number | string)[])[];
}

const columnName = (at: number): string => String.fromCodePoint(65 + at);

function sheetXml({ header, rows }: Sheet, style: string): string {
  const text = (at: number, row: number, value: string): string =>
    `<c r="${columnName(at)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const cell = (value: number | string, at: number, row: number): string =>
    typeof value === 'string'
      ? text(at, row, value)
      : `<c r="${columnName(at)}${row}"${at === 0 ? style : ''}><v>${value}</v></c>`;
  const lines = [header, ...rows].map(
    (values, index) =>
      `<row r="${index + 1}">${values.map((value, at) => (value === '' ? '' : cell(value, at, index + 1))).join('')}</row>`,
  );
  return `<?xml version="1.0"?><worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A workbook whose dates are serials, with or without a format that says so. */
export function workbook(sheets: Readonly<Record<string, Sheet>>, hasDateFormat = true): Bytes {
  const all = Object.entries(sheets);
  const list = all.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const links = all.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zipped({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'docProps/core.xml': '<?xml version="1.0"?><created>2026-01-05T07:00:00Z</created>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml':
      '<?xml version="1.0"?><styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      all.map(([, sheet], at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        sheetXml(sheet, hasDateFormat ? ' s="1"' : ''),
      ]),
    ),
  });
}
