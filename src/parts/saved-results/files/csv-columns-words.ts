/** The heads of the table of columns. */
export const csvTableWords = { column: 'Column', meaning: 'What it holds' } as const;

interface Column {
  readonly name: string;
  /** An import doesn't read a `copy`: it follows from the entries. */
  readonly kind: 'text' | 'date' | 'copy';
  /** What it holds, for the visitor. */
  readonly meaning: string;
}

/** The columns of an exported CSV file, in order. The section of saved results lists them. */
export const CSV_COLUMNS = [
  { name: 'id', kind: 'text', meaning: 'the result’s ID, used to match it when you import the file' },
  { name: 'person', kind: 'text', meaning: 'whose result it is: an ID' },
  {
    name: 'saved_at',
    kind: 'date',
    meaning:
      'date and time of the result on your clock, with its offset from UTC: 2026-11-21T12:03:05.000-05:00',
  },
  {
    name: 'changed_at',
    kind: 'date',
    meaning: 'when its date or note was last changed; of two copies, the later one is kept',
  },
  { name: 'note', kind: 'text', meaning: 'your note' },
  {
    name: 'entries',
    kind: 'text',
    meaning:
      'the calculator (home, tdee, planner or pregnancy) and everything you entered, as in a link: tdee?weight=kg~72.5&age=30',
  },
  {
    name: 'weight_kg',
    kind: 'copy',
    meaning: 'weight in kilograms, whatever the units; for a pregnancy, this and all that follows is empty',
  },
  { name: 'height_cm', kind: 'copy', meaning: 'height in centimeters, whatever the units' },
  { name: 'age_years', kind: 'copy', meaning: 'age in years' },
  { name: 'bmi', kind: 'copy', meaning: 'body mass index in kg/m², not rounded' },
  { name: 'bmr_kcal', kind: 'copy', meaning: 'resting energy per day; empty if none is shown' },
  { name: 'tdee_kcal', kind: 'copy', meaning: 'energy of the whole day; empty if none is shown' },
  {
    name: 'target_kcal',
    kind: 'copy',
    meaning: 'the chosen target, or what a plan says to eat; empty if none is shown',
  },
  { name: 'bmr_kj', kind: 'copy', meaning: 'bmr_kcal in kilojoules' },
  { name: 'tdee_kj', kind: 'copy', meaning: 'tdee_kcal in kilojoules' },
  { name: 'target_kj', kind: 'copy', meaning: 'target_kcal in kilojoules' },
] as const satisfies readonly Column[];

/** The name of a column. */
export type CsvColumn = (typeof CSV_COLUMNS)[number]['name'];

/** The columns that a file must have. */
export const NEEDED_COLUMNS: readonly CsvColumn[] = CSV_COLUMNS.filter(({ kind }) => kind !== 'copy').map(
  ({ name }) => name,
);
