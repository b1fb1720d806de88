import type { PersonRow } from '#person/database/person-row.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { add, choose } from './people-actions.ts';
import { NameForm } from './NameForm.tsx';
import { peopleStyles as styles } from './people-styles.ts';
import { nameOf, nameProblem, peopleWords as words } from './people-words.ts';

export interface PeopleListProps {
  /** The current person first. */
  readonly people: readonly PersonRow[];
  readonly current: PersonRow;
  readonly onRename: (person: PersonRow) => void;
  readonly onErase: (person: PersonRow) => void;
  readonly onClose: () => void;
}

type RowProps = Omit<PeopleListProps, 'people'> & { readonly person: PersonRow };

/** For screen readers, which person a button is about. */
const about = (text: string, person: PersonRow) =>
  [text, { as: 'span', className: 'visually-hidden', text: ` ${nameOf(person)}` }] as const;

function Row({ person, current, onRename, onErase, onClose }: RowProps) {
  return (
    <li className={styles('person')}>
      <div className={styles('line')}>
        <Text as="strong" translate={person.name === '' ? undefined : 'no'}>
          {person.name === '' ? words.unnamed : person.name}
        </Text>
        {person.id === current.id ? (
          <span className={styles('quiet')}>{words.current}</span>
        ) : (
          <Button
            kind="secondary"
            onPress={() => {
              onClose();
              void choose(person);
            }}
          >
            <Text as="span">{words.choose(nameOf(person))}</Text>
          </Button>
        )}
      </div>
      <div className={styles('buttons')}>
        <Button kind="text" onPress={() => onRename(person)}>
          <Text as="span">{about(person.name === '' ? words.name : words.rename, person)}</Text>
        </Button>
        <Button kind="text" onPress={() => onErase(person)}>
          <Text as="span">{about(words.erase, person)}</Text>
        </Button>
      </div>
    </li>
  );
}

/** Everybody, with what can be done; and the form for one more. */
export function PeopleList(props: PeopleListProps) {
  const { people, current, onClose } = props;
  return (
    <>
      <p className={styles('quiet')}>{words.intro}</p>
      <ul className={`plain ${styles('list')}`}>
        {people.map((person) => (
          <Row key={person.id} {...props} person={person} />
        ))}
      </ul>
      <h3>{words.add}</h3>
      <NameForm
        label={words.newName}
        asksOwn={current.name === ''}
        button={words.addNow}
        problemOf={(name) => nameProblem(name, people)}
        onName={(name, own) => {
          onClose();
          void add(name, own, current);
        }}
      />
      <div>
        <Button kind="text" onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  );
}
