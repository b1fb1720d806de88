import type { Estimate } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import type { ReactNode } from 'react';
import { DotPlot } from '#charts/dot-plot/DotPlot.tsx';
import { levelName } from '#person/fields/entry-words.ts';
import { energyFigure, energyIn, shownDifferenceFigure } from '#person/energy/format-energy.ts';
import { underweightNotice } from '#person/policy-words.ts';
import figures from '#ui/Figures.module.css';
import { Notice } from '#ui/Notice.tsx';
import { Result } from '#ui/Result.tsx';
import { formatKcal } from '#ui/text/format.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';
import type { EquationFigure } from './equation.ts';
import { changeTexts, formatDayNumber } from '#tools/log/format-log.ts';
import { maintenanceMethod } from '#calculators/log/trend/doctor-words.ts';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { Rows } from './Rows.tsx';
import type { LogReport } from '#person/log/log-report.ts';
import { answerWords as words, differenceText, flagText } from '#tools/log/words.ts';

type Estimated = Extract<LogReport, { kind: 'estimated' }>;

export interface LogFigureProps {
  /** Where the figure can be used. */
  readonly use?: ReactNode;
  readonly report: Estimated;
  readonly equation: EquationFigure | null;
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
}

function Headline({ report: { found }, energyUnit }: { report: Estimated; energyUnit: EnergyUnit }) {
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
    </div>
  );
}

function Figures({ report: { found }, unit, energyUnit }: Omit<LogFigureProps, 'equation' | 'use'>) {
  const { intake, stored, weeklyChange } = found;
  const isStored = stored.value >= 0;
  const energyOf = (name: string, value: number, shown = value) => (
    <Result name={name} value={value} unit={energyUnit}>
      {energyFigure(shown, energyUnit)}
    </Result>
  );
  const { change: changed, ends } = changeTexts(weeklyChange, unit);
  const change = (
    <>
      <Result name="weeklyChange" value={weeklyChange.value} isInWords>
        {changed}
      </Result>
      <Text as="span" className={styles('quiet')}>
        {ends ? ` ${words.range(...ends)}` : ''}
      </Text>
    </>
  );
  return (
    <Rows
      rows={[
        [words.eaten, energyOf('intake', intake.value)],
        [words.change, change],
        [isStored ? words.stored : words.taken, energyOf('stored', stored.value, Math.abs(stored.value))],
      ]}
    />
  );
}

function relationOf({ low, high }: Estimate<number>, equation: number): 'within' | 'higher' | 'lower' {
  if (equation >= low && equation <= high) return 'within';
  return equation < low ? 'higher' : 'lower';
}

interface ComparisonProps {
  readonly maintenance: Estimate<number>;
  readonly equation: EquationFigure;
  readonly energyUnit: EnergyUnit;
}

/** The own figure with its interval and the equation's on one scale, and what the difference means. */
function Comparison({ maintenance, equation, energyUnit }: ComparisonProps) {
  const { value, guessedLevel } = equation;
  const shown = (energy: number): string => energyFigure(energy, energyUnit);
  // In the displayed unit, so that the scale has round numbers.
  const at = (energy: number): number => energyIn(energy, energyUnit);
  const difference = `${shownDifferenceFigure(maintenance.value, value, energyUnit)} ${energyUnit}`;
  const [own, range] = [shown(maintenance.value), `${shown(maintenance.low)}–${shown(maintenance.high)}`];
  return (
    <>
      <div className="no-print">
        <DotPlot
          title={words.compareTitle}
          alt={words.compared({ own, range, equation: shown(value), unit: energyUnit })}
          rows={[
            {
              key: 'own',
              label: words.own,
              figure: own,
              mark: {
                kind: 'dot',
                value: at(maintenance.value),
                whisker: { low: at(maintenance.low), high: at(maintenance.high) },
              },
              isMain: true,
            },
            {
              key: 'equation',
              label: words.equation,
              figure: shown(value),
              mark: { kind: 'dot', value: at(value), whisker: null },
            },
          ]}
          format={formatKcal}
        />
      </div>
      <Text as="p" className={styles('text')}>
        {[
          `${words.equationSays} `,
          { name: 'equation', value, text: shown(value), unit: energyUnit },
          `. ${differenceText(difference, relationOf(maintenance, value))}`,
        ]}
      </Text>
      <Text as="p" className={styles('quiet')}>
        {guessedLevel === null
          ? words[equation.from]
          : `${words[equation.from]} ${words.guessed(levelName(guessedLevel))}`}
      </Text>
    </>
  );
}

/** The figure with its interval, beside the equation's, and what a reader of it should know. */
export function LogFigure({ report, equation, energyUnit, use }: LogFigureProps) {
  const { found, bmi, isBelowRest } = report;
  const { window, flags } = found;
  const underweight = underweightNotice(bmi);
  const notes = [
    ...(isBelowRest ? [words.belowRest] : []),
    ...flags.map((flag) => flagText(flag, energyUnit)),
  ];
  // A printed page names the weigh-ins that are left out below its table.
  const leftOut = window.leftOut.length > 0 ? words.leftOut(window.leftOut.length) : null;
  return (
    <>
      <Headline report={report} energyUnit={energyUnit} />
      {use}
      {equation ? (
        <Comparison maintenance={found.maintenance} equation={equation} energyUnit={energyUnit} />
      ) : null}
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
export function FigureDetails(props: Omit<LogFigureProps, 'equation' | 'use'>) {
  const { window } = props.report.found;
  return (
    <>
      <div className={styles('card')}>
        <Text as="p" className={styles('quiet')}>
          {`${words.window(formatDayNumber(window.from), formatDayNumber(window.to))} ${words.intervalMeaning}`}
        </Text>
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
