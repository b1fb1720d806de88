import { paths } from '#config/paths.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { ownMaintenanceIn } from '#person/log/own-figure.ts';
import {
  whoseLog,
  type LogDetails,
  type LogPerson,
  type LogView,
  type StoredLogDay,
} from '#person/log/parse-log.ts';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Notice } from '#ui/Notice.tsx';
import { helpParts } from '#person/policy/help-words.ts';
import type { LogConcern } from '#person/policy/concerns.ts';
import { isFarUnderweight } from '#person/policy/limits.ts';
import { underweightNotice } from '#person/policy-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { answerWords as words } from '#tools/log/words.ts';
import { eatenOn } from '#tools/log/today-line.ts';
import { AboutYou, ANSWER_HEADING } from '#calculators/log/AboutYou.tsx';
import { widerSince } from '#tools/log/wider-range.ts';
import { concernText, lossBelowRange } from '#tools/log/concern-words.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import { useStored } from '#person/database/use-stored.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { buildLogReport } from '#person/log/log-report.ts';
import type { LogReport } from '#person/log/log-report.ts';
import { FigureDetails, LogFigure } from './LogFigure.tsx';
import { readEquationFigure, type Equation } from './equation.ts';
import { PlanPart } from '#calculators/log/plan/LogPlan.tsx';
import { usePlanShown } from '#calculators/log/plan/use-plan-of-log.ts';
import type { FigureDay } from '#tools/log/next-step.ts';
import { useLineOf } from './use-line-of.ts';
import { NotYet, Pregnancy, useFigureDay, Withheld } from './NotYet.tsx';
import { OddNote } from './OddNote.tsx';
import { UseFigure } from './UseFigure.tsx';
import { weightUnitOf } from '#person/units.ts';

export interface LogAnswerProps {
  readonly days: readonly StoredLogDay[];
  readonly person: LogPerson | null;
  readonly details: LogDetails | null;
  readonly today: string;
  readonly view: LogView;
  readonly energyUnit: EnergyUnit;
  /** Opens the form for a day. */
  readonly onCorrect: (day: string) => void;
}

/** The equation's figure for the person of a log with a figure. */
function useEquationFigure(report: LogReport): Equation {
  const owner = useMemo(() => ownMaintenanceIn(report), [report]);
  const read = useCallback(
    async () => ({ owner, figure: owner ? await readEquationFigure(owner) : null }),
    [owner],
  );
  const [found] = useStored(read);
  return found?.owner === owner ? found.figure : null;
}

interface WithConcerns {
  readonly concerns: readonly LogConcern[];
}

interface BodyProps extends Pick<LogAnswerProps, 'days' | 'person' | 'today' | 'energyUnit'>, WithConcerns {
  readonly report: LogReport;
  readonly figure: FigureDay | null;
  readonly unit: WeightUnit;
  /** What is said of a weigh-in that moves the figure by itself. */
  readonly odd: ReactNode;
  /** Where a figure can be used. */
  readonly use: ReactNode;
  /** Whom the figure is for. */
  readonly about: ReactNode;
}

interface StoppedProps extends Pick<BodyProps, 'person' | 'today' | 'concerns'> {
  readonly report: Extract<LogReport, { kind: 'stopped' }>;
}

/** A kind stop with whom to call, instead of a figure. */
function Stopped({ report, person, today, concerns }: StoppedProps) {
  const { bmi, isTooLittle } = report;
  // A loss has its own words above, stronger than these; below BMI 16, they say more.
  const isSaid = lossBelowRange(concerns) !== undefined && bmi !== null && !isFarUnderweight(bmi);
  const notice = bmi === null || isSaid ? null : underweightNotice(bmi, whoseLog(person, today));
  return (
    <>
      <Withheld reason={words.stopped} />
      {notice === null ? null : (
        <Text as="p" className={styles('text')}>
          {notice}
        </Text>
      )}
      {isTooLittle && !concerns.includes('farTooLittle') ? (
        <Text as="p" className={styles('text')}>
          {words.tooLittle}
        </Text>
      ) : null}
      <Text as="p" className={styles('text')}>
        {helpParts}
      </Text>
    </>
  );
}

