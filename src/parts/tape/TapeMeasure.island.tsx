import { useReducer, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { useEnter, useIsHydrated, useOwnControls, useReset } from '#ui/optional-part.ts';
import { fillForm, useFormEntries } from '#person/store.ts';
import { emptyTapeForm, firstWrongPlace, reduceTape, tapeProblemsOf } from './tape-form.ts';
import { buildTapeReport, heightIn } from './tape-report.ts';
import { TapeDrawing } from './TapeDrawing.tsx';
import { TapeFields } from './TapeFields.tsx';
import { TapeResult } from './TapeResult.tsx';
import { tapeStyles } from './tape-styles.ts';
import { tapeWords } from './tape-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { unitsIn, waistUnitOf } from '#person/units.ts';

/** Body fat from a tape measure, for the body fat field. Rendered inside the calculator's form, but not part of it. */
function Tape() {
  const [tape, send] = useReducer(reduceTape, emptyTapeForm);
  const part = useRef<HTMLDivElement>(null);
  const form = useFormEntries();
  const gender = form?.['gender'] === 'female' ? 'female' : 'male';
  const unit = waistUnitOf(unitsIn(form?.['units']));
  const { height = '', age = '' } = form ?? {};
  const entries = { gender, height, age } as const;

  function ask(): void {
    send({ type: 'submitted', gender });
    const wrong = firstWrongPlace(tapeProblemsOf(tape.texts, gender));
    if (wrong) part.current?.querySelector<HTMLInputElement>(`[data-field="tape-${wrong}"]`)?.focus();
  }

  useOwnControls(part);
  useEnter(part, ask);
  useReset(() => send({ type: 'emptied' }));
  return (
    <div ref={part} className={tapeStyles('part')}>
      <p className={tapeStyles('quiet')}>{tapeWords.intro}</p>
      {heightIn(entries) === null ? <p className={tapeStyles('missing')}>{tapeWords.heightMissing}</p> : null}
      <div className={tapeStyles('columns')}>
        <TapeDrawing gender={gender} />
        <div className={tapeStyles('fields')}>
          <TapeFields form={tape} gender={gender} unit={unit} onEvent={send} />
          <div className={tapeStyles('ask')}>
            <Button kind="secondary" onPress={ask}>
              {tapeWords.ask}
            </Button>
          </div>
          <TapeResult
            report={tape.isSubmitted ? buildTapeReport(tape.texts, entries) : null}
            used={tape.used}
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
