import { useId, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { NumberField, type NumberFieldProps } from '#ui/fields/NumberField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { afterPress } from '#ui/after-press.ts';
import type { LikelyEntry } from '#person/entries/likely.ts';
import { stepText } from '#person/entry/step-text.ts';
import { entryWords, unitNames } from './entry-words.ts';
import styles from './PersonFields.module.css';

/** An input of a measure, which has one or two (feet and inches, stone and pounds). */
export interface MeasureBox {
  /** Name for scripts and tests. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly text: string;
  readonly step: number;
  readonly inputMode?: NumberFieldProps['inputMode'] | undefined;
  readonly onEdit: (text: string) => void;
}

interface LikelyQuestionProps {
  readonly meant: Pick<LikelyEntry, 'label' | 'question' | 'accept'> | null | undefined;
  readonly onAccepted: () => void;
}

/** "Did you mean 175 cm?", accepted with one click if there is something to enter; it never blocks. Shown below the field's inputs. */
function LikelyQuestion({ meant, onAccepted }: LikelyQuestionProps) {
  const line = useRef<HTMLParagraphElement>(null);
  if (!meant) return null;
  return (
    <p ref={line} className={styles['question']} role="status">
      <Text as="span">{`${meant.question ?? entryWords.didYouMean(meant.label)} `}</Text>
      {meant.accept === null ? null : (
        <Button
          kind="text"
          onPress={() => {
            onAccepted();
            line.current?.parentElement?.querySelector('input')?.focus();
          }}
        >
          <Text as="span">{meant.accept ?? entryWords.accept(meant.label)}</Text>
        </Button>
      )}
    </p>
  );
}

export interface MeasureFieldProps {
  /** The measure's own label, for a group of two inputs. */
  readonly label: string;
  readonly boxes: readonly MeasureBox[];
  /** How a written unit was read, or what helps to enter the measure. */
  readonly understood: string | undefined;
  readonly problem: string | undefined;
  readonly question: LikelyQuestionProps['meant'];
  readonly onLeave: () => void;
  readonly onMeantOther: () => void;
  /** Set if the visitor can use an entry that was asked about. */
  readonly onConfirm?: (() => void) | undefined;
  /** What that keeps, where something else is offered. */
  readonly confirmLabel?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly className?: string | undefined;
  /** A choice below the inputs. */
  readonly children?: ReactNode;
}

function Boxes({ label, boxes, understood, problem, onLeave, inputRef }: MeasureFieldProps) {
  const id = useId();
  const isPair = boxes.length > 1;
  const fields = boxes.map(({ name, label: ofBox, unit, text, step, inputMode, onEdit }, index) => (
    <NumberField
      key={name}
      label={ofBox}
      labelHidden={isPair}
      unit={unit}
      unitName={unitNames[unit] ?? unit}
      name={name}
      value={text}
      inputMode={inputMode}
      inputRef={index === 0 ? inputRef : undefined}
      onEdit={onEdit}
      onLeave={() => afterPress(onLeave)}
      onStep={(direction) => onEdit(stepText(text, step, direction, 0))}
      hint={index === 0 ? understood : undefined}
      problem={isPair ? undefined : problem}
      invalid={problem !== undefined}
      describedBy={isPair && problem ? id : undefined}
    />
  ));
  if (!isPair) return fields;
  return (
    <>
      <fieldset className={styles['pair']}>
        <Text as="legend" className={styles['legend']}>
          {label}
        </Text>
        {fields}
      </fieldset>
      {problem ? (
        <Text as="p" id={id} className={styles['problem']}>
          {problem}
        </Text>
      ) : null}
    </>
  );
}

/** A weight or a height: one input, or two in a group labeled with the measure. */
export function MeasureField(props: MeasureFieldProps) {
  return (
    <div className={`${styles['cell'] ?? ''} ${props.className ?? ''}`.trim()}>
      <Boxes {...props} />
      <LikelyQuestion meant={props.question} onAccepted={props.onMeantOther} />
      {props.onConfirm ? (
        <p className={styles['question']}>
          <Button kind="text" onPress={props.onConfirm}>
            <Text as="span">{props.confirmLabel ?? entryWords.useAnyway}</Text>
          </Button>
        </p>
      ) : null}
      {props.children}
    </div>
  );
}
