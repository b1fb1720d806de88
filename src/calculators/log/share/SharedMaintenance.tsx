import { useMemo } from 'react';
import type { WeightUnit } from '@evenscale/formulas/units';
import { Rows } from '#calculators/log/answer/Rows.tsx';
import { maintenanceMethod } from '#calculators/log/trend/doctor-words.ts';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import type { LogReport } from '#person/log/log-report.ts';
import { formatChange, formatDayNumber, windowDays } from '#tools/log/format-log.ts';
import { oddForReader } from '#tools/log/odd-words.ts';
import type { SharedLog } from '#tools/log/shared-log.ts';
import { widerSince } from '#tools/log/wider-range.ts';
import { answerWords, flagText } from '#tools/log/words.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import { noFigure, sheetWords as words } from './share-words.ts';
import { sheetStyles as styles } from './share-styles.ts';

export interface ShownProps {
  readonly log: SharedLog;
  readonly unit: WeightUnit;
}

/** The maintenance calories in a shared log: the figure, its range and notes, or the reason that there is none. */
export function SharedMaintenance({ report, log, unit }: ShownProps & { readonly report: LogReport }) {
  const { days, energyUnit, person, view } = log;
  const wider = useMemo(() => widerSince(report, days, person), [report, days, person]);
  if (report.kind !== 'estimated')
    return <Text as="p">{report.kind === 'empty' ? noFigure.lacking : noFigure[report.kind]}</Text>;
  const { maintenance, intake, weeklyChange, window } = report.found;
  const { value, low, high } = maintenance;
  return (
    <>
      <p className={styles('figure')}>
        <Result name="shared.maintenance" value={value} unit={words.perDay(energyUnit)}>
          {energyFigure(value, energyUnit)}
        </Result>
      </p>
      <Text as="p">
        {words.between(energyFigure(low, energyUnit), energyFigure(high, energyUnit), energyUnit)}
      </Text>
      {report.odd ? (
        <Text as="p">
          {oddForReader(report.odd, { unit, energyUnit, isWeightHidden: view.isWeightHidden })}
        </Text>
      ) : null}
      <Rows
        rows={[
          [words.eaten, formatEnergy(intake.value, energyUnit)],
          [answerWords.change(...windowDays(window)), formatChange(weeklyChange.value, unit)],
        ]}
      />
      <Text as="p" className={styles('quiet')}>
        {maintenanceMethod}
      </Text>
      <Text as="p" className={styles('quiet')}>
        {[
          words.from(formatDayNumber(window.from), formatDayNumber(window.to)),
          ...(wider === null ? [] : [answerWords.wider(formatIsoDay(wider), 'theirs')]),
          ...report.found.flags
            .filter((flag) => wider === null || flag !== 'intakeChanged')
            .map((flag) => flagText(flag, energyUnit, 'theirs')),
          ...(report.isBelowRest ? [words.belowRest] : []),
          ...(report.isUnderweight ? [words.underweight] : []),
        ].join(' ')}
      </Text>
    </>
  );
}
