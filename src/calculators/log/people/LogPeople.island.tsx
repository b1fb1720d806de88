import { useId, useRef, useState } from 'react';
import { countKept, type KeptOfPerson } from '#person/database/erase-person.ts';
import { currentOf, type PersonRow } from '#person/database/person-row.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import { erase, rename } from './people-actions.ts';
import { NameForm } from './NameForm.tsx';
import { PeopleList } from './PeopleList.tsx';
import { peopleStyles as styles } from './people-styles.ts';
import { goneText, nameOf, nameProblem, peopleWords as words } from './people-words.ts';
import { usePeople } from './use-people.ts';

/** What the dialog shows. */
type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'name'; readonly person: PersonRow }
  | { readonly kind: 'erase'; readonly person: PersonRow; readonly kept: KeptOfPerson };

const LIST: View = { kind: 'list' };

const titleOf = (view: View): string => {
  if (view.kind === 'list') return words.title;
  return view.kind === 'erase' ? words.question(nameOf(view.person)) : words.nameLabel;
};

interface EraseProps {
  readonly person: PersonRow;
  readonly kept: KeptOfPerson;
  readonly onErase: () => void;
  readonly onKeep: () => void;
}

/** The question before somebody is erased: who, and what goes. */
function Erase({ person, kept, onErase, onKeep }: EraseProps) {
  return (
    <>
      <Text as="p">{goneText(kept)}</Text>
      <p>{words.eraseNote}</p>
      <div className={styles('buttons')}>
        <Button onPress={onKeep}>
          <Text as="span">{words.eraseNo(nameOf(person))}</Text>
        </Button>
        <Button kind="secondary" onPress={onErase}>
          <Text as="span">{words.eraseYes(nameOf(person))}</Text>
        </Button>
      </div>
    </>
  );
}

interface ContentProps {
  readonly view: View;
  readonly people: readonly PersonRow[];
  readonly current: PersonRow;
  readonly show: (view: View) => void;
  readonly close: () => void;
}

function Content({ view, people, current, show, close }: ContentProps) {
  if (view.kind === 'list')
    return (
      <PeopleList
        people={people}
        current={current}
        onRename={(person) => show({ kind: 'name', person })}
        onErase={(person) =>
          void countKept(person.id).then(
            (kept) => kept.ok && show({ kind: 'erase', person, kept: kept.value }),
          )
        }
        onClose={close}
      />
    );
  const { person } = view;
  if (view.kind === 'erase')
    return (
      <Erase
        person={person}
        kept={view.kept}
        onKeep={() => show(LIST)}
        onErase={() => {
          close();
          void erase(person, person.id === current.id);
        }}
      />
    );
  const others = people.filter(({ id }) => id !== person.id);
  return (
    <NameForm
      label={words.name}
      initial={person.name}
      button={words.save}
      onCancel={() => show(LIST)}
      problemOf={(name) => (name === '' ? undefined : nameProblem(name, others))}
      onName={(name) => {
        close();
        void rename(person, name);
      }}
    />
  );
}

/**
 * Whom the page is for, and the list of people: to switch, add, name and erase them. With one person without a name, one
 * quiet button. Loads only where something may be kept.
 */
export const LogPeople = withFailureMessage(function LogPeople() {
  const people = usePeople();
  const [view, setView] = useState<View>(LIST);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const current = currentOf(people);
  if (!current) return null;
  const isAlone = people.length === 1 && current.name === '';
  const show = (next: View): void => {
    setView(next);
    title.current?.focus();
  };
  return (
    <div className={`${styles('people')} no-print`}>
      <Button
        kind="text"
        onPress={() => {
          setView(LIST);
          dialog.current?.showModal();
        }}
      >
        <Text as="span">{isAlone ? words.add : words.shown(nameOf(current))}</Text>
      </Button>
      <dialog ref={dialog} className={styles('dialog')} aria-labelledby={id}>
        <div className={styles('content')}>
          <h2 id={id} ref={title} tabIndex={-1}>
            <Text as="span">{titleOf(view)}</Text>
          </h2>
          <Content
            view={view}
            people={people}
            current={current}
            show={show}
            close={() => dialog.current?.close()}
          />
        </div>
      </dialog>
    </div>
  );
});
