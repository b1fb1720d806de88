/** The columns of an exported CSV file, in order, with what each holds. The page of saved results prints them. */
export const CSV_COLUMNS = [
  { name: 'id', meaning: 'the result’s own name; a file that is read back is matched by it' },
  { name: 'saved_at', meaning: 'date and time of the result, ISO 8601 in UTC: 2026-11-21T17:03:05.000Z' },
  {
    name: 'changed_at',
    meaning: 'when its date or note was last changed; of two copies the later one counts',
  },
  { name: 'calculator', meaning: 'home (BMI and calories) or tdee' },
  { name: 'units', meaning: 'metric or imperial: the units it was shown in' },
  { name: 'weight_kg', meaning: 'weight in kilograms, whatever the units' },
  { name: 'height_cm', meaning: 'height in centimeters, whatever the units' },
  { name: 'age_years', meaning: 'age in years' },
  { name: 'gender', meaning: 'male or female, as the formulas need it' },
  {
    name: 'activity_level',
    meaning: 'sedentary, lightlyActive, moderatelyActive, veryActive or superActive',
  },
  { name: 'goal', meaning: 'lose, maintain or gain; empty for the home calculator' },
  { name: 'body_fat_percent', meaning: 'body fat as it was entered; empty where none was' },
  { name: 'bmi', meaning: 'body mass index in kg/m², not rounded' },
  { name: 'bmr_kcal', meaning: 'resting energy a day; empty where none was shown' },
  { name: 'tdee_kcal', meaning: 'energy of the whole day; empty where none was shown' },
  { name: 'target_kcal', meaning: 'the target of the goal; empty where none was shown' },
  { name: 'note', meaning: 'your note' },
  { name: 'typed_weight', meaning: 'the weight field as you typed it' },
  { name: 'typed_weight_unit', meaning: 'kg, lb or st' },
  { name: 'typed_weight_pounds', meaning: 'the second box, with stone and pounds' },
  { name: 'typed_height', meaning: 'the height field as you typed it' },
  { name: 'typed_height_unit', meaning: 'cm or ft' },
  { name: 'typed_height_inches', meaning: 'the second box, with feet and inches' },
  { name: 'typed_age', meaning: 'the age field as you typed it' },
  { name: 'typed_body_fat', meaning: 'the body-fat field as you typed it' },
  { name: 'typed_in_stone', meaning: 'true or false: stone and pounds were chosen' },
] as const;

/** The name of a column. */
export type CsvColumn = (typeof CSV_COLUMNS)[number]['name'];
