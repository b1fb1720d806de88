import type { RefCallback } from 'react';
import { MONTHS_PER_YEAR } from '@evenscale/formulas/units';
import { formatMonths } from '#person/child/format-child.ts';
import { stepText } from '#person/entry/step-text.ts';
import styles from '#person/fields/PersonFields.module.css';
import { DateField } from '#ui/fields/DateField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import type { AgeEntry, AgeField, AgeProblem, IsoDay } from './child-age-entry.ts';
import type { ChildEvent, ChildField } from '#calculators/child-bmi/child-form.ts';
import { ageProblems, childFormWords as words } from '#calculators/child-bmi/child-form-words.ts';

const BY_OPTIONS = [
  { value: 'dates', label: words.byDates },
  { value: 'years', label: words.byYears },
] as const;

export interface AgeFieldsProps {
  readonly age: AgeEntry;
  readonly today: IsoDay;
  readonly onEvent: (event: ChildEvent) => void;
  readonly fieldRef: (field: ChildField) => RefCallback<HTMLElement>;
}

const problemText = (problem: AgeProblem | undefined): string | undefined => problem && ageProblems[problem];

function DateFields({ age, today, onEvent, fieldRef }: AgeFieldsProps) {
  const shared = (name: AgeField) => ({
    name,
    value: name === 'birth' ? age.birth : age.measured,
    min: '',
    max: today,
    problem: problemText(age.problems[name]),
    inputRef: fieldRef(name),
    onEdit: (text: string) => onEvent({ type: 'ageEdited', field: name, text }),
  });
  return (
    <>
      <div className={styles['cell']}>
        <DateField {...shared('birth')} label={words.birth} hint={words.birthHint} isNeverStored />
      </div>
      <div className={styles['cell']}>
        <DateField {...shared('measured')} label={words.measurement} />
      </div>
    </>
  );
}

const MONTH_OPTIONS = ['', ...Array.from({ length: MONTHS_PER_YEAR }, (_, month) => String(month))].map(
  (value) => ({ value, label: value === '' ? words.monthsNone : value }),
);

function YearsFields({ age, onEvent, fieldRef }: AgeFieldsProps) {
  const known = age.knownAge === null ? undefined : words.knownAge(formatMonths(age.knownAge));
  const edit =
    (field: 'years' | 'months') =>
    (text: string): void =>
      onEvent({ type: 'ageEdited', field, text });
  const editYears = edit('years');
  return (
    <>
      <div className={styles['cell']}>
        <NumberField
          label={words.years}
          name="years"
          unit="years"
          unitName="years"
          inputMode="numeric"
          value={age.years}
          hint={known}
          problem={problemText(age.problems.years)}
          inputRef={fieldRef('years')}
          onEdit={editYears}
          onStep={(direction) => editYears(stepText(age.years, 1, direction, 0))}
        />
      </div>
      <div className={styles['cell']}>
        <SelectField
          label={words.months}
          name="months"
          options={MONTH_OPTIONS}
          value={age.months}
          hint={words.monthsHint}
          problem={problemText(age.problems.months)}
          selectRef={fieldRef('months')}
          onChoose={edit('months')}
        />
      </div>
    </>
  );
}

/** The age, entered as two dates or as years and months. */
export function AgeFields(props: AgeFieldsProps) {
  const { age, onEvent } = props;
  return (
    <>
      <div className={styles['wide']}>
        <SegmentedChoice
          legend={words.ageTitle}
          options={BY_OPTIONS}
          value={age.by}
          onChoose={(by) => onEvent({ type: 'ageByChosen', by })}
        />
      </div>
      <div className={styles['two']}>
        {age.by === 'dates' ? <DateFields {...props} /> : <YearsFields {...props} />}
      </div>
    </>
  );
}
