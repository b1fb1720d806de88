import { useEffect, useRef, useState } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { readEntries } from '#person/entries/field.ts';
import type { OwnMaintenance as Figure } from '#person/own-maintenance.ts';
import { EQUATION, ownMaintenanceText } from '#person/entries/person-fields.ts';
import type { Person } from '#person/person.ts';
import { fillForm, useFormContent, usePageResult, type FormContent } from '#person/store.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { buildOwnReport, type OwnReport } from './own-report.ts';
import css from './OwnMaintenance.module.css?inline';
import { ownWords as words, refusalText, useNewerText, usedText, useText } from './own-maintenance-words.ts';
import { useOwnFigure } from './use-own-figure.ts';

const styles = lateStyles('OwnMaintenance', css);

/** The person in a form that can be calculated. The tools with this part all read one. */
function personIn({ tool, entries }: FormContent): Person | null {
  const reading = readEntries(tool, entries);
  return reading.ok ? (reading.input as Person) : null;
}

/** The report for the page's result, or for its form if it shows a reason instead of a result. */
function useOwnReport(): OwnReport | null {
  const fromLog = useOwnFigure();
  const form = useFormContent();
  const result = usePageResult();
  if (result) return buildOwnReport(result.input, fromLog);
  const person = form && personIn(form);
  return person && buildOwnReport(person, fromLog);
}

const enter = (figure: Figure | undefined): void =>
  fillForm({ entries: { ownMaintenance: ownMaintenanceText(figure) || EQUATION } });

/** A page that opens with an earlier number of the log takes its latest one. One that is open leaves that to the visitor. */
function useLatest(report: OwnReport | null): void {
  const isOpen = useRef(false);
  const figure = report?.own?.person ? report.offer : null;
  const isKnown = useOwnFigure() !== null && report !== null;
  useEffect(() => {
    if (!isKnown || isOpen.current) return;
    isOpen.current = true;
    if (figure) enter(figure);
  }, [isKnown, figure]);
}

interface LinesProps {
  readonly report: OwnReport;
  readonly isRangeAbove: boolean;
}

/** Where the figure comes from, why it isn't used, and which weight it applies to. */
function Lines({ report: { own, refusal, isOtherWeight }, isRangeAbove }: LinesProps) {
  const unit = useEnergyUnit();
  return (
    <>
      {own && refusal ? (
        <Text as="p" className={styles('note')}>
          {refusalText(refusal, own, unit)}
        </Text>
      ) : null}
      {own && !refusal && !isRangeAbove ? <Text as="p">{usedText(own, unit)}</Text> : null}
      {isOtherWeight && !refusal ? <p className={styles('note')}>{words.otherWeight}</p> : null}
    </>
  );
}

export interface OwnMaintenanceProps {
  /** True if the result above already gives the figure's range. */
  readonly isRangeAbove?: boolean;
}

/**
 * The visitor's own maintenance calories next to a result: in use, with a button back to the equation, or offered if
 * the log on this device has a figure. Renders nothing otherwise. Loads with the first result.
 */
export const OwnMaintenance = withFailureMessage(function OwnMaintenance({
  isRangeAbove = false,
}: OwnMaintenanceProps) {
  const report = useOwnReport();
  const unit = useEnergyUnit();
  const [message, setMessage] = useState('');
  const group = useRef<HTMLDivElement>(null);
  useLatest(report);
  const put = (figure: Figure | undefined): void => {
    enter(figure);
    setMessage(figure ? words.nowOwn : words.nowEquation);
    // The pressed button is removed, so the focus moves to an element that stays.
    group.current?.focus({ preventScroll: true });
  };
  if (!report || (!report.own && !report.offer)) return null;
  const { own, refusal, offer } = report;
  return (
    <div ref={group} className={styles('own')} role="group" aria-label={words.label} tabIndex={-1}>
      <Lines report={report} isRangeAbove={isRangeAbove} />
      <div className="no-print">
        {offer ? (
          <Button kind="text" onPress={() => put(offer)}>
            <Text as="span">{(own ? useNewerText : useText)(offer, unit)}</Text>
          </Button>
        ) : null}
        {own ? (
          <Button kind="text" onPress={() => put(undefined)}>
            <Text as="span">{refusal ? words.drop : words.back}</Text>
          </Button>
        ) : null}
      </div>
      <div role="status" className="visually-hidden">
        {message === '' ? null : <Text as="span">{message}</Text>}
      </div>
    </div>
  );
});
