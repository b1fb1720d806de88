/** The command line's own words. Figures, cautions and reasons use the site's. */
import { CM_PER_INCH } from '@evenscale/formulas/units';
import { paths } from '../../../src/config/paths.ts';
import { site } from '../../../src/config/site.ts';
import { activityLevelNames, levelName } from '../../../src/person/fields/entry-words.ts';
import { BODY_FAT_LIMITS } from '../../../src/person/limits.ts';
import type { Person } from '../../../src/person/person.ts';
import { personLine } from '../../../src/person/person-line.ts';
import { formatHeight } from '../../../src/person/format-height.ts';
import { formatEntry } from '../../../src/ui/text/format.ts';
import { formatPlural } from '../../../src/ui/text/format-plural.ts';
import type { UnitSystem } from '../../../src/person/units.ts';

const days = (count: number): string => formatPlural(count, ['# day', '# days']);

/** Whose limits `--lower-limits` adds; the site asks about them in its form. */
const LOWER_LIMIT_BACKGROUNDS =
  'South Asian, Chinese, other Asian, Middle Eastern, Black African and African-Caribbean';

/** Text within an answer or a message. */
export const cliWords = {
  rebound: ({ isUp, text }: { readonly isUp: boolean; readonly text: string }) =>
    isUp
      ? `In the two weeks after you reach your goal, expect about ${text} more on the scale. It’s water, not fat.`
      : `In the two weeks after you reach your goal, expect about ${text} less on the scale. It’s water.`,
  bmi: 'BMI',
  category: 'Category',
  tdee: 'TDEE',
  maintenance: 'Maintenance',
  ownMaintenance: 'Maintenance',
  from: 'from',
  to: 'to',
  lowest: 'Range from',
  highest: 'Range to',
  days,
  compared: (title: string): string => `${title}, by equation`,
  needsBodyFat: (methods: string): string =>
    `${methods}: not shown, because they need a measurement of your body fat. If you have one, add --body-fat.`,
  resting: 'Resting calories',
  protein: 'Protein',
  healthyRange: 'Healthy weight range',
  weekNeeded: 'the week is needed: add --week or --due',
  callToday: `When to call a midwife or doctor today: ${site.url}${paths.pregnancyWeightGain}#call-today`,
  bodyFat: 'Body fat from tape measurements',
  waistToHeight: 'Waist-to-height ratio',
  leanIndex: 'Fat-free mass index',
  backgroundTitle: 'Lower limits for some family backgrounds',
  backgrounds: `For ${LOWER_LIMIT_BACKGROUNDS} family backgrounds.`,
  girth: (place: string, centimetres: number, units: UnitSystem): string =>
    `${place} ${units === 'metric' ? formatHeight(centimetres, units) : `${formatEntry(centimetres / CM_PER_INCH)} in`}`,
  person: (person: Person): string =>
    `${personLine(person)}, ${person.gender}, ${levelName(person.activityLevel).toLowerCase()}`,
  sentence: (text: string): string =>
    `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`,
  caloriesNeed: 'For daily calories, give all three: --age, --sex and --activity.',
  toAdults: 'For adults, run: evenscale bmi',
  ageAsEntered: (months: string) => `Age: ${months}, as entered`,
  ageFromMonths: (months: string) => `Age: full months + 0.5 = ${months}`,
  ageFromYears: (months: string) => `Age: full years × 12 + 6 = ${months}`,
  ageFromDays: (months: string) => `Age: days since birth ÷ 30.4375 = ${months}`,
  workingTitle: 'How it was calculated',
  percentile: 'BMI percentile',
  toChildren: 'For ages 2 through 19, run: evenscale child-bmi',
  useAnywayHint: 'If it’s right, add --use-anyway.',
  bodyFatProblem: `Enter your body fat as a percentage from ${BODY_FAT_LIMITS.least} to ${BODY_FAT_LIMITS.most}, for example 22, or leave out --body-fat.`,
  trainingProblem:
    'Enter the days and how much more to eat on them: --training-days mon,wed,fri --training-more 20% (or 300kcal, 1200kJ).',
  macrosProblem:
    'Enter protein, carbs and fat in this order, and leave out the one that gets the rest, for example "176g,,30%" or "2.2g/kg,,0.9g/kg".',
  swapped: 'The weight comes first, then the height: 70kg 175cm.',
  bareUnits: {
    metric: 'Numbers without a unit are read as kg and cm.',
    imperial: 'Numbers without a unit are read as pounds and feet.',
  } satisfies Readonly<Record<UnitSystem, string>>,
  usedAs: (understood: string): string => `Used as ${understood}.`,
  lengthHint: 'Write lengths with their unit, for example 92cm or 36in.',
  goalDateUnread: 'Enter a date as year-month-day, for example 2027-05-20.',
  goalDateRange: (first: string, last: string): string =>
    `Enter a date from ${first} to ${last}: a plan takes three weeks to three years.`,
  birthMissing:
    'Enter the date of birth as year-month-day, for example 2016-02-29, or use --years and --months instead.',
  measuredMissing: 'Enter the date of the measurement as year-month-day, for example 2026-11-01.',
  yearsProblem: 'Enter the age in full years, for example 9. Add any extra months with --months.',
  monthsProblem: 'Enter the full months since the last birthday, from 0 to 11.',
  ageMonthsProblem: 'Enter the age in months, for example 112.5.',
  hipsNeeded: 'the equation for women needs a hip measurement: add --hips',
  ageNeeded: 'an age is needed: add --born, --years or --age-months',
  tryDate: (date: string): string => `To plan for that date, use --by ${date}.`,
  tryGoalBy: (goal: string, date: string): string =>
    `To plan for ${goal} instead, enter it as the goal, with --by ${date}.`,
  seeHelp: (command: string): string => `Run "${command} --help" for examples.`,
  modelWorking: `The rest comes from a model that follows weight, water and energy use day by day: ${site.url}${paths.methodology}#weight-model`,
  restingWorking: (resting: string, isMeasured: boolean): string =>
    `Resting calories = ${resting} a day, ${isMeasured ? 'as you entered with --resting' : 'from the equation'}`,
  maintenanceWorking: (tdee: string): string => `TDEE = ${tdee} a day, as you entered with --maintenance`,
  levelWorking: (resting: string, factor: number, tdee: string): string =>
    `TDEE = resting calories × activity factor = ${resting} × ${factor} = ${tdee} a day`,
} as const;

