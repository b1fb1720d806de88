import { useId, type ReactNode } from 'react';
import { entryWords } from './entry-words.ts';
import { FormCard, type FormCardProps } from './FormCard.tsx';
import { PersonFields, type PersonFieldsProps } from './PersonFields.tsx';

export interface CalculatorFormProps
  extends Omit<FormCardProps, 'children' | 'entries' | 'onEvent'>, Omit<PersonFieldsProps, 'genderHint'> {
  /** The calculator's own fields, after the shared ones. */
  readonly children?: ReactNode;
}

/** The form of a calculator for adults: the person's fields, then its own. */
export function CalculatorForm({ children, ...props }: CalculatorFormProps) {
  const id = useId();
  return (
    <FormCard
      {...props}
      entries={props.state.entries}
      note={<span id={id}>{` ${entryWords.genderHint}`}</span>}
    >
      <PersonFields {...props} genderHint={id} />
      {children}
    </FormCard>
  );
}
