import { useReducer, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { useEnter, useIsHydrated, useOwnControls, useReset } from '#ui/optional-part.ts';
import { useFormDraft } from '#person/entries/use-form-draft.ts';
import { fillForm } from '#person/store.ts';
import { emptyTapeForm, firstWrongPlace, reduceTape, tapeProblemsOf } from './tape-form.ts';
import { buildTapeReport, heightOfDraft } from './tape-report.ts';
import { tapeUnitOf } from './tape-text.ts';
import { TapeDrawing } from './TapeDrawing.tsx';
import { TapeFields } from './TapeFields.tsx';
import { TapeResult } from './TapeResult.tsx';
import { tapeStyles } from './tape-styles.ts';
import { tapeWords } from './tape-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** Body fat from a tape measure, for the body fat field. Rendered inside the calculator's form, but not part of it. */
function Tape() {
  const [form, send] = useReducer(reduceTape, emptyTapeForm);
  const part = useRef<HTMLDivElement>(null);
  const draft = useFormDraft();
  const gender = draft?.gender ?? 'male';
  const unit = tapeUnitOf(draft?.units ?? 'metric');

  function ask(): void {
    send({ type: 'submitted', gender });
    const wrong = firstWrongPlace(tapeProblemsOf(form.texts, gender));
    if (wrong) part.current?.querySelector<HTMLInputElement>(`[data-field="tape-${wrong}"]`)?.focus();
  }

  useOwnControls(part);
  useEnter(part, ask);
  useReset(() => send({ type: 'emptied' }));
  return (
    <div ref={part} className={tapeStyles('part')}>
      <p className={tapeStyles('quiet')}>{tapeWords.intro}</p>
      {heightOfDraft(draft) === null ? (
        <p className={tapeStyles('missing')}>{tapeWords.heightMissing}</p>
      ) : null}
      <div className={tapeStyles('columns')}>
        <TapeDrawing gender={gender} />
        <div className={tapeStyles('fields')}>
          <TapeFields form={form} gender={gender} unit={unit} onEvent={send} />
          <div className={tapeStyles('ask')}>
            <Button kind="secondary" onPress={ask}>
              {tapeWords.ask}
            </Button>
          </div>
          <TapeResult
            report={form.isSubmitted ? buildTapeReport(form.texts, draft) : null}
            used={form.used}
            onUse={(text) => {
              fillForm({ entries: { bodyFat: text } });
              send({ type: 'used', text });
            }}
          />
        </div>
      </div>
      <p className={tapeStyles('quiet')}>{tapeWords.basis}</p>
    </div>
  );
}

/** The tape measure, loaded once its script is. */
export const TapeMeasure = withFailureMessage(function TapeMeasure() {
  return useIsHydrated() ? <Tape /> : <p>{tapeWords.loading}</p>;
});
