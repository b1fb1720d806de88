/** How the cells of a table's columns are written: their decimal sign, their dates, and the units that are missing. */
import { certainDayTime, orderOf, type DateOrder } from '#person/files/file-date.ts';
import { decimalSignOf, readAmount, type DecimalSign } from './amount-text.ts';
import { unitIn } from './file-units.ts';
import type { UnitKind } from '../own-units.ts';
import { serialSurvey } from './serial-date.ts';
import { columnsIn, type TableLayout } from './table-columns.ts';

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
  (['.', ','] as const).some(
    (decimalSign) => Number(readAmount('weight', cell, { decimalSign, unit: 'kg' })) > 0,
  );

/** A time whose day depends on whether its `Z` is true; `null` for any other. */
function doubtfulTime(cell: string): DoubtfulTime | null {
  const [instant, written] = [certainDayTime(cell), certainDayTime(cell.replace(/Z$/iu, ''))];
  if (!instant || !written || instant.day === written.day) return null;
  return { sample: cell.trim(), written: written.day, utc: instant.day };
}

/** Checks the cells with dates. */
function dateSurvey() {
  const orders = new Set<DateOrder>();
  const serials = serialSurvey();
  let openDate: string | null = null;
  let openZone: DoubtfulTime | null = null;
  function see(cell: string, { hasDoubtfulZone }: TableLayout): void {
    serials.see(cell);
    const order = orderOf(cell);
    if (order === 'open') openDate ??= cell.trim();
    else if (order) orders.add(order);
    if (hasDoubtfulZone) openZone ??= doubtfulTime(cell);
  }
  return { see, findings: () => ({ orders, openDate, openZone, hasSerials: serials.found() }) };
}

/** Checks the cells of known columns. */
export function cellSurvey() {
  const dates = dateSurvey();
  const signs = signCounter();
  const open = new Map<UnitKind, string>();

  function row(cells: readonly string[], layout: TableLayout): void {
    dates.see(cells[layout.date] ?? '', layout);
    for (const { kind, at, unit } of columnsIn(cells, layout)) {
      const cell = (cells[at] ?? '').trim();
      signs.see(cell, kind === 'energy');
      if (unit !== null || kind === 'bodyFat' || layout.measured || open.has(`${kind}Unit`)) continue;
      if (!unitIn(kind, cell) && isAmount(cell)) open.set(`${kind}Unit`, cell);
    }
  }
  return {
    row,
    findings: (isForeign: boolean) => ({ ...dates.findings(), decimalSign: signs.detect(isForeign), open }),
  };
}
