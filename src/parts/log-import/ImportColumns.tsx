import { SelectField } from '#ui/fields/SelectField.tsx';
import type { UnknownTable } from './formats/unknown-table.ts';
import type { ChosenTable } from './log-file-reading.ts';
import { importWords } from './words/log-import-words.ts';

export interface ImportColumnsProps {
  readonly table: UnknownTable;
  readonly columns: ChosenTable;
  readonly onChoose: (columns: ChosenTable) => void;
}

const NONE = 'none';

/** The columns of a table, labeled with the header and the first row's cells. */
function columnOptions({ names, samples, guess }: UnknownTable) {
  return names.map((name, at) => {
    const title = guess.hasHeader && name.trim() !== '' ? name.trim() : importWords.columnNumber(at + 1);
    return { value: String(at), label: importWords.column(title, samples[0]?.[at]?.trim() ?? '') };
  });
}

/** The columns of a table, to choose from. */
export function ImportColumns({ table, columns, onChoose }: ImportColumnsProps) {
  const options = columnOptions(table);
  const optional = [{ value: NONE, label: importWords.noColumn }, ...options];
  const valueOf = (at: number | null): string => (at === null ? NONE : String(at));
  const placeOf = (value: string): number | null => (value === NONE ? null : Number(value));
  return (
    <>
      <SelectField
        label={importWords.dateColumn}
        name="dateColumn"
        options={options}
        value={String(columns.date)}
        onChoose={(value) => onChoose({ ...columns, date: Number(value) })}
      />
      <SelectField
        label={importWords.weightColumn}
        name="weightColumn"
        options={optional}
        value={valueOf(columns.weight)}
        onChoose={(value) => onChoose({ ...columns, weight: placeOf(value) })}
      />
      <SelectField
        label={importWords.energyColumn}
        name="energyColumn"
        options={optional}
        value={valueOf(columns.energy)}
        onChoose={(value) => onChoose({ ...columns, energy: placeOf(value) })}
      />
    </>
  );
}