function Body(props: BodyProps) {
  const { report } = props;
  const equation = useEquationFigure(report);
  const { days, person } = props;
  const wider = useMemo(() => widerSince(report, days, person), [report, days, person]);
  switch (report.kind) {
    case 'empty':
    case 'lacking':
      return <NotYet {...props} />;
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
      return <Stopped {...props} report={report} />;
    case 'pregnancy':
      return <Pregnancy />;
    case 'personUnknown':
    case 'notModelled':
    case 'implausible':
      return <Withheld reason={words[report.kind]} />;
    case 'estimated':
      return <LogFigure {...props} {...{ report, equation, wider }} />;
  }
}

const NOTHING_KNOWN = { gender: null, centimetres: null } as const;

/** What in the log shouldn't go on without a word. */
function Concerns({
  concerns,
  details,
  energyUnit,
}: Pick<LogAnswerProps, 'details' | 'energyUnit'> & WithConcerns) {
  return concerns.map((concern) => (
    <Notice key={concern}>
      <Text as="p">{concernText(concern, details ?? NOTHING_KNOWN, energyUnit)}</Text>
    </Notice>
  ));
}

/** The stop has its own words about less than 800 kcal. */
const concernsShown = (report: LogReport, concerns: readonly LogConcern[]): readonly LogConcern[] =>
  report.kind === 'stopped' && report.isTooLittle
    ? concerns.filter((concern) => concern !== 'tooLittle')
    : concerns;

type UseProps = Pick<LogAnswerProps, 'person' | 'today' | 'view'> & Pick<BodyProps, 'report'>;

/** To the other tools with the figure; nothing without one. */
function Use({ report, person, view, ...props }: UseProps) {
  const figure = ownMaintenanceIn(report);
  return figure && person ? <UseFigure {...props} {...view} {...{ figure, person }} /> : null;
}

/**
 * The number to act on: the figure with its interval and meaning, or when there will be one. Loads after the form, with
 * its formulas.
 */
export function LogAnswer(props: LogAnswerProps) {
  const { days, person, details, today, view, energyUnit, onCorrect } = props;
  const report = useMemo(
    () => buildLogReport(days, person, today, isPregnancyOf(person, today), details),
    [days, person, details, today],
  );
  const concerns = useMemo(() => logConcerns(days, details, today), [days, details, today]);
  const plan = usePlanShown(days, today);
  const figure = useFigureDay(report, days, today);
  useLineOf({ report, eaten: eatenOn(days, today), figure, plan, concerns, energyUnit });
  const unit = weightUnitOf(view);
  const { isWeightHidden } = view;
  const odd = <OddNote report={report} shown={{ unit, isWeightHidden }} onCorrect={onCorrect} />;
  const use = <Use {...{ report, person, today, view }} />;
  const about =
    report.kind === 'empty' ? null : (
      <AboutYou {...{ person, details, today, view }} isNext={report.kind === 'personUnknown'} />
    );
  const title = (
    <h2 id={ANSWER_HEADING} tabIndex={-1}>
      {words.title}
    </h2>
  );
  return (
    <div className={styles('answer')}>
      <div className={styles('main')}>
        {report.kind === 'pregnancy' ? null : (
          <Concerns concerns={concernsShown(report, concerns)} details={details} energyUnit={energyUnit} />
        )}
        <PlanPart shown={plan} {...{ days, today, unit, energyUnit, report }} />
        <section className={styles('card')} aria-labelledby={ANSWER_HEADING}>
          {plan && report.kind !== 'pregnancy' ? title : <EnergySwitch>{title}</EnergySwitch>}
          <Body {...{ report, figure, concerns, days, person, today, unit, energyUnit, odd, use, about }} />
          {person ? null : about}
        </section>
      </div>
      {person && report.kind !== 'empty' ? (
        <div className={styles('details')}>
          {report.kind === 'estimated' ? (
            <FigureDetails report={report} unit={unit} energyUnit={energyUnit} />
          ) : null}
          {report.kind === 'estimated' ? null : <div>{about}</div>}
        </div>
      ) : null}
    </div>
  );
}
