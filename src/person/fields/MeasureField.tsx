import { useId, useRef, type Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { afterPress } from '#ui/after-press.ts';
import { entryWords, problemText, unitNames } from './entry-words.ts';
import type { MeasureBox } from './measure-boxes.ts';
import type { HeightText, WeightText } from '#person/draft.ts';
import type { LikelyEntry } from '#person/entry/likely-entry.ts';
import type { PersonEvent, PersonField, PersonFormState, PersonRules } from '#person/form.ts';
import { stepText } from '#person/entry/step-text.ts';
import styles from './PersonFields.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface FieldProps {
  readonly state: PersonFormState;
  readonly rules: PersonRules;
  readonly onEvent: (event: PersonEvent) => void;
  /** Refs to the first input of each field, so that an invalid one can get the focus. */
  readonly fieldRef?: (field: PersonField) => Ref<HTMLInputElement>;
}

export interface MeasureFieldProps extends FieldProps {
  readonly field: 'weight' | 'height';
  readonly boxes: readonly MeasureBox[];
  /** How a written unit was read. */
  readonly understood: string | undefined;
}

interface LikelyQuestionProps<Meant> {
  readonly meant: LikelyEntry<Meant> | null | undefined;
  readonly onAccepted: (text: Meant) => void;
}

/** "Did you mean 175 cm?", accepted with one click; it never blocks (ruling 15). Shown below the field's inputs. */
export function LikelyQuestion<Meant>({ meant, onAccepted }: LikelyQuestionProps<Meant>) {
  const line = useRef<HTMLParagraphElement>(null);
  if (!meant) return null;
  return (
    <p ref={line} className={styles['question']} role="status">
      <Text as="span">{`${meant.question ?? entryWords.didYouMean(meant.label)} `}</Text>
      <Button
        kind="text"
        onPress={() => {
          onAccepted(meant.text);
          line.current?.parentElement?.querySelector('input')?.focus();
        }}
      >
        <Text as="span">{entryWords.accept(meant.label)}</Text>
      </Button>
    </p>
  );
}

function Boxes({ field, boxes, understood, state, rules, onEvent, fieldRef }: MeasureFieldProps) {
  const id = useId();
  const [first] = boxes;
  const isPair = boxes.length > 1;
  const problem = state.problems[field];
  const message = problem && first && problemText(field, problem, first.unit, rules);
  const fields = boxes.map(({ box, label, unit, text, step }, index) => {
    const edit = (typed: string): void => onEvent({ type: 'edited', box, text: typed });
    return (
      <NumberField
        key={box}
        label={label}
        labelHidden={isPair}
        unit={unit}
        unitName={unitNames[unit] ?? unit}
        name={isPair ? box : field}
        value={text}
        inputRef={index === 0 ? fieldRef?.(field) : undefined}
        onEdit={edit}
        onLeave={() => afterPress(() => onEvent({ type: 'left', field }))}
        onStep={(direction) => edit(stepText(text, step, direction, 0))}
        hint={index === 0 ? understood : undefined}
        problem={isPair ? undefined : message}
        invalid={message !== undefined}
        describedBy={isPair && message ? id : undefined}
      />
    );
  });
  if (!isPair) return fields;
  return (
    <fieldset className={styles['pair']}>
      <Text as="legend" className={styles['legend']}>
        {entryWords[field]}
      </Text>
      {fields}
      {message ? (
        <Text as="p" id={id} className={styles['problem']}>
          {message}
        </Text>
      ) : null}
    </fieldset>
  );
}

/** A weight or a height: one input, or two in a group labeled with the measure. */
export function MeasureField(props: MeasureFieldProps) {
  const { field } = props;
  return (
    <div className={styles['cell']}>
      <Boxes {...props} />
      <LikelyQuestion<WeightText | HeightText>
        meant={props.state.questions[field]}
        onAccepted={() => props.onEvent({ type: 'meantOther', field })}
      />
      {props.state.problems[field] === 'implausible' ? (
        <p className={styles['question']}>
          <Button kind="text" onPress={() => props.onEvent({ type: 'confirmed' })}>
            {entryWords.useAnyway}
          </Button>
        </p>
      ) : null}
      {field === 'weight' && props.state.draft.units === 'imperial' ? (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={props.state.draft.inStone}
            onChange={(event) => props.onEvent({ type: 'stoneChosen', inStone: event.target.checked })}
          />
          <span>{entryWords.inStone}</span>
        </label>
      ) : null}
    </div>
  );
}
