import { useId } from 'react';
import type { Ref } from 'react';
import { NumberField } from '#ui/NumberField.tsx';
import { Button } from '#ui/Button.tsx';
import { entryWords, problemText } from './entry-words.ts';
import { formatOneDecimal } from './format.ts';
import { readWeight, weightAs, weightUnitOf } from './person-draft.ts';
import type { PersonDraft } from './person-draft.ts';
import type { PersonBox, PersonEvent, PersonField, PersonFormState, PersonRules } from './person-form.ts';
import { stepText } from './step-text.ts';
import styles from './PersonFields.module.css';

export interface FieldProps {
  readonly state: PersonFormState;
  readonly rules: PersonRules;
  readonly onEvent: (event: PersonEvent) => void;
  /** Where the first box of each field is kept, so that a wrong one can get the focus. */
  readonly fieldRef?: (field: PersonField) => Ref<HTMLInputElement>;
}

/** "Did you mean 175 cm?" with one click to accept; it never blocks (ruling 15). */
export function LikelyQuestion({ state, onEvent, field }: FieldProps & { field: 'weight' | 'height' }) {
  const meant = state.questions[field];
  if (!meant) return null;
  return (
    <p className={styles['question']} role="status">
      {entryWords.didYouMean(meant.label)}{' '}
      <Button kind="text" onPress={() => onEvent({ type: 'meantOther', field })}>
        {entryWords.accept(meant.label)}
      </Button>
    </p>
  );
}

/** Tells what a written unit was taken for where it is not the field's own: `11 st 4` in the kilogram field. */
function understoodWeight(draft: PersonDraft): string | undefined {
  const unit = weightUnitOf(draft);
  const reading = readWeight(draft.weight);
  if (!reading.ok || draft.weight.unit !== unit || reading.unit === unit) return undefined;
  const { kilograms, pounds } = reading.value;
  const label = unit === 'kg' ? `${formatOneDecimal(kilograms)} kg` : `${formatOneDecimal(pounds)} lb`;
  return entryWords.understood(label);
}

function StoneFields({ state, rules, onEvent, fieldRef }: FieldProps) {
  const id = useId();
  const shown = weightAs(state.draft.weight, 'st');
  if (shown.unit !== 'st') return null;
  const problem = state.problems.weight;
  const edit = (box: PersonBox) => (text: string) => onEvent({ type: 'edited', box, text });
  const leave = (): void => onEvent({ type: 'left', field: 'weight' });
  const shared = { onLeave: leave, invalid: problem !== undefined, describedBy: problem && `${id}-problem` };
  return (
    <fieldset className={styles['pair']}>
      <legend className={styles['legend']}>{entryWords.weight}</legend>
      <NumberField
        {...shared}
        label={entryWords.stone}
        unit="st"
        unitName="stone"
        name="stone"
        value={shown.stone}
        inputRef={fieldRef?.('weight')}
        onEdit={edit('stone')}
        onStep={(direction) => edit('stone')(stepText(shown.stone, 1, direction, 0))}
      />
      <NumberField
        {...shared}
        label={entryWords.pounds}
        unit="lb"
        unitName="pounds"
        name="pounds"
        value={shown.pounds}
        onEdit={edit('pounds')}
        onStep={(direction) => edit('pounds')(stepText(shown.pounds, rules.steps.weight.imperial, direction, 0))}
      />
      {problem ? (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problemText('weight', problem, 'st', rules)}
        </p>
      ) : null}
    </fieldset>
  );
}

function SingleWeightField(props: FieldProps) {
  const { state, rules, onEvent, fieldRef } = props;
  const { units, weight } = state.draft;
  const shown = weightAs(weight, units === 'metric' ? 'kg' : 'lb');
  const box = shown.unit === 'kg' ? 'kilograms' : 'pounds';
  const text = shown.unit === 'kg' ? shown.kilograms : shown.pounds;
  const problem = state.problems.weight;
  const edit = (typed: string): void => onEvent({ type: 'edited', box, text: typed });
  return (
    <NumberField
      label={entryWords.weight}
      unit={shown.unit}
      unitName={box}
      name="weight"
      value={text}
      inputRef={fieldRef?.('weight')}
      onEdit={edit}
      onLeave={() => onEvent({ type: 'left', field: 'weight' })}
      onStep={(direction) => edit(stepText(text, rules.steps.weight[units], direction, 0))}
      hint={understoodWeight(state.draft)}
      problem={problem && problemText('weight', problem, shown.unit, rules)}
    />
  );
}

/** Weight in kilograms, in pounds, or in stone and pounds. */
export function WeightFields(props: FieldProps) {
  const { draft } = props.state;
  return (
    <div className={styles['cell']}>
      {weightUnitOf(draft) === 'st' ? <StoneFields {...props} /> : <SingleWeightField {...props} />}
      <LikelyQuestion {...props} field="weight" />
      {draft.units === 'imperial' ? (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={draft.inStone}
            onChange={(event) => props.onEvent({ type: 'stoneChosen', inStone: event.target.checked })}
          />{' '}
          {entryWords.inStone}
        </label>
      ) : null}
    </div>
  );
}
