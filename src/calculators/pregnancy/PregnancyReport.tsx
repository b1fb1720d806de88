import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { adviceText, answerSentence } from '#tools/pregnancy/answer-words.ts';
import { type GainFigures, type GainSpan, isEarly } from '#tools/pregnancy/gain-place.ts';
import type { GainReport } from '#tools/pregnancy/report.ts';
import {
  changeText,
  extraText,
  formatPublished,
  formatWeekEnd,
  formatWeekly,
  gainUnit,
  groupText,
  notesOf,
  pregnancyWords as words,
  shownBmi,
  unbrokenFigures,
  weekLabel,
} from '#tools/pregnancy/words.ts';
import figures from '#ui/Figures.module.css';
import { Notice } from '#ui/Notice.tsx';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import styles from './PregnancyReport.module.css';

interface SpanProps {
  readonly name: 'gainTotal' | 'gainFirstTrimester' | 'gainWeek' | 'gainWeekly';
  readonly span: GainSpan;
  readonly unit: string;
  readonly format: (value: number) => string;
}

function Span({ name, span: { min, max }, unit, format }: SpanProps) {
  return (
    <>
      <Result name={`${name}.min`} value={min}>
        {format(min)}
      </Result>
      <span>–</span>
      <Result name={`${name}.max`} value={max} unit={unit}>
        {format(max)}
      </Result>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Row({ label, children }: RowProps) {
  return (
    <div className={figures['row']}>
      <Text as="dt">{label}</Text>
      <dd className={figures['figure']}>{children}</dd>
    </div>
  );
}

interface RangesProps {
  readonly report: GainReport;
  readonly found: GainFigures;
}

/** The two ranges side by side: for this week, and for the whole pregnancy. */
function Ranges({ report, found }: RangesProps) {
  const { units, isTwins } = report;
  const unit = gainUnit(units);
  return (
    <div className={styles['ranges']}>
      <div>
        <Text as="p" className={styles['label']}>
          {isTwins ? words.totalTwins : words.total}
        </Text>
        <p className={styles['range']} translate="no">
          <Span name="gainTotal" span={found.total} unit={unit} format={formatPublished} />
        </p>
      </div>
      <div>
        <Text as="p" className={styles['label']}>
          {weekLabel(report)}
        </Text>
        <p className={styles['range']} translate="no">
          <Span
            name={isEarly(report) ? 'gainFirstTrimester' : 'gainWeek'}
            span={found.week}
            unit={unit}
            format={(value) => formatWeekEnd(value, report)}
          />
        </p>
      </div>
    </div>
  );
}

function Weekly({ report: { units }, found: { weekly } }: RangesProps) {
  if (!weekly) return null;
  const format = (value: number): string => formatWeekly(value, units);
  return (
    <Row label={words.weekly}>
      <Span name="gainWeekly" span={weekly} unit={gainUnit(units)} format={format} />
    </Row>
  );
}

function Extra({ extra }: { readonly extra: number }) {
  const unit = useEnergyUnit();
  return (
    <Row label={words.extra}>
      <Result name="energyExtra" value={extra}>
        {extraText(extra, unit)}
      </Result>
    </Row>
  );
}

function Rows({ report }: { readonly report: GainReport }) {
  const { bmi, category, gain, units, extra, figures: found } = report;
  return (
    <dl className={styles['rows']}>
      {gain === null ? null : (
        <Row label={words.gain}>
          <Result name="gain" value={gain}>
            {changeText(gain, units)}
          </Result>
        </Row>
      )}
      <Row label={words.bmi}>
        <Result name="bmi" value={bmi}>
          {shownBmi(bmi)}
        </Result>
      </Row>
      {found ? (
        <>
          <Row label={words.group}>
            <Text as="span">{groupText(category)}</Text>
          </Row>
          <Weekly report={report} found={found} />
        </>
      ) : null}
      {extra === null ? null : <Extra extra={extra} />}
    </dl>
  );
}

export interface PregnancyReportProps {
  readonly report: GainReport;
  /** A way to share it; static. */
  readonly actions?: ReactNode;
}

/** The answer: what the guideline says, where a weight is, and whom to ask. */
export function PregnancyReport({ report, actions }: PregnancyReportProps) {
  const { figures: found } = report;
  const advice = adviceText(report);
  return (
    <div className={styles['report']}>
      <AnswerHead title={words.title} sentence={unbrokenFigures(answerSentence(report))} />
      {advice === null ? null : (
        <Text as="p" className={styles['text']}>
          {unbrokenFigures(advice)}
        </Text>
      )}
      {report.isFarUnderweight ? (
        <Notice>
          <p>{words.farUnderweight}</p>
        </Notice>
      ) : null}
      {found ? (
        <Ranges report={report} found={found} />
      ) : (
        <p className={styles['range']}>
          <Result name="gainTotal">{words.noGuideline}</Result>
        </p>
      )}
      <p className={`${styles['text']} no-print`}>
        <a href={`${paths.pregnancyWeightGain}#call-today`}>{words.signsLink}</a>
      </p>
      <Rows report={report} />
      {notesOf(report).map((note) => (
        <Text key={note} as="p" className={styles['quiet']}>
          {note}
        </Text>
      ))}
      <AnswerActions actions={actions} isPrintable />
      <div className="print-only">
        <Text as="p">{report.whose}</Text>
        {found ? <p>{words.guideline}</p> : null}
      </div>
    </div>
  );
}
