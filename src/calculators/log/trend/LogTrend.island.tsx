import { useDeferredValue, useMemo, useState } from 'react';
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import type { LogTrend as Trend } from '#charts/curve/log-trend.ts';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { fragments } from '#config/paths.ts';
import { AnswerActions } from '#person/answer/AnswerHead.tsx';
import { answerStyles } from '#person/answer/answer-styles.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { LogDetails, LogPerson, LogView, StoredLogDay } from '#person/log/parse-log.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHydrated } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { daysFrom } from '#person/log/days-from.ts';
import { paths } from '#config/paths.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { buildLogReport, type LogReport } from '#person/log/log-report.ts';
import { useToday } from '#person/log/use-today.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { changeView, useLog } from '#calculators/log/log-state.ts';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { DoctorHead } from './DoctorPage.tsx';
import { hasDrawnDays, isDrawn, isRunning, type ShownSpan } from './course-beside.ts';
import { NoLine } from './NoLine.tsx';
import { Printing } from './Printing.tsx';
import { TrendCurve } from './TrendCurve.tsx';
import { useBands } from './use-bands.tsx';
import { firstDayOf, firstSpan, shownSpan, spansOf, type Span } from './spans.ts';
import { usePlanBeside, useFollowedPlan } from './use-plan-beside.ts';
import { useWarning } from './use-warning.ts';
import { jumpsText, trendWords as words } from './trend-words.ts';
import { waistUnitOf, weightUnitOf } from '#person/units.ts';

/** The trend over a span of days, the days, and how much of the log that is. */
function useTrend(
  days: readonly StoredLogDay[],
  span: Span,
  plan: FollowedPlan | null,
): { readonly log: Trend; readonly near: readonly StoredLogDay[]; readonly shown: ShownSpan } {
  return useMemo(() => {
    const from = firstDayOf(span, days, plan);
    // Only days that matter are converted, since a log may be very long.
    const near = from === null ? days : daysFrom(days, dayWithNumber(from - LEAD_DAYS));
    const weighed = near.filter(({ weightKg }) => weightKg !== undefined);
    return {
      log: buildLogTrend(weighingsIn(weighed.map(dayOfLog)), from ?? -Infinity),
      near: from === null ? days : daysFrom(days, dayWithNumber(from)),
      shown: shownSpan(span, days),
    };
  }, [days, span, plan]);
}

interface SpanChoiceProps {
  readonly spans: readonly Span[];
  readonly span: Span;
  readonly onChoose: (span: Span) => void;
}

function SpanChoice({ spans, span, onChoose }: SpanChoiceProps) {
  if (spans.length < 2) return null;
  return (
    <div className={`${styles('spans')} no-print`}>
      <SegmentedChoice
        legend={words.span}
        legendHidden
        options={spans.map((value) => ({ value, label: words.spans[value] }))}
        value={span}
        onChoose={onChoose}
      />
    </div>
  );
}

/** The box that hides the weigh-ins. It shows the press at once, before the deferred curve follows. */
function HideWeight() {
  const { isWeightHidden } = useLog().view;
  return (
    <label className={`${styles('check')} no-print`}>
      <input
        type="checkbox"
        checked={isWeightHidden}
        onChange={(event) => changeView({ isWeightHidden: event.target.checked })}
      />
      <span>{words.hide}</span>
    </label>
  );
}

/** As below any answer: ways to share and print, the first of which is further down the page. */
const Actions = () => (
  <AnswerActions
    actions={
      <a className={answerStyles('action')} href={`#${fragments.logShare}`}>
        <Text as="span">{words.share}</Text>
      </a>
    }
  />
);

