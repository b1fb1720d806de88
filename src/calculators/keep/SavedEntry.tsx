import { Button } from '#ui/Button.tsx';
import { formatOneDecimal } from '#calculators/shared/format.ts';
import { formatEnergy, formatKeptWeight, formatWhen } from './format-kept.ts';
import type { WeightUnitShown } from './format-kept.ts';
import { bodyText, figureNames, savedWords } from './keep-words.ts';
import type { KeptResult } from './kept-result.ts';
import { SavedEntryForm } from './SavedEntryForm.tsx';
import styles from './SavedEntry.module.css';

export interface SavedEntryProps {
  readonly result: KeptResult;
  readonly unit: WeightUnitShown;
  /** `null` while it is not being changed. */
  readonly editing: { readonly isDateWrong: boolean } | null;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onChange: (date: string, note: string) => void;
  readonly onRemove: () => void;
}

function figuresOf({ person, figures, goal }: KeptResult, unit: WeightUnitShown) {
  const energies = [
    [figureNames.bmr, figures.bmr],
    [figureNames.tdee, figures.tdee],
    [figureNames.target[goal ?? 'maintain'], figures.target],
  ] as const;
  return [
    [figureNames.weight, formatKeptWeight(person.kilograms, unit)],
    [figureNames.bmi, formatOneDecimal(figures.bmi)],
    ...energies.flatMap(([name, value]) => (value === null ? [] : [[name, formatEnergy(value)] as const])),
  ] as const;
}

function Actions({ result, onEdit, onRemove }: Pick<SavedEntryProps, 'result' | 'onEdit' | 'onRemove'>) {
  const which = <span className="visually-hidden"> {formatWhen(result.savedAt)}</span>;
  return (
    <div className={styles['actions']}>
      <Button kind="text" onPress={onEdit}>
        {savedWords.edit}
        {which}
      </Button>
      <Button kind="text" onPress={onRemove}>
        {savedWords.remove}
        {which}
      </Button>
    </div>
  );
}

/** One saved result: its date, its figures, what it was worked out from, and the note. */
export function SavedEntry(props: SavedEntryProps) {
  const { result, unit, editing } = props;
  return (
    <li className={styles['entry']} data-result-id={result.id}>
      <div className={styles['head']}>
        <h3>
          <time dateTime={result.savedAt}>{formatWhen(result.savedAt)}</time>
        </h3>
        <span className={styles['badge']}>{savedWords.badge[result.calculator]}</span>
      </div>
      <dl className={styles['figures']}>
        {figuresOf(result, unit).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['body']}>{bodyText(result, unit)}</p>
      {editing ? (
        <SavedEntryForm
          result={result}
          isDateWrong={editing.isDateWrong}
          onChange={props.onChange}
          onCancel={props.onCancel}
        />
      ) : (
        <>
          {result.note === '' ? null : <p className={styles['note']}>{result.note}</p>}
          <Actions result={result} onEdit={props.onEdit} onRemove={props.onRemove} />
        </>
      )}
    </li>
  );
}
