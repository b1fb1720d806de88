import { useId } from 'react';
import type { ChoiceWords } from './activity-words.ts';
import { chooserStyles } from './activity-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface ChoiceListProps<Value extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly choices: readonly Value[];
  readonly words: Readonly<Record<Value, ChoiceWords>>;
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** A few choices with longer labels: radio buttons whose whole line can be clicked. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={chooserStyles('group')}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={props.hint ? `${id}-hint` : undefined}
    >
      <Text as="legend" id={`${id}-legend`} className={chooserStyles('legend')}>
        {props.legend}
      </Text>
      {props.hint ? (
        <Text as="p" id={`${id}-hint`} className={chooserStyles('quiet')}>
          {props.hint}
        </Text>
      ) : null}
      <div className={chooserStyles('choices')}>
        {props.choices.map((choice) => (
          <label key={choice} className={chooserStyles('choice')}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === props.value}
              onChange={() => props.onChoose(choice)}
            />
            <Text as="span">
              {[
                props.words[choice].label,
                { as: 'span', className: chooserStyles('note'), text: ` ${props.words[choice].note}` },
              ]}
            </Text>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