/** Messages about usage errors. */
export const usageWords = {
  missingOptions: (flags: readonly string[]): string =>
    `missing required ${flags.length === 1 ? 'option' : 'options'}: ${flags.join(', ')}`,
  example: (example: string): string => `Example: ${example}`,
  ageIsWeight: 'It looks like a weight. Enter the age in years, for example 30.',
  ageIsHeight: 'It looks like a height. Enter the age in years, for example 30.',
  seeCommands: 'Run "evenscale --help" for the list of commands.',
} as const;

/** Descriptions of the options. */
export const optionWords = {
  units: 'units for the answer, and for entries without a unit (default: as written, otherwise metric)',
  energy:
    'unit of energy in the text, and for entries without a unit; JSON values are always in kcal (default: kcal)',
  json: 'print one JSON object',
  working: 'show the calculation step by step',
  useAnyway: 'use an unlikely weight or height as it is',
  age: 'age in years',
  sex: 'sex, because the formulas differ',
  childSex: 'sex, because the growth charts differ',
  activity: `activity level, workouts included (${Object.values(activityLevelNames).join('; ')})`,
  bodyFat: 'body fat percentage, if it was measured',
  macros: 'your own protein,carbs,fat, without the one that gets the rest: "176g,,30%", "2.2g/kg,,0.9g/kg"',
  trainingDays: 'days on which to eat more, with the same total for the week: mon,wed,fri',
  trainingMore: 'how much more than on the other days: 20%, 300kcal, 1200kJ (default: 20%)',
  goal: 'goal that the macros are for (default: maintain)',
  proteinGoal: 'goal that the protein is for (default: maintain)',
  week: 'completed weeks of pregnancy, 0 to 42',
  due: 'due date instead of the week, for example 2027-03-20; used only to calculate the week',
  now: 'weight now; the first entry is the one before pregnancy',
  twins: 'expecting twins',
  target: 'calorie target for the macros, instead of the goal’s',
  by: 'goal date, for example 2027-05-20 (default: six months from today)',
  pace: 'pace instead of a date, per week: gentle is 0.25% of your weight, steady 0.5%, brisk 0.75%, fast 1%',
  phases:
    'phases: steady is the same every day, pause adds two weeks at maintenance halfway, slower-end eases off in the second half (default: steady)',
  born: 'date of birth, for example 2016-02-29; used only to calculate the age',
  measured: 'date of the measurement (default: today)',
  years: 'age in full years instead of the date of birth',
  months: 'full months since the last birthday, 0 to 11 (default: the middle of the year)',
  ageMonths: 'exact age in months instead, for example from a data set',
  height: 'height, for example 175cm or "5\'9"',
  compare: 'add what other equations give: Harris–Benedict, reference intakes (EER), and more',
  neck: 'around the neck, just below the larynx (Adam’s apple)',
  tapeWaist: 'around the waist, at the navel (women: where it’s narrowest)',
  hips: 'around the hips where they’re widest; required for women, not used for men',
  waist: 'waist, halfway between the lowest rib and the hip bone',
  lowerLimits: `add the lower BMI limits for ${LOWER_LIMIT_BACKGROUNDS} family backgrounds`,
  pregnant: 'pregnant or breastfeeding: no change of weight is planned',
  eat: 'calories a day, can be repeated; "2200@90" means from day 90 on',
  maintenance: 'your own maintenance calories instead of an activity level, for example from "evenscale log"',
  resting: 'measured resting calories instead of the equation’s',
  projectedDays: 'how many days ahead (default: 365)',
  every: 'days from one line to the next (default: 28)',
  carbs: 'percentage of calories from carbs (default: 50)',
  sodium: 'sodium in mg a day (default: in proportion to what’s eaten)',
  movement: 'how much you’ll move from today on, compared with before: 1.5 is 50% more (default: 1)',
  pal: 'physical activity level from today on, for example 1.7',
  dateOrder: 'order of dates like 03/04/2026',
  personInFile: 'height in cm, or name, of the person to read in a file of several',
  clock: 'whether times ending in Z are in UTC',
  weightUnit: 'unit of weights listed without one',
  energyUnit: 'unit of energy values listed without one',
  dateColumn: 'column with dates, by number or name',
  weightColumn: 'column with weights',
  energyColumn: 'column with calories or kilojoules',
  version: 'print the version',
  helpOf: 'Print the help for a command',
  help: 'print this help',
} as const;

