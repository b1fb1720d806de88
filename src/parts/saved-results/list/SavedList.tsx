import { useId, type Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { privateText } from '#ui/fields/private-text.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import { keyOf, type ResultRow } from '#person/database/result-row.ts';
import { PAGE_SIZE, type ListPage, type Turn } from '#person/database/list-page.ts';
import { SavedEntry } from './SavedEntry.tsx';
import type { EntryChanges } from './SavedEntryForm.tsx';
import type { SavedState } from '#parts/saved-results/saved-state.ts';
import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface SavedListProps {
  readonly page: ListPage;
  readonly state: Pick<SavedState, 'editing' | 'compared'>;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onTurn: (turn: Turn) => void;
  readonly onEdit: (result: ResultRow) => void;
  readonly onCancel: () => void;
  readonly onChange: (result: ResultRow, changes: EntryChanges) => void;
  readonly onRemove: (result: ResultRow) => void;
  readonly onCompare: (result: ResultRow) => void;
}

function Pager({ page, onTurn }: Pick<SavedListProps, 'page' | 'onTurn'>) {
  const { results, before, total } = page;
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last || total <= results.length) return null;
  const hasOlder = before + results.length < total;
  return (
    <nav className={styles('pager')} aria-label={savedWords.pages}>
      {before > 0 ? (
        <>
          <Button kind="secondary" onPress={() => onTurn({ to: 'newest' })}>
            {savedWords.newest}
          </Button>
          <Button kind="secondary" onPress={() => onTurn({ to: 'newer', than: keyOf(first) })}>
            {savedWords.newer}
          </Button>
        </>
      ) : null}
      {hasOlder ? (
        <>
          <Button kind="secondary" onPress={() => onTurn({ to: 'older', than: keyOf(last) })}>
            {savedWords.older}
          </Button>
          <Button kind="secondary" onPress={() => onTurn({ to: 'oldest' })}>
            {savedWords.oldest}
          </Button>
        </>
      ) : null}
    </nav>
  );
}

/** Jumps to a date, if the list is too long to go through page by page. */
function DayChoice({ onTurn }: Pick<SavedListProps, 'onTurn'>) {
  const id = useId();
  return (
    <form
      className={styles('day')}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const day = new FormData(event.currentTarget).get('day');
        const end = new Date(`${typeof day === 'string' ? day : ''}T23:59:59.999`);
        if (!Number.isNaN(end.getTime())) onTurn({ to: 'until', instant: end.toISOString() });
      }}
    >
      <label htmlFor={id}>{savedWords.until}</label>
      <input id={id} className={styles('date')} type="date" name="day" max="2199-12-31" {...privateText} />
      <Button kind="secondary" type="submit">
        {savedWords.go}
      </Button>
    </form>
  );
}

/** Keeps the result being edited visible, wherever it is in the list by now. */
function withEdited(results: readonly ResultRow[], edited: ResultRow | undefined): readonly ResultRow[] {
  return !edited || results.some(({ id }) => id === edited.id) ? results : [edited, ...results];
}

/** The results of a page, newest first, and links to the other pages. */
export function SavedList(props: SavedListProps) {
  const { page, state, onTurn } = props;
  const { person, results, before, total } = page;
  const isWeightHidden = person?.isWeightHidden ?? false;
  return (
    <section className={styles('card')} aria-labelledby="saved-list">
      <div className={styles('heading')}>
        <h2 id="saved-list" ref={props.headingRef} tabIndex={-1}>
          <span>{`${savedWords.listTitle} `}</span>
          {person && person.name !== '' ? <Text as="span">{`${savedWords.of(person.name)} `}</Text> : null}
          {total > 0 ? (
            <Text as="span" className={styles('count')}>
              {savedWords.position(before + 1, before + results.length, total)}
            </Text>
          ) : null}
        </h2>
        {total > 3 * PAGE_SIZE ? <DayChoice onTurn={onTurn} /> : null}
      </div>
      {isWeightHidden ? <p className={styles('text')}>{savedWords.hiddenWeight}</p> : null}
      <ol className={`plain ${styles('list')}`}>
        {withEdited(results, state.editing?.result).map((result) => (
          <SavedEntry
            key={result.id}
            result={result}
            isWeightHidden={isWeightHidden}
            editing={state.editing?.result.id === result.id ? state.editing : null}
            onEdit={() => props.onEdit(result)}
            onCancel={props.onCancel}
            onChange={(changes) => props.onChange(result, changes)}
            onRemove={() => props.onRemove(result)}
            isCompared={state.compared.some(({ id }) => id === result.id)}
            // What is compared are calories and weights to reach.
            onCompare={total > 1 && result.tool !== 'pregnancy' ? () => props.onCompare(result) : null}
          />
        ))}
      </ol>
      <Pager page={page} onTurn={onTurn} />
    </section>
  );
}

/** Shown while nothing is saved, or the list is still loading: how to save a result. */
export function SavedEmpty({ page, problem }: Pick<SavedState, 'page' | 'problem'>) {
  const isLooking = page === null && problem === null;
  return (
    <section className={styles('card')} aria-labelledby="saved-empty" aria-busy={isLooking}>
      <h2 id="saved-empty">{savedWords.listTitle}</h2>
      {isLooking || page ? (
        <Text as="p" className={styles('text')}>
          {isLooking ? savedWords.looking : savedWords.empty}
        </Text>
      ) : null}
    </section>
  );
}
