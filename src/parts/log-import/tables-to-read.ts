/** Which tables of a file are read, and what has to be asked first. */
import type { WeightUnit } from '@evenscale/formulas/units';
import type { DateOrder } from '#person/files/file-date.ts';
import type { TableFindings } from './formats/table-survey.ts';
import type { Answers, LeftOut, Question } from './log-file-reading.ts';
import { UNIT_KINDS, type FoundUnit, type UnitKind } from './own-units.ts';

/** A table with what the first pass found in it. */
export interface FoundTable {
  /** Its index among the files that were opened. */
  readonly place: number;
  readonly name: string;
  readonly findings: TableFindings;
  /** The unit of its weights, if another file says it. */
  readonly said: WeightUnit | null;
}

const isKnown = ({ findings }: FoundTable): boolean =>
  findings.format !== null && findings.format !== 'table';
const isPlain = ({ findings }: FoundTable): boolean => findings.format === 'table';

/** Totals of days don't count beside the meals of the same app. */
function withoutTotals(tables: readonly FoundTable[]): readonly FoundTable[] {
  const meals = tables.filter(({ findings }) => findings.hasEnergy && !findings.isDaily);
  const apps = new Set(meals.map(({ findings }) => findings.format));
  return tables.filter((table) => {
    const { isDaily, format } = table.findings;
    return !isDaily || isPlain(table) || !apps.has(format);
  });
}

/** What else a file has, besides tables. */
/**
 * The tables to read: those in a known format or with certain names, or else the one that the visitor is asked about. A
 * plain table of calories may repeat those of an app beside it.
 */
export function tablesToRead(
  tables: readonly FoundTable[],
  { hasOther, hasEnergy }: { readonly hasOther: boolean; readonly hasEnergy: boolean },
): readonly FoundTable[] {
  const known = withoutTotals(tables.filter(isKnown));
  const hasMeals = hasEnergy || known.some(({ findings }) => findings.hasEnergy);
  const plain = tables.filter(
    (table) => isPlain(table) && table.findings.unknown === null && !(table.findings.hasEnergy && hasMeals),
  );
  if (known.length > 0 || hasOther) return [...known, ...plain];
  const chosen = tables.filter(isPlain);
  if (chosen.length > 0) return chosen;
  return tables.filter(({ findings }) => (findings.unknown?.guess.date ?? -1) >= 0).slice(0, 1);
}

const onlyOrder = (tables: readonly FoundTable[]): DateOrder | null => {
  const orders = new Set(tables.flatMap(({ findings }) => [...findings.orders]));
  const [only = null] = orders;
  return orders.size === 1 ? only : null;
};

/**
 * The order of day and month in a table: as its dates show, or those of the tables beside it, as the visitor said, or as
 * in the header's language.
 */
export function orderIn(
  table: FoundTable,
  tables: readonly FoundTable[],
  answers: Answers,
): DateOrder | null {
  const shown = onlyOrder([table]) ?? onlyOrder(tables);
  return shown ?? answers.order ?? (table.findings.isForeign ? 'dayFirst' : null);
}

/** The people in the file, if it has more than one. */
function personQuestion(tables: readonly FoundTable[]): readonly Question[] {
  const people = tables.flatMap(({ findings }) =>
    [...findings.people].map(([mark, person]) => ({ mark, ...person })),
  );
  const marks = [...new Set(people.map(({ mark }) => mark))];
  if (marks.length < 2) return [];
  const joined = marks.map((mark) => {
    const same = people.filter((person) => person.mark === mark);
    return {
      mark,
      weighings: same.reduce((sum, { weighings }) => sum + weighings, 0),
      lowest: Math.min(...same.map(({ lowest }) => lowest)),
      highest: Math.max(...same.map(({ highest }) => highest)),
    };
  });
  return [{ kind: 'person', people: joined.toSorted((one, other) => other.weighings - one.weighings) }];
}

