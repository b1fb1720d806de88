import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { EXTENDED_FROM } from '@evenscale/formulas/growth';
import { helpParts } from '#person/policy/help-words.ts';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { childLine } from '#person/child/child-measurement.ts';
import { formatShare, formatZ, percentileText } from '#person/child/format-percentile.ts';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import figures from '#ui/Figures.module.css';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import { nearLimit } from '#tools/child-bmi/near-limit.ts';
import {
  childBmiWords as words,
  comparisonText,
  meaningText,
  nearLimitText,
  nextStepText,
} from '#tools/child-bmi/words.ts';
import { isDoctorFirst, percentOfMedian, type ShownReport } from '#tools/child-bmi/report.ts';
import { shownBmiOf } from '#tools/child-bmi/shown-bmi.ts';
import styles from './ChildReport.module.css';

/** A healthy category comes first, in large type; any other follows the percentile. */
function Hero({ report: { figures: found } }: { readonly report: ShownReport }) {
  const isHealthy = found.band.key === 'healthyWeight';
  const category = (
    <Result key="category" name="category" className={styles[isHealthy ? 'answer' : 'second']}>
      {found.band.label}
    </Result>
  );
  const percentile = (
    <Result
      key="percentile"
      name="percentile"
      value={found.percentile}
      className={styles[isHealthy ? 'second' : 'answer']}
    >
      {percentileText(found)}
    </Result>
  );
  return <p className={figures['headline']}>{isHealthy ? [category, percentile] : [percentile, category]}</p>;
}

function Category({ report }: { readonly report: ShownReport }) {
  return (
    <div>
      <h3>{words.meaningTitle}</h3>
      <Text as="p" className={styles['text']}>
        {meaningText(report.figures.band.key, report.nextStep, report.figures.age)}
      </Text>
    </div>
  );
}

function NextStep({ report }: { readonly report: ShownReport }) {
  const isFirst = isDoctorFirst(report.nextStep);
  const step = (
    <>
      <h3>{words.nextStepTitle}</h3>
      <p className={styles['text']}>
        <Result name="nextStep">{nextStepText(report.nextStep, report.figures.age)}</Result>
      </p>
      {/* Elsewhere, the screen has the help lines below every result. */}
      <Text as="p" className={isFirst ? styles['text'] : `${styles['text']} print-only`}>
        {helpParts}
      </Text>
      <p className={`${styles['text']} no-print`}>
        <a href={`${paths.childBmiCalculator}#doctor`}>{words.moreLink}</a>
      </p>
    </>
  );
  return (
    <div className={styles['step']}>
      {isFirst ? (
        <Notice kind={report.nextStep === 'seeDoctorSoon' ? 'caution' : 'note'}>{step}</Notice>
      ) : (
        <div className={styles['next']}>{step}</div>
      )}
    </div>
  );
}

interface FigureRowProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

function FigureRow({ name, label, value, shown }: FigureRowProps) {
  return (
    <div className={figures['row']}>
      <Text as="dt">{label}</Text>
      <dd className={figures['figure']}>
        <Result name={name} value={value}>
          {shown}
        </Result>
      </dd>
    </div>
  );
}

/** The figures for a doctor. */
export function ChildDetails({ report }: { readonly report: ShownReport }) {
  const { bmi, z, p95, percentile, percentOfP95 } = report.figures;
  const ofMedian = percentOfMedian(report);
  return (
    <div className={styles['details']}>
      <h3>{words.detailsTitle}</h3>
      <dl className={styles['figures']}>
        <FigureRow name="bmi" label={words.bmi} value={bmi} shown={shownBmiOf(report)} />
        <FigureRow name="z" label={words.z} value={z} shown={formatZ(z)} />
        {ofMedian === null ? (
          <FigureRow name="p95" label={words.p95} value={p95} shown={formatOneDecimal(p95)} />
        ) : (
          <FigureRow
            name="percentOfMedian"
            label={words.percentOfMedian}
            value={ofMedian}
            shown={`${formatShare(ofMedian)}%`}
          />
        )}
        {percentile >= EXTENDED_FROM ? (
          <FigureRow
            name="percentOfP95"
            label={words.percentOfP95}
            value={percentOfP95}
            shown={`${formatShare(percentOfP95)}%`}
          />
        ) : null}
      </dl>
      <Text as="p" className={styles['quiet']}>
        {[
          `${words.method} `,
          { as: 'a', className: 'no-print', href: `${paths.methodology}#child-bmi`, text: words.methodLink },
          { as: 'span', className: 'no-print', text: '.' },
        ]}
      </Text>
    </div>
  );
}

export interface ChildReportProps {
  readonly report: ShownReport;
  readonly child: ChildMeasurement;
  /** What is said of an age whose months were left empty: `near` if the category depends on them. */
  readonly ageNote: 'near' | 'last' | null;
  /** Where the percentile is, which loads late; static. */
  readonly gauge?: ReactNode;
  /** Ways to save and share the result; static. Without them, as in an embed, it can't be printed either. */
  readonly actions?: ReactNode;
}

/** The answer for one measurement: sentence, category and percentile, where that is, the next step, and how to read it. */
export function ChildReport({ report, child, ageNote, gauge, actions }: ChildReportProps) {
  const isFirst = isDoctorFirst(report.nextStep);
  const near = nearLimit(report);
  return (
    <section className={styles['card']} aria-labelledby="child-result">
      <AnswerHead
        title={words.resultTitle}
        id="child-result"
        sentence={comparisonText(report.gender, report.figures)}
      />
      <div>
        <Hero report={report} />
        {ageNote === 'near' ? <p className={styles['quiet']}>{words.otherCategory}</p> : null}
        {near ? (
          <Text as="p" className={styles['text']}>
            {nearLimitText(near)}
          </Text>
        ) : null}
      </div>
      {gauge ? <div className={`${styles['gauge']} no-print`}>{gauge}</div> : null}
      <div className={styles['columns']}>
        {isFirst ? <NextStep report={report} /> : null}
        <Category report={report} />
        {isFirst ? null : <NextStep report={report} />}
        <div>
          <h3>{words.noteTitle}</h3>
          <p className={styles['text']}>{words.oneFigure}</p>
          <p className={`${styles['text']} no-print`}>{words.checkEntries}</p>
        </div>
      </div>
      <AnswerActions actions={actions} />
      <Text as="p" className={styles['quiet']}>
        {ageNote === 'last' ? `${childLine(child)}. ${words.middleOfYear}` : childLine(child)}
      </Text>
    </section>
  );
}
