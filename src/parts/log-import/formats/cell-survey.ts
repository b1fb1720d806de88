/** How the cells of a table's columns are written: their decimal sign, their dates, and the units that are missing. */
import { orderOf, readDayTime, type DateOrder } from '#person/files/file-date.ts';
import {
  decimalSignOf,
  energyUnitIn,
  readWeight,
  waistUnitIn,
  weightUnitIn,
  type DecimalSign,
} from './amount-text.ts';
import { measuredIn, type TableLayout } from './table-columns.ts';

/** A time with a `Z`: its day as written, and the visitor's at that instant. */
export interface DoubtfulTime {
  readonly sample: string;
  readonly written: string;
  readonly utc: string;
}

/** Counts which decimal sign the numbers show; likely ones decide only if nothing else does. */
function signCounter() {
  const votes = { '.': 0, ',': 0 };
  const weak = { '.': 0, ',': 0 };
  const detect = (counts: typeof votes): DecimalSign => (counts[','] > counts['.'] ? ',' : '.');
  return {
    see(cell: string, isEnergy: boolean): void {
      const seen = decimalSignOf(cell, isEnergy);
      if (seen) (seen.isWeak ? weak : votes)[seen.sign] += 1;
    },
    detect(isForeign: boolean): DecimalSign {
      if (votes['.'] + votes[','] > 0) return detect(votes);
      return weak['.'] + weak[','] > 0 || !isForeign ? detect(weak) : ',';
    },
  };
}

const isAmount = (cell: string): boolean =>
  (['.', ','] as const).some((decimalSign) => Number(readWeight(cell, { decimalSign, unit: 'kg' })) > 0);

/** A time whose day depends on whether its `Z` is true; `null` for any other. */
function doubtfulTime(cell: string): DoubtfulTime | null {
  const instant = readDayTime(cell, null);
  const written = readDayTime(cell.replace(/Z$/iu, ''), null);
  if (instant === null || written === null || instant === 'ambiguous' || written === 'ambiguous') return null;
  if (instant.day === written.day) return null;
  return { sample: cell.trim(), written: written.day, utc: instant.day };
}

/** Finds the first amount whose unit neither its column nor its cell says. */
function openUnit(unitIn: (text: string) => unknown) {
  let open: string | null = null;
  return {
    see(cell: string, isUnitKnown: boolean): void {
      if (open === null && !isUnitKnown && !unitIn(cell.trim()) && isAmount(cell)) open = cell.trim();
    },
    found: (): string | null => open,
  };
}

/** Checks the cells with dates. */
function dateSurvey() {
  const orders = new Set<DateOrder>();
  let openDate: string | null = null;
  let openZone: DoubtfulTime | null = null;
  function see(cell: string, { hasDoubtfulZone }: TableLayout): void {
    const order = orderOf(cell);
    if (order === 'open') openDate ??= cell.trim();
    else if (order) orders.add(order);
    if (hasDoubtfulZone) openZone ??= doubtfulTime(cell);
  }
  return { see, findings: () => ({ orders, openDate, openZone }) };
}

/** Checks the cells of known columns. */
export function cellSurvey() {
  const dates = dateSurvey();
  const signs = signCounter();
  const weights = openUnit(weightUnitIn);
  const energies = openUnit(energyUnitIn);
  const waists = openUnit(waistUnitIn);

  function weight(cells: readonly string[], { weight: column, measured }: TableLayout): void {
    if (!column || (measured && measuredIn(cells, { measured }) === null)) return;
    const cell = cells[column.at] ?? '';
    signs.see(cell, false);
    weights.see(cell, column.unit !== null || measured !== undefined);
  }
  function body(cells: readonly string[], { waist, bodyFat }: TableLayout): void {
    if (bodyFat !== undefined) signs.see(cells[bodyFat] ?? '', false);
    if (!waist) return;
    signs.see(cells[waist.at] ?? '', false);
    waists.see(cells[waist.at] ?? '', waist.unit !== null);
  }
  function row(cells: readonly string[], layout: TableLayout): void {
    dates.see(cells[layout.date] ?? '', layout);
    weight(cells, layout);
    body(cells, layout);
    for (const { at, unit } of layout.energies) {
      signs.see(cells[at] ?? '', true);
      energies.see(cells[at] ?? '', unit !== null);
    }
  }
  return {
    row,
    findings: (isForeign: boolean) => ({
      ...dates.findings(),
      decimalSign: signs.detect(isForeign),
      openWeight: weights.found(),
      openEnergy: energies.found(),
      openWaist: waists.found(),
    }),
  };
}
