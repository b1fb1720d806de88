import type { Ref } from 'react';
import { entryWords } from '#calculators/shared/entry-words.ts';
import { PersonFields, UnitSwitch } from '#calculators/shared/PersonFields.tsx';
import type { PersonField, PersonFormState } from '#calculators/shared/person-form.ts';
import { Button } from '#ui/Button.tsx';
import { HOME_RULES } from './home-form.ts';
import type { HomeEvent } from './home-form.ts';
import { homeWords } from './home-words.ts';
import styles from '#calculators/shared/FormCard.module.css';

export interface HomeFormProps {
  readonly state: PersonFormState;
  readonly onEvent: (event: HomeEvent) => void;
  readonly formRef: Ref<HTMLFormElement>;
  readonly fieldRef: (field: PersonField) => Ref<HTMLInputElement>;
}

/** The form card. `method="dialog"` outside a dialog sends nothing anywhere, with or without scripts. */
export function HomeForm({ state, onEvent, formRef, fieldRef }: HomeFormProps) {
  return (
    <form
      ref={formRef}
      className={styles['card']}
      method="dialog"
      noValidate
      aria-labelledby="home-form"
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ type: 'submitted' });
      }}
    >
      <div className={styles['heading']}>
        <h2 id="home-form">{homeWords.formTitle}</h2>
        <UnitSwitch state={state} onEvent={onEvent} />
      </div>
      <PersonFields state={state} rules={HOME_RULES} onEvent={onEvent} fieldRef={fieldRef} />
      <div className={styles['actions']}>
        <Button type="submit">{entryWords.calculate}</Button>
        <Button kind="secondary" onPress={() => onEvent({ type: 'reset' })}>
          {entryWords.reset}
        </Button>
        <p className={styles['promise']}>{entryWords.promise}</p>
      </div>
    </form>
  );
}
