import { useState, type Ref } from 'react';
import { formatHeight } from '#person/format-height.ts';
import { heightBoxes, understoodHeight } from '#person/fields/measure-boxes.ts';
import { entryWords, problemText } from '#person/fields/entry-words.ts';
import { DraftMeasure } from '#person/fields/DraftMeasure.tsx';
import fieldStyles from '#person/fields/PersonFields.module.css';
import { formatAge } from '#person/person-line.ts';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from './answer/log-answer-styles.ts';
import { LOG_RULES } from './log-rules.ts';
import type { LogFormEvent, LogFormState } from './log-form.ts';
import { personWords as words } from './log-words.ts';
import type { LogField } from './TodayForm.tsx';

const SEX_OPTIONS = [
  { value: 'female', label: words.female },
  { value: 'male', label: words.male },
] as const;

export interface AboutYouProps {
  readonly state: LogFormState;
  readonly person: LogPerson | null;
  readonly onEvent: (event: LogFormEvent) => void;
  /** Stores the details; resolves to true if that worked. */
  readonly onSave: () => Promise<boolean>;
  readonly fieldRef: (field: LogField) => Ref<HTMLInputElement>;
}

function Fields({ state, onEvent, fieldRef }: AboutYouProps) {
  const { age } = state.form.draft;
  const problem = state.form.problems.age;
  return (
    <div className={fieldStyles['fields']}>
      <div className={fieldStyles['wide']}>
        <SegmentedChoice
          legend={words.sex}
          options={SEX_OPTIONS}
          value={state.gender}
          onChoose={(gender) => onEvent({ type: 'sexChosen', gender })}
          problem={state.isGenderMissing ? words.sexMissing : undefined}
          inputRef={fieldRef('sex')}
        />
      </div>
      <div className={fieldStyles['cell']}>
        <NumberField
          label={entryWords.age}
          unit="years"
          unitName="years"
          name="age"
          inputMode="numeric"
          value={age}
          inputRef={fieldRef('age')}
          onEdit={(text) => onEvent({ type: 'edited', box: 'age', text })}
          problem={problem && problemText('age', problem, 'years', LOG_RULES)}
        />
      </div>
      <DraftMeasure
        state={state.form}
        rules={LOG_RULES}
        onEvent={onEvent}
        fieldRef={(field) => fieldRef(field)}
        field="height"
        boxes={heightBoxes(state.form.draft, LOG_RULES)}
        understood={understoodHeight(state.form.draft)}
      />
    </div>
  );
}

/** Sex, age and height: asked once, stored with the log, and changed on request. */
export function AboutYou(props: AboutYouProps) {
  const { state, person, onSave } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (person && !isOpen) {
    const { gender, centimetres } = person;
    const { units } = state.form.draft;
    const line = [
      gender === 'male' ? words.male : words.female,
      formatAge(ageOn(person, state.day)),
      formatHeight(centimetres, units),
    ].join(', ');
    return (
      <div className={styles('line')}>
        <Text as="p" className={styles('quiet')}>
          {words.line(line)}
        </Text>
        <span className="no-print">
          <Button kind="text" onPress={() => setIsOpen(true)}>
            {words.change}
          </Button>
        </span>
      </div>
    );
  }
  return (
    <form
      className={`${styles('person')} no-print`}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-labelledby="log-person"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave().then((isSaved) => setIsOpen(!isSaved));
      }}
    >
      <Text as="h3" id="log-person">
        {person ? words.titleChange : words.title}
      </Text>
      <Text as="p" className={styles('quiet')}>
        {!person && state.isPersonKnown ? words.known : words.why}
      </Text>
      <Fields {...props} />
      <div>
        <Button type="submit" kind="secondary">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
