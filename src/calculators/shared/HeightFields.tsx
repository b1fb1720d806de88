import { useId } from 'react';
import { NumberField } from '#ui/NumberField.tsx';
import { entryWords, problemText } from './entry-words.ts';
import { formatEntry, formatOneDecimal } from './format.ts';
import { heightAs, heightUnitOf, readHeight } from './person-draft.ts';
import type { PersonDraft } from './person-draft.ts';
import type { PersonBox } from './person-form.ts';
import { stepText } from './step-text.ts';
import { LikelyQuestion } from './WeightFields.tsx';
import type { FieldProps } from './WeightFields.tsx';
import styles from './PersonFields.module.css';

/** Tells what `5'11"` or `1,75 m` was taken for where the field's own unit is another. */
function understoodHeight(draft: PersonDraft): string | undefined {
  const unit = heightUnitOf(draft);
  const reading = readHeight(draft.height);
  if (!reading.ok || draft.height.unit !== unit || reading.unit === unit) return undefined;
  if (unit === 'cm') return entryWords.understood(`${formatOneDecimal(reading.value.centimetres)} cm`);
  const boxes = heightAs({ unit: 'cm', centimetres: formatEntry(reading.value.centimetres) }, 'ft');
  return boxes.unit === 'ft' && reading.unit !== 'in'
    ? entryWords.understood(`${boxes.feet} ft ${boxes.inches} in`)
    : undefined;
}

function FeetFields({ state, rules, onEvent, fieldRef }: FieldProps) {
  const id = useId();
  const shown = heightAs(state.draft.height, 'ft');
  if (shown.unit !== 'ft') return null;
  const problem = state.problems.height;
  const edit = (box: PersonBox) => (text: string) => onEvent({ type: 'edited', box, text });
  const leave = (): void => onEvent({ type: 'left', field: 'height' });
  const shared = { onLeave: leave, invalid: problem !== undefined, describedBy: problem && `${id}-problem` };
  return (
    <fieldset className={styles['pair']}>
      <legend className={styles['legend']}>{entryWords.height}</legend>
      <NumberField
        {...shared}
        label={entryWords.feet}
        unit="ft"
        unitName="feet"
        name="feet"
        value={shown.feet}
        inputRef={fieldRef?.('height')}
        onEdit={edit('feet')}
        onStep={(direction) => edit('feet')(stepText(shown.feet, 1, direction, 0))}
        hint={understoodHeight(state.draft)}
      />
      <NumberField
        {...shared}
        label={entryWords.inches}
        unit="in"
        unitName="inches"
        name="inches"
        value={shown.inches}
        onEdit={edit('inches')}
        onStep={(direction) => edit('inches')(stepText(shown.inches, rules.steps.height.imperial, direction, 0))}
      />
      {problem ? (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problemText('height', problem, 'ft', rules)}
        </p>
      ) : null}
    </fieldset>
  );
}

function CentimetreField({ state, rules, onEvent, fieldRef }: FieldProps) {
  const shown = heightAs(state.draft.height, 'cm');
  if (shown.unit !== 'cm') return null;
  const problem = state.problems.height;
  const edit = (text: string): void => onEvent({ type: 'edited', box: 'centimetres', text });
  return (
    <NumberField
      label={entryWords.height}
      unit="cm"
      unitName="centimetres"
      name="height"
      value={shown.centimetres}
      inputRef={fieldRef?.('height')}
      onEdit={edit}
      onLeave={() => onEvent({ type: 'left', field: 'height' })}
      onStep={(direction) => edit(stepText(shown.centimetres, rules.steps.height.metric, direction, 0))}
      hint={understoodHeight(state.draft)}
      problem={problem && problemText('height', problem, 'cm', rules)}
    />
  );
}

/** Height in centimetres, or in feet and inches inside a group called Height. */
export function HeightFields(props: FieldProps) {
  return (
    <div className={styles['cell']}>
      {heightUnitOf(props.state.draft) === 'cm' ? <CentimetreField {...props} /> : <FeetFields {...props} />}
      <LikelyQuestion {...props} field="height" />
    </div>
  );
}
