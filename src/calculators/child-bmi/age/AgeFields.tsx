import { MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { stepText } from '#person/entry/step-text.ts';
import styles from '#person/fields/PersonFields.module.css';
import rowStyles from './AgeFields.module.css';
import { DateField } from '#ui/fields/DateField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { readAsMonths, type AgeField } from '#tools/child-bmi/age.ts';
import { ageProblemText, childFormWords as words } from '#tools/child-bmi/form-words.ts';
import { ageText } from '#ui/text/format-age.ts';
import type { ChildEntries } from '#tools/child-bmi/entries.ts';
import type { FieldProps } from '#person/fields/form-props.ts';

const BY_OPTIONS = [
  { value: 'dates', label: words.byDates },
  { value: 'years', label: words.byYears },
] as const;

function problemText({ state }: FieldProps<ChildEntries>, field: AgeField): string | undefined {
  const problem = state.problems[field];
  return problem && ageProblemText(field, problem);
}

function DateFields(props: FieldProps<ChildEntries>) {
  const { state, onEvent, fieldRef } = props;
  const shared = (name: 'birth' | 'measured') => ({
    name,
    value: state.entries[name],
    min: '',
    max: state.entries.today,
    problem: problemText(props, name),
    inputRef: fieldRef(name),
    onEdit: (text: string) => onEvent({ type: 'edited', field: name, text }),
  });
  return (
    <>
      <DateField {...shared('birth')} label={words.birth} hint={words.birthHint} isNeverStored />
      <DateField {...shared('measured')} label={words.measurement} />
    </>
  );
}

const MONTH_OPTIONS = ['', ...Array.from({ length: MONTHS_PER_YEAR }, (_, month) => String(month))].map(
  (value) => ({ value, label: value === '' ? words.monthsNone : value }),
);

/** How years alone are read, or what the months are for. */
function monthsHint(entries: ChildEntries): string {
  const age = readAsMonths(entries);
  return age === null ? words.monthsHint : words.monthsReadAs(ageText(age));
}

function YearsFields(props: FieldProps<ChildEntries>) {
  const { state, onEvent, fieldRef } = props;
  const { years, months, knownAge } = state.entries;
  const edit = (text: string): void => onEvent({ type: 'edited', field: 'years', text });
  return (
    <>
      <NumberField
        label={words.years}
        name="years"
        unit="years"
        unitName="years"
        inputMode="numeric"
        value={years}
        hint={knownAge === '' ? undefined : words.knownAge(knownAge)}
        problem={problemText(props, 'years')}
        inputRef={fieldRef('years')}
        onEdit={edit}
        onStep={(direction) => edit(stepText(years, 1, direction, 0))}
      />
      <SelectField
        label={words.months}
        name="months"
        options={MONTH_OPTIONS}
        value={months}
        hint={monthsHint(state.entries)}
        problem={problemText(props, 'months')}
        selectRef={fieldRef('months')}
        onChoose={(text) => onEvent({ type: 'edited', field: 'months', text })}
      />
    </>
  );
}

/** The age, entered as two dates or as years and months. */
export function AgeFields(props: FieldProps<ChildEntries>) {
  const { ageBy } = props.state.entries;
  return (
    <>
      <div className={styles['wide']}>
        <SegmentedChoice
          legend={words.ageTitle}
          options={BY_OPTIONS}
          value={ageBy}
          onChoose={(text) => props.onEvent({ type: 'edited', field: 'ageBy', text })}
        />
      </div>
      <div className={rowStyles['row']}>
        {ageBy === 'dates' ? <DateFields {...props} /> : <YearsFields {...props} />}
      </div>
    </>
  );
}
