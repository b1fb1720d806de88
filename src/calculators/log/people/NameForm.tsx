import { useId, useState } from 'react';
import { cleanName } from '#person/database/people.ts';
import { LONGEST_NAME } from '#person/database/person-row.ts';
import { Button } from '#ui/Button.tsx';
import { privateText } from '#ui/fields/private-text.ts';
import { Text } from '#ui/text/Text.tsx';
import { peopleStyles as styles } from './people-styles.ts';
import { peopleWords as words } from './people-words.ts';

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly initial?: string;
  readonly problem?: string | undefined;
}

function NameField({ label, name, initial = '', problem }: NameFieldProps) {
  const id = useId();
  return (
    <div className={styles('field')}>
      <label className={styles('label')}>
        <Text as="span">{label}</Text>
        <input
          {...privateText}
          type="text"
          className={styles('input')}
          name={name}
          data-field={name}
          data-unkept=""
          maxLength={LONGEST_NAME}
          defaultValue={initial}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
        />
      </label>
      <Text as="p" id={`${id}-note`} className={styles(problem === undefined ? 'quiet' : 'problem')}>
        {problem ?? words.nameHint}
      </Text>
    </div>
  );
}

const textIn = (form: HTMLFormElement, name: string): string => {
  const text = new FormData(form).get(name);
  return typeof text === 'string' ? cleanName(text) : '';
};

export interface NameFormProps {
  readonly label: string;
  readonly initial?: string;
  /** A field before it for the name of the person who is here already, if they have none. */
  readonly asksOwn?: boolean;
  readonly button: string;
  readonly onCancel?: () => void;
  /** What is wrong with a name; nothing is done then. */
  readonly problemOf: (name: string) => string | undefined;
  readonly onName: (name: string, own: string) => void;
}

/** One name, as a form. What is typed stays until it can be taken. */
export function NameForm(props: NameFormProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={styles('form')}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const name = textIn(form, 'personName');
        const found = props.problemOf(name);
        setProblem(found);
        if (found === undefined) props.onName(name, textIn(form, 'ownName'));
        else form.querySelector<HTMLInputElement>('[name="personName"]')?.focus();
      }}
    >
      {props.asksOwn ? <NameField label={words.ownName} name="ownName" initial={words.me} /> : null}
      <NameField label={props.label} name="personName" initial={props.initial ?? ''} problem={problem} />
      <div className={styles('buttons')}>
        <Button type="submit" kind="secondary">
          <Text as="span">{props.button}</Text>
        </Button>
        {props.onCancel ? (
          <Button kind="text" onPress={props.onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
