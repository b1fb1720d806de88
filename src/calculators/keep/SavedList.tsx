import { useId } from 'react';
import type { Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { savedWords } from './keep-words.ts';
import { keyOf } from './kept-result.ts';
import type { KeptResult } from './kept-result.ts';
import { PAGE_SIZE } from './list-page.ts';
import type { ListPage, Turn } from './list-page.ts';
import { SavedEntry } from './SavedEntry.tsx';
import type { SavedState } from './saved-state.ts';
import styles from './SavedResults.module.css';

export interface SavedListProps {
  readonly page: ListPage;
  readonly state: Pick<SavedState, 'editing' | 'unit'>;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onTurn: (turn: Turn) => void;
  readonly onEdit: (id: string) => void;
  readonly onCancel: () => void;
  readonly onChange: (result: KeptResult, date: string, note: string) => void;
  readonly onRemove: (result: KeptResult) => void;
}

function Pager({ page, onTurn }: Pick<SavedListProps, 'page' | 'onTurn'>) {
  const { results, before, total } = page;
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last || total <= results.length) return null;
  const hasOlder = before + results.length < total;
  return (
    <nav className={styles['pager']} aria-label={savedWords.pages}>
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

/** Goes to a day, where the list is too long to be turned page by page. */
function DayChoice({ onTurn }: Pick<SavedListProps, 'onTurn'>) {
  const id = useId();
  return (
    <form
      className={styles['day']}
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
      <input id={id} className={styles['date']} type="date" name="day" max="2199-12-31" />
      <Button kind="secondary" type="submit">
        {savedWords.go}
      </Button>
    </form>
  );
}

/** The results of a page, newest first, and the way to the others. */
export function SavedList(props: SavedListProps) {
  const { page, state, onTurn } = props;
  const { results, before, total } = page;
  return (
    <section className={styles['card']} aria-labelledby="saved-list">
      <div className={styles['heading']}>
        <h2 id="saved-list" ref={props.headingRef} tabIndex={-1}>
          {savedWords.listTitle}{' '}
          <span className={styles['count']}>
            {savedWords.position(before + 1, before + results.length, total)}
          </span>
        </h2>
        {total > 3 * PAGE_SIZE ? <DayChoice onTurn={onTurn} /> : null}
      </div>
      <ol className={`plain ${styles['list']}`}>
        {results.map((result) => (
          <SavedEntry
            key={result.id}
            result={result}
            unit={state.unit ?? 'kg'}
            editing={state.editing?.id === result.id ? state.editing : null}
            onEdit={() => props.onEdit(result.id)}
            onCancel={props.onCancel}
            onChange={(date, note) => props.onChange(result, date, note)}
            onRemove={() => props.onRemove(result)}
          />
        ))}
      </ol>
      <Pager page={page} onTurn={onTurn} />
    </section>
  );
}
