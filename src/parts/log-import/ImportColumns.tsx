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
  return (['date', 'weight', 'energy'] as const).map((kind) => (
    <SelectField
      key={kind}
      label={importWords[`${kind}Column`]}
      name={`${kind}Column`}
      options={kind === 'date' ? options : optional}
      value={String(columns[kind] ?? NONE)}
      onChoose={(value) => onChoose({ ...columns, [kind]: value === NONE ? null : Number(value) })}
    />
  ));
}
