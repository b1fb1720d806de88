import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import type { TdeeReport } from './report.ts';

const words = {
  likely: 'Likely',
  likelyRange: (range: string) => `likely ${range}`,
  ownLog: 'From your log',
  ownLogRange: (range: string) => `from your log, ${range}`,
  log: 'From a log',
  logRange: (range: string) => `from a log, ${range}`,
} as const;

/** The range beside the daily energy: where it comes from, its ends, and both in one remark. */
export function rangeTexts({ range }: Pick<TdeeReport, 'range'>, unit: EnergyUnit) {
  const [low, high] = [energyFigure(range.low, unit), energyFigure(range.high, unit)];
  const { basis } = range;
  if (basis !== 'ownLog' && basis !== 'log') {
    const ends = `${low} to ${high}`;
    return { name: words.likely, ends, remark: words.likelyRange(ends) };
  }
  const ends = `${low}–${high}`;
  return { name: words[basis], ends, remark: words[`${basis}Range`](ends) };
}
