import { stepText } from '#person/entry/step-text.ts';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { bodyFatWords } from './body-fat-words.ts';
import type { FieldProps } from './form-props.ts';
import { Text } from '#ui/text/Text.tsx';
import styles from './PersonFields.module.css';
import type { BodyFatEntries } from '#person/entries/person-fields.ts';

export interface BodyFatFieldsProps extends Pick<FieldProps<BodyFatEntries>, 'onEvent' | 'fieldRef'> {
  readonly state: Pick<FieldProps<BodyFatEntries>['state'], 'entries' | 'problems'>;
  /** True once something is calculated. */
  readonly hasResult: boolean;
  /** The checkbox's words. */
  readonly ask?: string;
  /** Places the checkbox in the form. */
  readonly className?: string | undefined;
}

/** The optional body fat behind its checkbox. */
export function BodyFatFields({ state: { entries, problems }, onEvent, ...props }: BodyFatFieldsProps) {
  const { bodyFat } = entries;
  const isAsked = entries.bodyFatAsk === 'yes';
  const edit = (text: string): void => onEvent({ type: 'edited', field: 'bodyFat', text });
  const { least, step } = BODY_FAT_LIMITS;
  return (
    <>
      <div className={props.className}>
        <label className={styles['check']}>
          <input
            type="checkbox"
            data-field="bodyFatAsk"
            checked={isAsked}
            onChange={(event) =>
              onEvent({ type: 'edited', field: 'bodyFatAsk', text: event.target.checked ? 'yes' : 'no' })
            }
          />
          <Text as="span">{props.ask ?? bodyFatWords.ask}</Text>
        </label>
      </div>
      {isAsked ? (
        <NumberField
          label={bodyFatWords.name}
          unit="%"
          unitName="percent"
          name="bodyFat"
          value={bodyFat}
          inputRef={props.fieldRef('bodyFat')}
          onEdit={edit}
          onStep={(direction) => edit(stepText(bodyFat, step, direction, least))}
          hint={props.hasResult && bodyFat === '' ? bodyFatWords.leftEmpty : bodyFatWords.hint}
          problem={problems.bodyFat ? bodyFatWords.problem : undefined}
        />
      ) : null}
    </>
  );
}
