import { useDeferredValue, useLayoutEffect } from 'react';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { formatWeight } from '#person/format-weight.ts';
import { decideOwn } from '#person/known/own-awaited.ts';
import type { LogView } from '#person/log/parse-log.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import type { PageResult } from '#person/page-result.ts';
import { publishOwnLead, usePageResult } from '#person/store.ts';
import { otherLevelText, todayWords } from '#person/plan/plan-words.ts';
import { weightUnitOf } from '#person/units.ts';
import { lookForPlan, ownPlanOf, type OwnPlan } from '#tools/planner/own-plan.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import figures from '#ui/Figures.module.css';
import { lateStyles } from '#ui/late-styles.ts';
import { Result, type ResultProps } from '#ui/Result.tsx';
import type { TextPart } from '#ui/text/text-part.ts';
import { Text, type TextProps } from '#ui/text/Text.tsx';
import { buildOwnReport, type OwnReport } from './own-report.ts';
import css from './OwnLine.module.css?inline';
import { besideFigure, otherWeightParts, ownWords as words, stayParts } from './own-maintenance-words.ts';
import { useFigureOfLog } from './use-own-figure.ts';

const styles = lateStyles('OwnLine', css);

interface LeadProps extends Pick<ResultProps, 'name'> {
  readonly title: string;
  readonly value: number;
  /** After the figure: its unit and what it is. */
  readonly beside: string;
  readonly more: TextProps['children'] | null;
}

/** The number to act on, before the equation's. */
function Lead({ title, name, value, beside, more }: LeadProps) {
  const unit = useEnergyUnit();
  return (
    <div className={styles('lead')}>
      <Text as="p" className={styles('title')}>
        {title}
      </Text>
      <p className={figures['headline']}>
        <Result name={name} value={value} className={`${figures['big']} ${figures['energy']}`}>
          {energyFigure(value, unit)}
        </Result>
        <Text as="span" className={styles('quiet')}>
          {beside}
        </Text>
      </p>
      {more === null ? null : (
        <Text as="p" className={styles('more')}>
          {more}
        </Text>
      )}
    </div>
  );
}

/** What the log says in a sentence, below a plan's calories or before the equation's number. */
function logParts(
  offer: OwnMaintenance,
  { isOtherWeight }: OwnReport,
  unit: EnergyUnit,
  view: LogView,
): readonly TextPart[] {
  if (!isOtherWeight) return [...stayParts(offer, unit), ` ${words.equation}`];
  const at = view.isWeightHidden ? null : formatWeight(offer.weight, weightUnitOf(view));
  return otherWeightParts(offer, unit, at);
}

interface LogLineProps {
  readonly offer: OwnMaintenance;
  readonly report: OwnReport;
  readonly parts: readonly TextPart[];
}

/** Says that a number of the visitor's own leads, as long as it does. */
function useLead(isLed: boolean): void {
  useLayoutEffect(() => {
    publishOwnLead(isLed);
    return () => publishOwnLead(false);
  }, [isLed]);
}

/** What the log says without a plan: its number leads, unless it's for another weight. */
function LogLine({ offer, report, parts }: LogLineProps) {
  const unit = useEnergyUnit();
  return report.isOtherWeight ? (
    <Text as="p" className={`${styles('more')} ${styles('apart')}`}>
      {parts}
    </Text>
  ) : (
    <Lead
      title={words.stay}
      name="ownMaintenance"
      value={offer.value}
      beside={besideFigure(offer, unit)}
      more={words.equation}
    />
  );
}

/** Shows the answer that waits, once all of this was read. */
function useDecided(read: readonly unknown[], isPlanned: boolean): void {
  const isDecided = read.every((one) => one !== undefined);
  useLayoutEffect(() => {
    if (isDecided) decideOwn(isPlanned);
  }, [isDecided, isPlanned]);
}

interface OwnProps {
  readonly result: PageResult;
  readonly kept: NonNullable<Awaited<ReturnType<typeof lookForPlan>>>;
  readonly fromLog: OwnMaintenance | null;
}

/** What to eat today by a plan; `null` if that isn't shown. */
const intakeOf = ({ isNoted, now: { intake } }: OwnPlan) =>
  isNoted || intake.status === 'withheld' ? null : intake;

/** What to eat today by the plan, or what the log says. */
function Own({ result, kept, fromLog }: OwnProps) {
  const unit = useEnergyUnit();
  const report = buildOwnReport(result.input, fromLog);
  const own = ownPlanOf(kept, result.input);
  const intake = own && intakeOf(own);
  useLead(intake !== null || (report.offer !== null && !report.isOtherWeight));
  const { offer } = report;
  const parts = offer && logParts(offer, report, unit, kept.view);
  if (own && intake)
    return (
      <Lead
        title={words.today}
        name="plan.today"
        value={intake.value}
        beside={` ${unit}${todayWords(own.now)}`}
        more={parts ?? otherLevelText(own.plan, result.input)}
      />
    );
  return offer && parts && <LogLine offer={offer} report={report} parts={parts} />;
}

/**
 * The number of the person on the page who follows a plan, or whose log has one: what to eat today, or what they use.
 * It comes before the equation's, unless the log ends at another weight; nothing for anybody else.
 */
export const OwnLine = withFailureMessage(function OwnLine() {
  const fromLog = useFigureOfLog();
  const kept = useKeptToday(lookForPlan);
  const result = useDeferredValue(usePageResult());
  const isPlanned = Boolean(result && kept && ownPlanOf(kept, result.input));
  useDecided([result ?? undefined, kept, fromLog], isPlanned);
  return result && kept ? <Own result={result} kept={kept} fromLog={fromLog ?? null} /> : null;
});
