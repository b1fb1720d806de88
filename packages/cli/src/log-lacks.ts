/** What a log file lacks, in words. */
import type { LogLack } from '@evenscale/formulas/own-maintenance';
import type { LogCounts } from '../../../src/person/log/log-report.ts';
import { formatPlural, type PluralSentences } from '../../../src/ui/text/format-plural.ts';

/** A sentence for each part that is missing: "Needs 5 more days. Needs 2 more weigh-ins." */
export function lackText(lacks: readonly LogLack[]): string {
  const most = (...kinds: readonly LogLack['kind'][]): number =>
    Math.max(0, ...lacks.filter(({ kind }) => kinds.includes(kind)).map(({ missing }) => missing));
  const sentences = [
    [most('days'), { one: (n) => `Needs ${n} more day.`, other: (n) => `Needs ${n} more days.` }],
    [
      most('intakeDays', 'intakeShare'),
      {
        one: (n) => `Log what you ate on ${n} more day.`,
        other: (n) => `Log what you ate on ${n} more days.`,
      },
    ],
    [
      most('weighings'),
      { one: (n) => `Needs ${n} more weigh-in.`, other: (n) => `Needs ${n} more weigh-ins.` },
    ],
  ] as const satisfies readonly (readonly [number, PluralSentences])[];
  return sentences.flatMap(([count, forms]) => (count > 0 ? formatPlural(count, forms) : [])).join(' ');
}

/** What the log has so far, while it's too short. */
export const soFarText = ({ days, intakeDays, weighings }: LogCounts): string =>
  [
    formatPlural(days, {
      one: (n) => `The log covers ${n} day so far.`,
      other: (n) => `The log covers ${n} days so far.`,
    }),
    formatPlural(intakeDays, {
      one: (n) => `It has meals on ${n} day.`,
      other: (n) => `It has meals on ${n} days.`,
    }),
    formatPlural(weighings, { one: (n) => `It has ${n} weigh-in.`, other: (n) => `It has ${n} weigh-ins.` }),
  ].join(' ');
