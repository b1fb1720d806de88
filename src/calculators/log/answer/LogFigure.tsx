import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import type { ReactNode } from 'react';
import { energyFigure, shownDifferenceFigure } from '#person/energy/format-energy.ts';
import { dateLabel } from '#charts/curve/curve-label-words.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { whoseLog, type LogPerson } from '#person/log/parse-log.ts';
import { underweightNotice } from '#person/policy-words.ts';
import figures from '#ui/Figures.module.css';
import { Notice } from '#ui/Notice.tsx';
import { Result } from '#ui/Result.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { EquationComparison } from './EquationComparison.tsx';
import type { Equation } from './equation.ts';
import { LevelChoice } from './LevelChoice.tsx';
import { changeTexts, densityText, formatDayNumber, windowDays } from '#tools/log/format-log.ts';
import { maintenanceMethod } from '#calculators/log/trend/doctor-words.ts';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { Rows } from './Rows.tsx';
import type { LogReport } from '#person/log/log-report.ts';
import { withoutOddParts } from '#tools/log/odd-words.ts';
import { answerWords as words, flagText } from '#tools/log/words.ts';

type Estimated = Extract<LogReport, { kind: 'estimated' }>;

export interface LogFigureProps {
  /** What is said of a weigh-in that moves the figure by itself. */
  readonly odd?: ReactNode;
  /** Where the figure can be used. */
  readonly use?: ReactNode;
  /** Whom the figure is for. */
  readonly about?: ReactNode;
  readonly report: Estimated;
  readonly person: LogPerson | null;
  readonly today: string;
  readonly equation: Equation;
  /** The day of a change of intake that has made the range wider lately. */
  readonly wider: string | null;
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
}

type FiguresProps = Pick<LogFigureProps, 'report' | 'unit' | 'energyUnit'>;

function Headline({ report: { found, odd }, energyUnit }: { report: Estimated; energyUnit: EnergyUnit }) {
  const { value, low, high } = found.maintenance;
  return (
    <div>
      <p className={figures['headline']}>
        <Result
          name="maintenance"
          value={value}
          unit={words.unit(energyUnit)}
          className={`${figures['big']} ${figures['energy']}`}
        >
          {energyFigure(value, energyUnit)}
        </Result>
      </p>
      <Text as="p" className={styles('range')}>
        {words.between(
          { name: 'maintenance.low', value: low, text: energyFigure(low, energyUnit) },
          { name: 'maintenance.high', value: high, text: energyFigure(high, energyUnit) },
          energyUnit,
        )}
      </Text>
      {odd ? (
        <Text as="p" className={styles('text')}>
          {withoutOddParts(odd, energyUnit)}
        </Text>
      ) : null}
    </div>
  );
}

function Figures({ report: { found }, unit, energyUnit }: FiguresProps) {
  const { intake, maintenance, stored, weeklyChange, window } = found;
  const isStored = stored.value >= 0;
  const energyOf = (name: string, value: number, shown = energyFigure(value, energyUnit)) => (
    <Result name={name} value={value} unit={energyUnit}>
      {shown}
    </Result>
  );
  // What a reader gets from the two figures as they are printed, so that the three add up.
  const difference = shownDifferenceFigure(intake.value, maintenance.value, energyUnit);
  const perWeight = densityText(found, unit, energyUnit);
  const { change: changed, ends } = changeTexts(weeklyChange, unit);
  const change = (
    <>
      <Result name="weeklyChange" value={weeklyChange.value} isInWords>
        {changed}
      </Result>
      <Text as="span" className={styles('quiet')}>
        {ends ? withUnbrokenUnits(` ${words.range(...ends)}`) : ''}
      </Text>
    </>
  );
  return (
    <Rows
      rows={[
        [words.eaten, energyOf('intake', intake.value)],
        [words.change(...windowDays(window)), change],
        [isStored ? words.stored : words.taken, energyOf('stored', stored.value, difference)],
        ...(perWeight === null ? [] : ([[words.density, perWeight]] as const)),
      ]}
    />
  );
}

/** The figure with its interval, beside the equation's, and what a reader of it should know. */
export function LogFigure(props: LogFigureProps) {
  const { report, person, today, equation, energyUnit, wider, odd, use, about } = props;
  const { found, bmi, isBelowRest } = report;
  const { window, flags } = found;
  const underweight = underweightNotice(bmi, whoseLog(person, today));
  const notes = [
    ...(isBelowRest ? [words.belowRest] : []),
    // The range's own line says it.
    ...flags
      .filter((flag) => wider === null || flag !== 'intakeChanged')
      .map((flag) => flagText(flag, energyUnit)),
  ];
  // A printed page names the weigh-ins that are left out below its table.
  const leftOut = window.leftOut.length > 0 ? words.leftOut(window.leftOut.length) : null;
  return (
    <>
      <Headline report={report} energyUnit={energyUnit} />
      {odd}
      {wider === null ? null : (
        <Text as="p" className={styles('text')}>
          {words.wider(dateLabel(dayNumber(wider), false))}
        </Text>
      )}
      <div>
        <Text as="p" className={styles('quiet')}>
          {`${words.window(formatDayNumber(window.from), formatDayNumber(window.to))} ${words.intervalMeaning}`}
        </Text>
        {about}
      </div>
      {use}
      <LevelChoice equation={equation} />
      {equation === null || equation === 'levelMissing' ? null : (
        <EquationComparison maintenance={found.maintenance} equation={equation} energyUnit={energyUnit} />
      )}
      {underweight === null ? null : (
        <Notice>
          <Text as="p">{underweight}</Text>
        </Notice>
      )}
      {notes.length > 0 || leftOut !== null ? (
        <ul className={styles('notes')}>
          {notes.map((note) => (
            <Text key={note} as="li">
              {note}
            </Text>
          ))}
          {leftOut === null ? null : (
            <Text as="li" className="no-print">
              {leftOut}
            </Text>
          )}
        </ul>
      ) : null}
    </>
  );
}

/** What the figure is based on, and how to use it. */
export function FigureDetails(props: FiguresProps) {
  return (
    <>
      <div className={styles('card')}>
        <p className={`${styles('quiet')} print-only`}>{maintenanceMethod}</p>
        <p className={`${styles('text')} no-print`}>
          <RichText>{words.exercise}</RichText>
        </p>
      </div>
      <details className={styles('how')}>
        <Text as="summary">{words.how}</Text>
        <div>
          <Figures {...props} />
          <p className={`${styles('text')} no-print`}>{words.habits}</p>
        </div>
      </details>
    </>
  );
}
