import { useCallback, useReducer, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { StaleResult } from '#person/answer/StaleResult.tsx';
import { arrivedEntries, filledEntries, ownEntriesOf } from './tdee-entries.ts';
import {
  useAnnounced,
  useArrival,
  useAttention,
  useFieldRefs,
  useFormContent,
  usePageState,
  useSessionDraft,
  useSharing,
} from '#person/use-calculator.ts';
import { withBodyFat } from '#person/entry/body-fat-entry.ts';
import type { SharedResult } from '#person/shared-result.ts';
import type { FormContent } from '#person/store.ts';
import { BelowResult } from '#person/answer/BelowResult.tsx';
import { CalculatorFrame } from '#person/fields/CalculatorFrame.tsx';
import styles from '#person/fields/Calculator.module.css';
import { SuccessNotice } from './SuccessNotice.tsx';
import { initialTdeeState, reduceTdee, TDEE_RULES } from './tdee-form.ts';
import type { TdeeField, TdeeResult, TdeeState } from './tdee-form.ts';
import { buildTdeeReport } from './tdee-report.ts';
import { briefText, successText, tdeeWords } from './tdee-words.ts';
import { TdeeFields } from './TdeeFields.tsx';
import { TdeeReport } from './TdeeReport.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

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
  readonly count: number;
  readonly results: RefObject<HTMLElement | null>;
}

function NoticeRegion({ text, count, results }: NoticeRegionProps) {
  const [seen, see] = useState(0);
  const done = useCallback(() => see(count), [count]);
  const announced = useAnnounced({ count }, text);
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

const contentOf = ({ form, goal, target, macros, bodyFat }: TdeeState): FormContent['values'] => ({
  draft: form.draft,
  goal,
  target,
  macros,
  bodyFat: bodyFat.isGiven ? bodyFat.text : '',
});

function sharedResultOf(result: TdeeResult): SharedResult | null {
  if (result.status === 'empty') return null;
  const { input, target, macros, draft, bodyFatText } = result;
  return { calculator: 'tdee', ...input, target, macros, draft, bodyFatText };
}

export interface TdeeCalculatorProps {
  /** Who should read the figures differently; static, in the form. */
  readonly caution?: ReactNode;
  /** A note that entries came from a link; static, above the results. */
  readonly notice?: ReactNode;
  /** An example of the answer; static, shown until there is an answer. */
  readonly example?: ReactNode;
  /** Help with the activity level; static, below its field. */
  readonly help?: ReactNode;
  /** A way to measure body fat; static, below its field. */
  readonly tape?: ReactNode;
  /** The visitor's own maintenance calories; a separate island, below the range. */
  readonly own?: ReactNode;
  /** Protein, custom split and meals; a separate island, below the macro plans. */
  readonly split?: ReactNode;
  /** Ways to save and share a result; static, in its heading. */
  readonly actions?: ReactNode;
  /** Where an adult can go from the result; a separate island. */
  readonly nextSteps?: ReactNode;
  /** The explanation below the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

/** The TDEE page's calculator: a form, and results after the first calculation. */
export const TdeeCalculator = withFailureMessage(function TdeeCalculator(slots: TdeeCalculatorProps) {
  const [state, send] = useReducer(reduceTdee, initialTdeeState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<TdeeField>();

  useArrival(form, {
    initial: initialTdeeState.form.draft,
    defaultAge: TDEE_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onArrived: (early, own) => arrivedEntries(early, own).forEach(send),
    onFilled: (fill) => filledEntries(fill).forEach(send),
    onPressed: () => send({ type: 'submitted' }),
    onRecalled: () => send({ type: 'recalled' }),
  });
  useFormContent(contentOf(state), contentOf(initialTdeeState));
  useAttention(state.attention, focusField, results, SCROLL_DELAY);

  const { result } = state;
  const isShown = result.status === 'shown';
  useSessionDraft(withBodyFat(state.form.draft, state.bodyFat), initialTdeeState.form.draft, isShown);
  usePageState(isShown ? ownEntriesOf(state) : null);
  useSharing(result, sharedResultOf);

  const unit = useEnergyUnit();
  const report = isShown ? buildTdeeReport(result.input, result.target, result.macros) : null;
  return (
    <CalculatorFrame
      answerRef={results}
      form={
        <CalculatorForm
          title={tdeeWords.formTitle}
          line={tdeeWords.formLine}
          state={state.form}
          rules={TDEE_RULES}
          onEvent={send}
          formRef={form}
          fieldRef={fieldRef}
          onSubmit={() => send({ type: 'submitted' })}
          onReset={() => send({ type: 'reset' })}
          caution={slots.caution}
          activityHelp={slots.help}
        >
          <TdeeFields state={state} onEvent={send} bodyFatRef={fieldRef('bodyFat')} />
          {slots.tape}
        </CalculatorForm>
      }
      notice={slots.notice}
      status={
        <NoticeRegion
          text={report && successText(report, unit)}
          count={state.calculations}
          results={results}
        />
      }
      answer={
        report &&
        isShown && (
          <StaleResult isStale={result.isStale} {...result.input}>
            <TdeeReport
              report={report}
              macros={result.macros}
              onChooseTarget={(target) => send({ type: 'targetChosen', target })}
              onChooseMacros={(macros) => send({ type: 'macrosChosen', macros })}
              {...slots}
            />
          </StaleResult>
        )
      }
      brief={report && briefText(report, unit)}
      example={slots.example}
    >
      {isShown && (
        <BelowResult person={result.input.person} isPrinted={Boolean(state.form.draft.waist)} {...slots} />
      )}
    </CalculatorFrame>
  );
});
