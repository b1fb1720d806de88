import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import type { TdeeReport } from './report.ts';

const words = {
  likely: 'Likely',
  likelyRange: (range: string) => `likely ${range}`,
  fromLog: 'From your log',
  fromLogRange: (range: string) => `from your log, ${range}`,
} as const;

/** The range beside the daily energy: where it comes from, its ends, and both in one remark. */
export function rangeTexts({ range }: Pick<TdeeReport, 'range'>, unit: EnergyUnit) {
  const [low, high] = [energyFigure(range.low, unit), energyFigure(range.high, unit)];
  const isLogs = range.basis === 'ownLog';
  const ends = isLogs ? `${low}–${high}` : `${low} to ${high}`;
  return {
    name: isLogs ? words.fromLog : words.likely,
    ends,
    remark: isLogs ? words.fromLogRange(ends) : words.likelyRange(ends),
  };
}
