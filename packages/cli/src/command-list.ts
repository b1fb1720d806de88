/** Every command: its entries, options and examples. Parsing and help are made from this list. */
import { CALORIE_TARGET_KEYS } from '@evenscale/formulas/energy';
import { Option } from 'commander';
import { childCautionText } from '../../../src/tools/child-bmi/page-words.ts';
import { logPage } from '../../../src/tools/log/page-words.ts';
import { plannerCautionText } from '../../../src/tools/planner/words.ts';
import { GOALS } from '../../../src/tools/tdee/entries.ts';
import { HELP_LINES } from '../../../src/config/help-lines.ts';
import { paths } from '../../../src/config/paths.ts';
import { readDifferentlyText } from '../../../src/person/fields/form-notes-words.ts';
import { PACES, PLAN_SHAPES } from '../../../src/person/plan-entries.ts';
import { cliWords, optionWords as words } from './cli-words.ts';
import { type CommandEntry, required, shared } from './command-entry.ts';
import { bmi, type BmiOptions } from './commands/bmi.ts';
import { childBmi, type ChildBmiOptions } from './commands/child-bmi.ts';
import { log, type LogOptions } from './commands/log.ts';
import { plan, type PlanOptions } from './commands/plan.ts';
import { project, type ProjectOptions } from './commands/project.ts';
import { tdee, type TdeeOptions } from './commands/tdee.ts';
import { projectWords } from './project-words.ts';
import { bodyFatCommand, bodySizeCommand } from './measure-commands.ts';
import { questionCommands } from './question-commands.ts';
import { byTypedName, choice, commonOptions as common, personOptions as person } from './options.ts';

