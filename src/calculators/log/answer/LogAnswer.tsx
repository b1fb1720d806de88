import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { ownMaintenanceIn } from '#person/log/own-figure.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { useEffect, useMemo, useState } from 'react';
import figures from '#ui/Figures.module.css';
import { Result } from '#ui/Result.tsx';
import { helpParts } from '#person/help-words.ts';
import { underweightNotice } from '#person/policy-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { answerWords as words, lackText, soFarText } from '#tools/log/words.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { LogReport } from '#person/log/log-report.ts';
import { LogFigure } from './LogFigure.tsx';
import { readEquationFigure, type EquationFigure } from './equation.ts';
import { UseFigure } from './UseFigure.tsx';

export interface LogAnswerProps {
  readonly days: readonly StoredLogDay[];
  readonly person: LogPerson | null;
  readonly today: string;
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  /** The person the figure is for. */
  readonly children: ReactNode;
}

/** Shown instead of the figure, with the reason. */
function Withheld({ reason }: { readonly reason: string }) {
  return (
    <p className={figures['headline']}>
      <Result name="maintenance" className={styles('withheld')}>
        {reason}
      </Result>
    </p>
  );
}

/** The equation's figure, loaded when `isNeeded` becomes true. */
function useEquationFigure(isNeeded: boolean): EquationFigure | null {
  const [figure, setFigure] = useState<EquationFigure | null>(null);
  useEffect(() => {
    if (isNeeded) void readEquationFigure().then(setFigure);
  }, [isNeeded]);
  return figure;
}

interface BodyProps extends Pick<LogAnswerProps, 'unit' | 'energyUnit'> {
  readonly report: LogReport;
}

function Body({ report, unit, energyUnit }: BodyProps) {
  const equation = useEquationFigure(report.kind === 'estimated');
  switch (report.kind) {
    case 'empty':
      return (
        <>
          <Withheld reason={words.notYet} />
          <p className={styles('text')}>{words.empty}</p>
          <p className={styles('quiet')}>{words.rule}</p>
        </>
      );
    case 'lacking':
      return (
        <>
          <Withheld reason={lackText(report.lacks)} />
          <Text as="p" className={styles('text')}>
            {`${soFarText(report.counts)} ${words.gaps}`}
          </Text>
          <p className={styles('quiet')}>{words.rule}</p>
        </>
      );
    case 'underAge':
      return (
        <>
          <Withheld reason={words.underAge} />
          <p className={styles('text')}>
            <a href={paths.childBmiCalculator}>{words.toChildren}</a>
          </p>
        </>
      );
    case 'stopped':
      return (
        <>
          <Withheld reason={words.stopped} />
          <Text as="p" className={styles('text')}>
            {underweightNotice(report.bmi) ?? ''}
          </Text>
          <Text as="p" className={styles('text')}>
            {helpParts}
          </Text>
        </>
      );
    case 'personUnknown':
    case 'notModelled':
    case 'implausible':
      return <Withheld reason={words[report.kind]} />;
    case 'estimated':
      return <LogFigure report={report} equation={equation} unit={unit} energyUnit={energyUnit} />;
  }
}

/**
 * The figure with its interval and meaning, or what is missing for one. Loads after the form, with its formulas.
 */
export function LogAnswer({ days, person, today, unit, energyUnit, children }: LogAnswerProps) {
  const report = useMemo(() => buildLogReport(days, person, today), [days, person, today]);
  const figure = ownMaintenanceIn(report);
  return (
    <section className={styles('card')} aria-labelledby="log-result">
      <h2 id="log-result">{words.title}</h2>
      <Body report={report} unit={unit} energyUnit={energyUnit} />
      {figure && person ? <UseFigure figure={figure} person={person} today={today} unit={unit} /> : null}
      {children}
    </section>
  );
}