/** Descriptions of the entries. */
export const entryDescriptions = {
  weight: 'weight: 70kg, 165lb, "11 st 4"',
  height: 'height: 175cm, 1.75m, "5\'9", 69in',
  goal: 'goal weight: 84kg, 150lb; without a unit, in the units of the other entries',
  file: 'export from another app, or CSV table with dates and weights or calories; "-" reads standard input',
} as const;

/** Summaries of the commands. */
export const summaries = {
  program: 'The calculators of Evenscale on the command line. Everything is calculated on this machine.',
  bmi: 'BMI, its category and the healthy weight range; add age, sex and activity for daily calories',
  tdee: 'The calories you use in a day and their range, with targets and macros',
  plan: 'What to eat to reach a goal weight safely, and to stay there',
  'child-bmi': 'BMI percentile for ages 2 through 19',
  project: 'How your weight changes at a given intake, day by day',
  'body-fat': 'Body fat from a tape measure, by the US Navy method',
  'body-size': 'Waist-to-height ratio, classic ideal weights and lean mass',
  bmr: 'The calories you use at rest, and what other equations give',
  protein: 'Protein a day for your goal and activity',
  'ideal-weight': 'The healthy weight range for your height and age, and four classic formulas',
  waist: 'Waist-to-height ratio and its range',
  pregnancy: 'Weight gain in pregnancy: the US guideline’s ranges, for information',
  log: 'Your own maintenance calories from a log of weights and meals (needs --sex, --age, --height)',
} as const;

/** Headings of the help. */
export const helpWords = {
  required: (description: string): string => `${description} (required)`,
  examples: 'Examples:',
  codes:
    'Exit codes:\n  0  answered\n  1  no answer: an entry can’t be used, a log needs more data, or nothing can be\n     shown safely\n  2  usage error',
  files:
    'Files it reads:\n  Exports from Apple Health (the zip or export.xml), Libra, openScale, Renpho,\n  Withings, Fitbit, MyFitnessPal, Cronometer and the Evenscale site, and CSV\n  tables with dates and weights or calories.',
  start:
    'Examples:\n  evenscale bmi 165lb "5\'4"\n  evenscale tdee --help\n\nRun "evenscale <command> --help" for the options and examples of a command.',
  quotes: 'Put quotation marks around entries that have spaces or quotation marks in them.',
} as const;
