import { useReducer, useState } from 'react';
import { cm } from '@evenscale/formulas/units';
import { changedEntries, initialEntries, type NameOf } from '#person/entries/field.ts';
import { initialState, reduceForm, type FormEvent, type FormState } from '#person/entries/machine.ts';
import { HEIGHT, measureEntry } from '#person/entries/measure.ts';
import { loadSession } from '#person/entries/session.ts';
import { heightOf } from '#person/entry/measure-text.ts';
import { ageProblemText, entryWords, measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import fieldStyles from '#person/fields/PersonFields.module.css';
import { formatHeight } from '#person/format-height.ts';
import { ageOn, type LogDetails, type LogPerson, type LogView } from '#person/log/parse-log.ts';
import { useFieldRefs } from '#person/fields/use-calculator.ts';
import { personText } from '#tools/log/person-text.ts';
import { logPerson, type LogPersonEntries, type LogPersonInput } from '#tools/log/person-entries.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { reveal } from '#ui/open-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { logAnswerStyles as styles } from './answer/log-answer-styles.ts';
import { isMinor } from './is-minor.ts';
import { changePerson, changeView } from './log-state.ts';
import { personWords as words } from './person-words.ts';
import { usePress } from './use-press.ts';
import { heightUnitOf } from '#person/units.ts';

const SEX_OPTIONS = [
  { value: 'female', label: words.female },
  { value: 'male', label: words.male },
] as const;

/** The heading of the answer, which gets the focus. */
export const ANSWER_HEADING = 'log-result';

const reduce = reduceForm(logPerson);

export interface AboutYouProps {
  readonly person: LogPerson | null;
  /** What is known of the person, who may not be kept yet. */
  readonly details: LogDetails | null;
  readonly today: string;
  readonly view: LogView;
  /** They are all that the number still needs. */
  readonly isNext: boolean;
}

/** What is known of the three details: from the person kept, or else from this visit's entries. */
function known({ person, today }: Pick<AboutYouProps, 'person' | 'today'>): Partial<LogPersonEntries> {
  if (!person) return loadSession(logPerson) ?? {};
  return {
    gender: person.gender,
    age: String(ageOn(person, today)),
    height: measureEntry(HEIGHT, heightOf(cm(person.centimetres), 'cm'), 'cm'),
  };
}

const stateOf = (props: AboutYouProps): FormState<LogPersonEntries, LogPersonInput> => ({
  ...initialState(logPerson),
  entries: changedEntries(logPerson, initialEntries(logPerson), known(props)),
});

interface FieldsProps {
  readonly state: FormState<LogPersonEntries, LogPersonInput>;
  readonly send: (event: FormEvent<LogPersonEntries>) => void;
  readonly units: LogView['units'];
  readonly fieldRef: (field: NameOf<LogPersonEntries>) => (box: HTMLElement | null) => void;
}

function Fields({ state: { entries, problems, questions }, send, units, fieldRef }: FieldsProps) {
  const isMetric = units === 'metric';
  const edit = (field: NameOf<LogPersonEntries>) => (text: string) => send({ type: 'edited', field, text });
  return (
    <div className={fieldStyles['fields']}>
      <div className={fieldStyles['wide']}>
        <SegmentedChoice
          legend={words.sex}
          options={SEX_OPTIONS}
          value={entries.gender === '' ? null : entries.gender}
          onChoose={edit('gender')}
          problem={problems.gender && words.sexMissing}
          inputRef={fieldRef('gender')}
        />
      </div>
      <div className={fieldStyles['cell']}>
        <NumberField
          label={entryWords.age}
          unit="years"
          unitName="years"
          name="age"
          inputMode="numeric"
          value={entries.age}
          inputRef={fieldRef('age')}
          onEdit={edit('age')}
          problem={problems.age && ageProblemText(problems.age, logPerson.fields.age)}
        />
      </div>
      <MeasureEntry
        kind={logPerson.fields.height}
        name="height"
        label={entryWords.height}
        text={entries.height}
        problem={problems.height}
        question={questions.height}
        unit={heightUnitOf(units)}
        problemText={measureProblemText(ownMeasures, 'height')}
        format={({ centimetres }) => formatHeight(centimetres, units)}
        inputRef={fieldRef('height')}
        onEdit={edit('height')}
        onLeave={() => send({ type: 'left' })}
        onMeantOther={() => send({ type: 'meantOther', field: 'height' })}
        onConfirm={() => send({ type: 'confirmed' })}
      />
      <div className={fieldStyles['wide']}>
        <Button kind="text" onPress={() => changeView({ units: isMetric ? 'imperial' : 'metric' })}>
          <Text as="span">{isMetric ? words.toFeet : words.toCentimeters}</Text>
        </Button>
      </div>
    </div>
  );
}

/** The form for the three details; `onSaved` is called once they are kept. */
function DetailsForm(props: AboutYouProps & { readonly onSaved: () => void }) {
  const { person, today, view, isNext, onSaved } = props;
  const [state, send] = useReducer(reduce, props, stateOf);
  const { fieldRef, focusField } = useFieldRefs<NameOf<LogPersonEntries>>();
  usePress(state.attention, (target) => {
    if (target !== 'results') focusField(target);
    if (target !== 'results' || !state.result) return;
    const { gender, age, height } = state.result.input;
    void changePerson({ gender, age, saidOn: today, centimetres: height.centimetres }).then((isKept) => {
      if (!isKept) return;
      onSaved();
      // The figure appears above the form, whose pressed button goes with it.
      reveal(ANSWER_HEADING);
    });
  });
  // What is typed here wasn't filled in.
  const [wasFilled] = useState(state.entries.age !== '');
  const isFilled = !person && wasFilled && state.entries.age !== '';
  return (
    <form
      className={`${styles('person')} no-print`}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-labelledby="log-person"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submitted' });
      }}
      onReset={(event) => {
        event.preventDefault();
        // Nobody presses Reset here: the form is emptied for another person, and the focus stays where it is.
        send({ type: 'reset', isQuiet: true });
      }}
    >
      <h3 id="log-person" tabIndex={-1}>
        <Text as="span">{person ? words.titleChange : words.title}</Text>
      </h3>
      <Text as="p" className={styles('quiet')}>
        {isFilled ? words.known : words.why}
      </Text>
      <Fields state={state} send={send} units={view.units} fieldRef={fieldRef} />
      <div>
        <Button type="submit" kind={isNext ? 'primary' : 'secondary'}>
          <Text as="span">{isNext ? words.seeNumber : words.save}</Text>
        </Button>
      </div>
    </form>
  );
}

/** Sex, age and height: asked once, kept with the log, and changed on request. */
export function AboutYou(props: AboutYouProps) {
  const { person, details, today, view } = props;
  const [isOpen, setIsOpen] = useState(false);
  // Nobody under 18 is asked for more.
  const shown = person ?? (isMinor(details, today) ? details : null);
  if (!shown || isOpen) return <DetailsForm {...props} onSaved={() => setIsOpen(false)} />;
  return (
    // The printed page has it beside the weights.
    <div className={`${styles('line')} no-print`}>
      <Text as="p" className={styles('quiet')}>
        {words[person ? 'line' : 'ofVisit'](withUnbrokenUnits(personText(shown, today, view.units)))}
      </Text>
      <Button kind="text" onPress={() => setIsOpen(true)}>
        {words.change}
      </Button>
    </div>
  );
}