/** True if another file says the unit of a table's weights, and the visitor doesn't want to choose it. */
const isSaid = ({ findings, said }: FoundTable, { weightUnit, columns }: Answers): boolean =>
  findings.open.has('weightUnit') && said !== null && weightUnit === undefined && columns !== 'asked';

/** The kinds of units that a table leaves open. */
export const openUnitsIn = (table: FoundTable, answers: Answers): readonly UnitKind[] =>
  UNIT_KINDS.filter(
    (kind) =>
      answers[kind] === undefined &&
      table.findings.open.has(kind) &&
      !(kind === 'weightUnit' && isSaid(table, answers)),
  );

/** The units that other files say. */
export const saidUnits = (tables: readonly FoundTable[], answers: Answers): readonly FoundUnit[] =>
  tables.flatMap((table) =>
    table.said !== null && isSaid(table, answers)
      ? [{ kind: 'weightUnit', unit: table.said, by: 'file' } as const]
      : [],
  );

/** The unit of the weights in the tables; `null` if there are several, or none is known. */
export function weightUnitIn(tables: readonly FoundTable[], { weightUnit }: Answers): WeightUnit | null {
  const units = tables.flatMap(
    ({ findings, said }) =>
      findings.weightUnit ?? (findings.open.has('weightUnit') ? (weightUnit ?? said ?? []) : []),
  );
  const [unit = null] = units;
  return units.every((other) => other === unit) ? unit : null;
}

/** The unit that the tables leave open, with the first cell that does. */
const unitQuestion =
  (tables: readonly FoundTable[], answers: Answers) =>
  (kind: UnitKind): readonly Question[] => {
    const table = tables.find((each) => openUnitsIn(each, answers).includes(kind));
    const sample = table?.findings.open.get(kind);
    if (!table || sample === undefined) return [];
    return [
      kind === 'weightUnit' && table.said !== null ? { kind, sample, said: table.said } : { kind, sample },
    ];
  };

/** What the tables leave open. */
export function questionsAbout(tables: readonly FoundTable[], answers: Answers): readonly Question[] {
  const unknown = tables.find(({ findings }) => findings.format === null);
  if (unknown?.findings.unknown)
    return [{ kind: 'columns', table: unknown.findings.unknown, place: unknown.place }];
  const people = personQuestion(tables).filter(
    (question) => question.kind !== 'person' || !question.people.some(({ mark }) => mark === answers.person),
  );
  const [date] = tables.flatMap((table) =>
    orderIn(table, tables, answers) ? [] : (table.findings.openDate ?? []),
  );
  const order: readonly Question[] = date === undefined ? [] : [{ kind: 'order', sample: date }];
  const units = UNIT_KINDS.flatMap(unitQuestion(tables, answers));
  const [time] = answers.clock ? [] : tables.flatMap(({ findings }) => findings.openZone ?? []);
  return [...people, ...order, ...units, ...(time ? [{ kind: 'clock', ...time } as const] : [])];
}

/** The columns and tables that have values or dates, and aren't read. */
export function leftOutOf(all: readonly FoundTable[], read: readonly FoundTable[]): readonly LeftOut[] {
  const columns = new Map<string, number>();
  for (const { findings } of read)
    for (const [name, rows] of findings.leftColumns) columns.set(name, (columns.get(name) ?? 0) + rows);
  const isRead = new Set(read.map(({ place }) => place));
  return [
    ...[...columns].map(([name, rows]) => ({ kind: 'column', name, rows }) as const),
    ...all
      .filter(({ place, name, findings }) => !isRead.has(place) && name !== '' && isTable(name, findings))
      .map(({ name, findings }) => ({ kind: 'table', name: baseName(name), rows: findings.rows }) as const),
  ];
}

const baseName = (path: string): string => path.split('/').at(-1) ?? path;

const isTable = (name: string, { format, unknown, rows }: TableFindings): boolean =>
  rows > 0 && (format !== null || (unknown?.guess.date ?? -1) >= 0 || /\.[ct]sv$/iu.test(name));
