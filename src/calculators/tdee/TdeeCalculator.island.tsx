import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Deferred, nextPlace } from '#person/answer/BelowResult.tsx';
import { ResultLine, ResultOf, ResultPresets } from '#person/answer/StaleResult.tsx';
import { presetsNoteId, withUsedPresets } from '#person/answer/PresetsNote.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import styles from '#person/fields/Calculator.module.css';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { CalculatorFrame, type CalculatorSlots } from '#person/fields/CalculatorFrame.tsx';
import { useAnnounced, useCalculator, usePublishing, type Announced } from '#person/fields/use-calculator.ts';
import { personLine } from '#person/person-line.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { afterPaint } from '#ui/moments.ts';
import { SuccessNotice } from './SuccessNotice.tsx';
import { tdeeResult } from '#tools/tdee/report.ts';
import { briefText, successText, tdeeWords } from '#tools/tdee/words.ts';
import { TdeeFields } from './TdeeFields.tsx';
import { preloadDetails, TdeeReport } from './TdeeReport.tsx';

/** Delay before scrolling to the results, in milliseconds (specification 9). */
const SCROLL_DELAY = 100;

/** How many pixels of the results must be in view for the figures to count as visible. */
const VISIBLE_HEIGHT = 240;

/** True if the first figures are in view before the page scrolls to them. */
function isBeginningInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top > -VISIBLE_HEIGHT && top + VISIBLE_HEIGHT < innerHeight;
}

interface NoticeRegionProps {
  /** The success notice's text; `null` while there is no figure to announce. */
  readonly text: string | null;
  readonly state: Announced;
  readonly results: RefObject<HTMLElement>;
}

function NoticeRegion({ text, state, results }: NoticeRegionProps) {
  const count = state.attention?.count ?? 0;
  const [seen, see] = useState(0);
  const done = useCallback(() => see(count), [count]);
  const announced = useAnnounced(state, text);
  return (
    <div role="status" className={styles['announced']}>
      {announced !== null && seen !== count ? (
        <SuccessNotice
          key={count}
          text={announced}
          isSeen={() => isBeginningInView(results.current)}
          onDone={done}
          onClosed={() => results.current?.focus()}
        />
      ) : null}
    </div>
  );
}

export interface TdeeCalculatorProps extends CalculatorSlots {
  /** An example of the answer; static, shown until there is an answer. */
  readonly example?: ReactNode;
  /** The visitor's own maintenance calories; a separate island, below the range. */
  readonly own?: ReactNode;
  /** The plan that the visitor follows; a separate island, beside the targets. */
  readonly plan?: ReactNode;
  /** Protein, custom split and meals; a separate island, below the macro plans. */
  readonly split?: ReactNode;
}

/** The TDEE page's calculator: a form, and results after the first calculation. */
export const TdeeCalculator = withFailureMessage(function TdeeCalculator(slots: TdeeCalculatorProps) {
  const { state, send, form, answerRef, isFilled, ifAsked, focusField } = useCalculator(tdee, {
    scrollDelay: SCROLL_DELAY,
  });
  // The form works first: asking for a dozen files takes a slow phone as long as a frame.
  useEffect(() => afterPaint(preloadDetails), []);
  const result = useMemo(() => state.result && tdeeResult(state.result), [state.result]);
  usePublishing(result);

  const unit = useEnergyUnit();
  const report = result && result.report;
  const isLevelUsed = !report?.day.own;
  const calculated = withUsedPresets(state.result, isLevelUsed);
  return (
    <CalculatorFrame
      answerRef={answerRef}
      drawing={slots.drawing}
      isFilled={isFilled}
      describedBy={presetsNoteId(calculated)}
      form={
        <CalculatorForm
          title={tdeeWords.formTitle}
          line={tdeeWords.formLine}
          fields={tdee.fields}
          {...form}
          caution={slots.caution}
          help={slots.help}
          isLevelUsed={isLevelUsed}
        >
          <TdeeFields {...form} hasResult={result !== null} />
          {slots.tape}
        </CalculatorForm>
      }
      notice={slots.notice}
      status={<NoticeRegion text={report && successText(report, unit)} state={state} results={answerRef} />}
      answer={
        calculated &&
        report && (
          <ResultOf isStale={calculated.isStale} whose={personLine(calculated.input)}>
            <TdeeReport
              report={report}
              entries={<ResultLine result={calculated} isLevelAsked={isLevelUsed} />}
              presets={<ResultPresets result={calculated} onEvent={send} focusField={focusField} />}
              input={calculated.input}
              macros={calculated.input.macros}
              onChooseTarget={(text) => send({ type: 'edited', field: 'target', text })}
              onChooseMacros={(text) => send({ type: 'edited', field: 'macros', text })}
              trainingDays={calculated.input.trainingDays}
              onChooseTraining={(text) => send({ type: 'edited', field: 'trainingDays', text })}
              {...slots}
            />
          </ResultOf>
        )
      }
      brief={ifAsked(report && briefText(report, unit))}
      example={slots.example}
      beside={nextPlace(result, { waist: state.entries.waist, nextSteps: slots.nextSteps })}
    >
      {result && <Deferred>{slots.explanation}</Deferred>}
    </CalculatorFrame>
  );
});