const bmiCommand: CommandEntry<BmiOptions> = {
  name: 'bmi',
  entries: ['weight', 'height'],
  options: () => [
    person.age(),
    person.sex(),
    person.activity(),
    person.lowerLimits(),
    person.pregnant(),
    ...shared(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale bmi 70kg 175cm',
    'evenscale bmi "11 st 4" "5\'9" --working',
    'evenscale bmi 70kg 175cm --age 30 --sex male --activity sedentary --json',
  ],
  caution: readDifferentlyText,
  run: bmi,
};

/** Training and rest days. */
const training = (): readonly Option[] => [
  new Option('--training-days <days>', words.trainingDays),
  new Option('--training-more <difference>', words.trainingMore),
];

const tdeeCommand: CommandEntry<TdeeOptions> = {
  name: 'tdee',
  entries: ['weight', 'height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    required(person.activity()),
    choice('--goal <goal>', words.goal, byTypedName(GOALS)),
    choice('--target <target>', words.target, byTypedName(CALORIE_TARGET_KEYS)),
    new Option('--macros <amounts>', words.macros),
    ...training(),
    person.bodyFat(),
    person.lowerLimits(),
    person.pregnant(),
    new Option('--compare', words.compare),
    ...shared(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale tdee --age 30 --sex female --activity lightly-active 165lb "5\'4"',
    'evenscale tdee --age 42 --sex male --activity sedentary --goal lose --energy kj 88kg 180cm',
    'evenscale tdee --age 42 --sex male --activity sedentary --body-fat 18 --json 88kg 180cm',
    'evenscale tdee --age 30 --sex male --activity very-active --goal gain --macros "176g,,30%" 80kg 180cm',
    'evenscale tdee --age 30 --sex male --activity very-active --training-days mon,wed,fri --training-more 300kcal 80kg 180cm',
    'evenscale tdee --age 42 --sex male --activity very-active --compare 88kg 180cm',
  ],
  caution: readDifferentlyText,
  run: tdee,
};

const planCommand: CommandEntry<PlanOptions> = {
  name: 'plan',
  entries: ['weight', 'height', 'goal'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    required(person.activity()),
    new Option('--by <date>', words.by).conflicts('pace'),
    choice('--pace <pace>', words.pace, byTypedName(PACES)),
    choice('--phases <phases>', words.phases, byTypedName(PLAN_SHAPES)),
    new Option('--macros <amounts>', words.macros),
    ...training(),
    person.bodyFat(),
    person.lowerLimits(),
    person.pregnant(),
    ...shared(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale plan --age 40 --sex male --activity lightly-active --pace steady 92kg 178cm 84kg',
    'evenscale plan --age 40 --sex male --activity lightly-active --phases pause 92kg 178cm 84kg',
    'evenscale plan --age 35 --sex female --activity sedentary --json 165lb "5\'4" 150lb',
  ],
  caution: plannerCautionText,
  run: plan,
};

/** Collects an option that may be given more than once. */
const repeated = (option: Option): Option =>
  option.argParser((text: string, before: readonly string[] | undefined) => [...(before ?? []), text]);

const projectCommand: CommandEntry<ProjectOptions> = {
  name: 'project',
  entries: ['weight', 'height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    required(repeated(new Option('--eat <energy>', words.eat))),
    person.activity(),
    new Option('--maintenance <energy>', words.maintenance).conflicts('activity'),
    new Option('--resting <energy>', words.resting),
    new Option('--days <days>', words.projectedDays),
    new Option('--every <days>', words.every),
    new Option('--movement <times>', words.movement).conflicts('pal'),
    new Option('--pal <level>', words.pal),
    new Option('--carbs <percent>', words.carbs),
    new Option('--sodium <mg>', words.sodium),
    person.bodyFat(),
    ...shared(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale project --age 45 --sex male --activity lightly-active --eat 2100 100kg 175cm',
    'evenscale project --age 45 --sex male --maintenance 2810 --eat 2300 --eat 2700@180 100kg 175cm',
    'evenscale project --age 30 --sex female --activity sedentary --eat 1800 --movement 1.5 --json 165lb "5\'4"',
  ],
  lack: ({ activity, maintenance }) =>
    (activity ?? maintenance) === undefined ? projectWords.levelNeeded : null,
  caution: plannerCautionText,
  run: project,
};

const { eatingDisorder } = HELP_LINES;

const childBmiCommand: CommandEntry<ChildBmiOptions> = {
  name: 'child-bmi',
  entries: ['weight', 'height'],
  options: () => [
    required(person.childSex()),
    new Option('--born <date>', words.born).conflicts(['years', 'months', 'ageMonths']),
    new Option('--measured <date>', words.measured).conflicts(['years', 'months', 'ageMonths']),
    new Option('--years <years>', words.years).conflicts('ageMonths'),
    new Option('--months <months>', words.months).conflicts('ageMonths'),
    new Option('--age-months <months>', words.ageMonths),
    common.units(),
    common.json(),
    common.working(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale child-bmi --sex girl --years 9 --months 4 30kg 132cm',
    'evenscale child-bmi --sex boy --born 2016-02-29 --measured 2026-11-01 "70 lb" "4\'6"',
    'evenscale child-bmi --sex boy --age-months 112.53 --working 30kg 132cm',
  ],
  lack: ({ born, years, ageMonths }) =>
    (born ?? years ?? ageMonths) === undefined ? cliWords.ageNeeded : null,
  caution: `${childCautionText.replaceAll('](#', `](${paths.childBmiCalculator}#`)} ${eatingDisorder.name}: ${eatingDisorder.number}.`,
  run: childBmi,
};

const logCommand: CommandEntry<LogOptions> = {
  name: 'log',
  entries: ['file'],
  options: () => [
    person.sex(),
    person.age(),
    new Option('--height <height>', words.height),
    choice('--date-order <order>', words.dateOrder, byTypedName(['dayFirst', 'monthFirst'])),
    choice('--weight-unit <unit>', words.weightUnit, byTypedName(['kg', 'lb', 'st'])),
    choice('--energy-unit <unit>', words.energyUnit, { kcal: 'kcal', kj: 'kJ' }),
    new Option('--date-column <column>', words.dateColumn),
    new Option('--weight-column <column>', words.weightColumn),
    new Option('--energy-column <column>', words.energyColumn),
    new Option('--person <height or name>', words.personInFile),
    choice('--clock <times>', words.clock, { 'as-written': 'written', utc: 'utc' }),
    ...shared(),
  ],
  examples: [
    'evenscale log export.zip --sex male --age 35 --height "5\'11" --working',
    'evenscale log my-log.csv --sex female --age 41 --height 168cm --date-column 1 --weight-column 2 --energy-column 3 --weight-unit kg --energy-unit kcal',
    'evenscale log export.csv --sex male --age 35 --height 180cm --date-order day-first --weight-unit kg --json',
  ],
  caution: `${logPage.caution} ${logPage.notFor}`,
  run: log,
};

/** The commands in the order of the help. */
export const commandList = [
  bmiCommand,
  tdeeCommand,
  planCommand,
  projectCommand,
  bodyFatCommand,
  bodySizeCommand,
  ...questionCommands,
  childBmiCommand,
  logCommand,
] as const;
