import { useMemo } from 'react';
import { Rows, type RowsProps } from '#calculators/log/answer/Rows.tsx';
import type { TrendDay } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit, Kcal, WeightUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import { formatWeight } from '#person/format-weight.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import type { LogReport } from '#person/log/log-report.ts';
import type { LogDetails, StoredLogDay } from '#person/log/parse-log.ts';
import type { PlanToday } from '#person/plan/plan-today.ts';
import { HandLines } from '#ui/print/HandLines.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { changeText, formatDayNumber, sentenceCase, withShare } from '#tools/log/format-log.ts';
import { concernForDoctor } from '#tools/log/concern-words.ts';
import { startOf } from '#tools/log/trend-news.ts';
import { weightFacts, type WeightFacts } from '#tools/log/weight-facts.ts';
import { Result } from '#ui/Result.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { personText } from '#tools/log/person-text.ts';
import { doctorWords as words } from './doctor-words.ts';

export interface DoctorPageProps {
  readonly days: readonly StoredLogDay[];
  /** Whose log it is; `null` where the weight is supposed to change. */
  readonly details: LogDetails | null;
  readonly today: string;
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
  /** Today on the followed plan. */
  readonly now: PlanToday | null;
}

interface DoctorHeadProps extends DoctorPageProps {
  readonly report: LogReport;
}

type Shown = Pick<DoctorPageProps, 'unit' | 'energyUnit' | 'isWeightHidden'>;

/** The period of a log, in words. */
export function spanOf(days: readonly StoredLogDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? withUnbrokenUnits(words.span(formatIsoDay(first.day), formatIsoDay(last.day))) : '';
}

type FlagsProps = Pick<DoctorPageProps, 'days' | 'details' | 'today' | 'energyUnit'>;

/** What a doctor should see first. */
export function Flags({ days, details, today, energyUnit }: FlagsProps) {
  const concerns = useMemo(() => logConcerns(days, details, today), [days, details, today]);
  return concerns.map((concern) => (
    <Text key={concern} as="p">
      {words.flag(concernForDoctor(concern, details?.gender ?? 'female', energyUnit))}
    </Text>
  ));
}

/** That a sheet without weights isn't broken. */
export function HiddenNote({ isWeightHidden }: Pick<Shown, 'isWeightHidden'>) {
  return isWeightHidden ? <p>{words.hidden}</p> : null;
}

/** What the body uses and what was eaten, once the log says so. */
function Conclusion({ report, energyUnit }: Pick<DoctorHeadProps, 'report' | 'energyUnit'>) {
  if (report.kind !== 'estimated') return null;
  const { maintenance, intake } = report.found;
  const figure = (energy: Kcal): string => energyFigure(energy, energyUnit);
  const { value, low, high } = maintenance;
  const uses = { value: figure(value), low: figure(low), high: figure(high), eaten: figure(intake.value) };
  return (
    <p>
      <Text as="strong">{words.conclusion(uses, energyUnit)}</Text>
    </p>
  );
}

/** The head of the printed page, above the chart. */
export function DoctorHead({ energyUnit, report, ...props }: DoctorHeadProps) {
  return (
    <>
      <div className="print-only">
        <HandLines />
      </div>
      <p className="print-only">
        <Text as="strong">{words.title}</Text>
        <Text as="span">{` ${spanOf(props.days)}`}</Text>
      </p>
      <div className="print-only">
        <HiddenNote {...props} />
        <Flags {...props} energyUnit={energyUnit} />
        <Conclusion report={report} energyUnit={energyUnit} />
      </div>
      <div className="print-only">
        <WeightAtBothEnds {...props} isPersonNamed />
      </div>
    </>
  );
}

/** The change between both ends, as sure as the curve says it. */
function changeBetween({ news }: WeightFacts, unit: WeightUnit): string {
  if (news.kind === 'few') return words.tooFew;
  const text = sentenceCase(changeText(news, unit));
  const isTold = news.kind === 'moved' || news.kind === 'likely';
  return isTold ? withShare(text, news.from.trend, news.to.trend, unit) : text;
}

/** The trend at the start and at the end, or the weigh-ins before there is one, the change between them, and the BMI. */
function endRows(facts: WeightFacts, unit: WeightUnit): RowsProps['rows'] {
  const { first, last, isTrend, isFromPlan, bmi } = facts;
  const on = ({ weight, day }: TrendDay): string =>
    withUnbrokenUnits(words.weightOn(formatWeight(weight, unit), formatDayNumber(day)));
  const bmiResult = bmi && (
    <Result name="doctor.bmi" value={bmi.value}>
      {bmi.text}
    </Result>
  );
  return [
    [isFromPlan ? words.planStart : words.start(isTrend), on(first)],
    [words.end(isTrend), on(last)],
    [words.change, changeBetween(facts, unit)],
    ...(bmiResult ? [[words.bmi, bmiResult] as const] : []),
  ];
}

/** Only the change while weights are hidden: with the height, a BMI gives the weight away. */
function hiddenRows(facts: WeightFacts, unit: WeightUnit): RowsProps['rows'] {
  const [from, to] = [facts.first, facts.last].map(({ day }) => formatDayNumber(day));
  return [[words.changeBetween(from ?? '', to ?? ''), changeBetween(facts, unit)]];
}

/** What the weight did over the days of a sheet, as far as it may be shown. */
export function WeightAtBothEnds({
  days,
  details,
  today,
  unit,
  isWeightHidden,
  now,
  isPersonNamed = false,
}: Omit<DoctorPageProps, 'energyUnit'> & { readonly isPersonNamed?: boolean }) {
  const facts = useMemo(() => weightFacts(days, details, today, startOf(now)), [days, details, today, now]);
  if (!facts) return null;
  const units = unit === 'kg' ? 'metric' : 'imperial';
  const person = details && isPersonNamed ? personText(details, today, units) : '';
  return (
    <div className={styles('ends')}>
      <Rows
        rows={[
          ...(isWeightHidden ? hiddenRows : endRows)(facts, unit),
          ...(person === '' ? [] : [[words.person, withUnbrokenUnits(person)] as const]),
        ]}
      />
    </div>
  );
}