/** What makes a weight jump; a stop is about something else. */
function WhyJumps({
  report,
  details,
  today,
}: Pick<TrendProps, 'details' | 'today'> & { readonly report: LogReport }) {
  if (report.kind === 'stopped') return null;
  return (
    <p className={`${styles('quiet')} no-print`}>
      <strong>{words.whyJumps}</strong>
      <span> </span>
      <Text as="span">{jumpsText(details, today)}</Text>
      <span> </span>
      <a href={paths.article('plateau-breaking')}>{words.howToTell}</a>
    </p>
  );
}

interface TrendProps {
  /** Whose log it is, by id. */
  readonly id: string | null;
  readonly days: readonly StoredLogDay[];
  readonly person: LogPerson | null;
  readonly details: LogDetails | null;
  readonly view: LogView;
  readonly today: string;
}

/** The span that is drawn, what it shows of the log, and the plan beside it. */
function useDrawnSpan({ id, days, person, today }: TrendProps) {
  const [chosen, choose] = useState<Span | null>(null);
  const plan = useFollowedPlan(id, person, today);
  const running = plan && isRunning(plan, today) ? plan : null;
  const spans = useMemo(() => spansOf(days, running, today), [days, running, today]);
  const span = chosen !== null && spans.includes(chosen) ? chosen : firstSpan(running, spans);
  // With a log of many years, the press is shown before the line is recalculated.
  const { log, near, shown } = useTrend(days, useDeferredValue(span), running);
  return { ...usePlanBeside(plan, log, { days, today, shown }), log, near, spans, span, choose };
}

/** The curve of a log, with what belongs to it. */
function Trend(props: TrendProps) {
  const { id, days, person, details, view, today } = props;
  const energyUnit = useEnergyUnit();
  const { log, near, now, course: beside, spans, span, choose } = useDrawnSpan(props);
  const unit = weightUnitOf(view);
  const { isWeightHidden } = view;
  const waistUnit = waistUnitOf(view.units);
  const below = useBands(near, {
    person,
    details,
    today,
    units: { weight: unit, energy: energyUnit, waist: waistUnit },
  });
  const isPregnancy = isPregnancyOf(person, today);
  const report = useMemo(
    () => buildLogReport(days, person, today, isPregnancy, details),
    [days, person, today, isPregnancy, details],
  );
  const warning = useWarning(isPregnancy, days, { details, today, energyUnit });
  if (!isDrawn(log, beside, isWeightHidden))
    return (
      <>
        <NoLine report={report} isHidden={isWeightHidden && log.points.length > 0} />
        <HideWeight />
      </>
    );
  const shown = { unit, energyUnit, isWeightHidden };
  return (
    <>
      <DoctorHead details={isPregnancy ? null : details} {...{ report, days, today, now, ...shown }} />
      <div className={styles('heading')}>
        <h2 id="log-trend">{words.title}</h2>
        <SpanChoice {...{ spans, span }} onChoose={choose} />
      </div>
      <TrendCurve
        {...shown}
        log={log}
        isTooShort={beside.length === 0 && !hasDrawnDays(days)}
        days={near}
        waistUnit={waistUnit}
        warning={warning}
        now={now}
        course={beside}
        today={today}
        below={below}
      />
      <WhyJumps {...{ report, details, today }} />
      {beside.length > 0 && !isWeightHidden ? (
        <Text as="p" className={`${styles('quiet')} no-print`}>
          {words.planMeaning(unit)}
        </Text>
      ) : null}
      <HideWeight />
      <Actions />
      <Printing {...shown} {...{ id, days, isPregnancy }} />
    </>
  );
}

/** The weight trend. Loads as it comes into view; until then a frame of about its size takes its place. */
export const LogTrend = withFailureMessage(function LogTrend() {
  const isHydrated = useIsHydrated();
  const { id, days, person, details, view } = useDeferredValue(useLog());
  const today = useToday();
  if (!isHydrated || days === null || today === '')
    return <section className={styles('card')} aria-busy="true" />;
  return (
    <section className={`${styles('card')} ${styles('trend')}`} aria-labelledby="log-trend">
      <Trend {...{ id, days, person, details, view, today }} />
    </section>
  );
});
