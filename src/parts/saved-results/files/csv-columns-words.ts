/** The heads of the table of columns. */
export const csvTableWords = { column: 'Column', meaning: 'What it holds' } as const;

/** What a cell holds; an import doesn't read a `copy` of another cell. */
type CellKind = 'text' | 'number' | 'date' | 'flag' | 'copy';

interface Column {
  readonly name: string;
  readonly kind: CellKind;
  /** What it holds, for the visitor. */
  readonly meaning: string;
}

/** The columns of an exported CSV file, in order. The page of saved results prints them. */
export const CSV_COLUMNS = [
  { name: 'id', kind: 'text', meaning: 'the result’s ID, used to match it when you import the file' },
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
  { name: 'calculator', kind: 'text', meaning: 'home (BMI and calories), tdee or planner' },
  { name: 'units', kind: 'text', meaning: 'metric or imperial: the units it was shown in' },
  { name: 'weight_kg', kind: 'number', meaning: 'weight in kilograms, whatever the units' },
  { name: 'height_cm', kind: 'number', meaning: 'height in centimeters, whatever the units' },
  { name: 'age_years', kind: 'number', meaning: 'age in years' },
  { name: 'gender', kind: 'text', meaning: 'male or female, as the formulas need' },
  {
    name: 'activity_level',
    kind: 'text',
    meaning: 'sedentary, lightlyActive, moderatelyActive, veryActive or superActive',
  },
  { name: 'goal', kind: 'text', meaning: 'lose, maintain or gain; empty for the home calculator' },
  { name: 'body_fat_percent', kind: 'number', meaning: 'body fat as entered; empty if there was none' },
  { name: 'bmi', kind: 'number', meaning: 'body mass index in kg/m², not rounded' },
  { name: 'bmr_kcal', kind: 'number', meaning: 'resting energy per day; empty if none was shown' },
  { name: 'tdee_kcal', kind: 'number', meaning: 'energy of the whole day; empty if none was shown' },
  {
    name: 'target_kcal',
    kind: 'number',
    meaning: 'the chosen target, or what a plan says to eat; empty if none was shown',
  },
  { name: 'note', kind: 'text', meaning: 'your note' },
  { name: 'typed_weight', kind: 'text', meaning: 'the weight field as you typed it' },
  { name: 'typed_weight_unit', kind: 'text', meaning: 'kg, lb or st' },
  { name: 'typed_weight_pounds', kind: 'text', meaning: 'the second box, with stone and pounds' },
  { name: 'typed_height', kind: 'text', meaning: 'the height field as you typed it' },
  { name: 'typed_height_unit', kind: 'text', meaning: 'cm or ft' },
  { name: 'typed_height_inches', kind: 'text', meaning: 'the second box, with feet and inches' },
  { name: 'typed_age', kind: 'text', meaning: 'the age field as you typed it' },
  { name: 'typed_body_fat', kind: 'text', meaning: 'the body-fat field as you typed it' },
  { name: 'typed_in_stone', kind: 'flag', meaning: 'true or false: whether stone and pounds were chosen' },
  {
    name: 'target_choice',
    kind: 'text',
    meaning: 'which of the seven targets, if not the goal’s own: mildLoss, extremeGain and so on',
  },
  {
    name: 'plan',
    kind: 'text',
    meaning: 'goal weight, date or pace, and phases, as in a link: kg~80/2027-05-20/steady',
  },
  { name: 'plan_end', kind: 'text', meaning: 'the day of the plan’s goal: 2027-05-20' },
  {
    name: 'afterwards_kcal',
    kind: 'number',
    meaning: 'what keeps the goal weight of a plan; empty if none was shown',
  },
  { name: 'bmr_kj', kind: 'copy', meaning: 'bmr_kcal in kilojoules; not read by an import' },
  { name: 'tdee_kj', kind: 'copy', meaning: 'tdee_kcal in kilojoules; not read by an import' },
  {
    name: 'target_kj',
    kind: 'copy',
    meaning: 'target_kcal in kilojoules; not read by an import',
  },
  {
    name: 'own_maintenance_kcal',
    kind: 'number',
    meaning:
      'your own maintenance calories from a log, if they were used; otherwise empty, like the next two',
  },
  { name: 'own_maintenance_low_kcal', kind: 'number', meaning: 'the lower end of their range' },
  { name: 'own_maintenance_high_kcal', kind: 'number', meaning: 'the upper end of their range' },
  {
    name: 'macros',
    kind: 'text',
    meaning:
      'the macro plan on the TDEE page: lowCarb, highProtein, ketogenic, or your own percentages of protein, carbs and fat: own~26~44~30; empty for balanced',
  },
] as const satisfies readonly Column[];

/** The name of a column. */
export type CsvColumn = (typeof CSV_COLUMNS)[number]['name'];

/** The columns that a file must have. */
export const NEEDED_COLUMNS: readonly CsvColumn[] = CSV_COLUMNS.filter(({ kind }) => kind !== 'copy').map(
  ({ name }) => name,
);

/** The columns that hold cells of this kind. */
export const columnsOf = (kind: CellKind): readonly CsvColumn[] =>
  CSV_COLUMNS.filter((column) => column.kind === kind).map(({ name }) => name);
