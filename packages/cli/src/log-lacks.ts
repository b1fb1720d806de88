/** What a log file lacks, in words. */
import type { LogLack } from '@evenscale/formulas/own-maintenance';
import type { LogCounts } from '../../../src/person/log/log-report.ts';
import { formatPlural, type PluralForms } from '../../../src/ui/text/format-plural.ts';

/** A sentence for each part that is missing: "Needs 5 more days. Needs 2 more weigh-ins." */
export function lackText(lacks: readonly LogLack[]): string {
  const most = (...kinds: readonly LogLack['kind'][]): number =>
    Math.max(0, ...lacks.filter(({ kind }) => kinds.includes(kind)).map(({ missing }) => missing));
  const sentences = [
    [most('days'), ['Needs # more day.', 'Needs # more days.']],
    [
      most('intakeDays', 'intakeShare'),
      ['Log what you ate on # more day.', 'Log what you ate on # more days.'],
    ],
    [most('weighings'), ['Needs # more weigh-in.', 'Needs # more weigh-ins.']],
  ] as const satisfies readonly (readonly [number, PluralForms])[];
  return sentences.flatMap(([count, forms]) => (count > 0 ? formatPlural(count, forms) : [])).join(' ');
}

/** What the log has so far, while it's too short. */
export const soFarText = ({ days, intakeDays, weighings }: LogCounts): string =>
  [
    formatPlural(days, ['The log covers # day so far.', 'The log covers # days so far.']),
    formatPlural(intakeDays, ['It has meals on # day.', 'It has meals on # days.']),
    formatPlural(weighings, ['It has # weigh-in.', 'It has # weigh-ins.']),
  ].join(' ');
