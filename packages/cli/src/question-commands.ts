/** The command-list entries for the pages about one question. */
import { Option } from 'commander';
import { paths } from '../../../src/config/paths.ts';
import { readDifferentlyText } from '../../../src/person/fields/form-notes-words.ts';
import { pregnancyCautionText } from '../../../src/tools/pregnancy/page-words.ts';
import { GOALS } from '../../../src/tools/tdee/entries.ts';
import { cliWords, optionWords as words } from './cli-words.ts';
import { type CommandEntry, required } from './command-entry.ts';
import { waist, type BodySizeOptions } from './commands/body-size.ts';
import { pregnancy, type PregnancyOptions } from './commands/pregnancy.ts';
import { bmr, idealWeight, protein, type QuestionOptions } from './commands/questions.ts';
import { byTypedName, choice, commonOptions as common, personOptions as person } from './options.ts';

const bmrCommand: CommandEntry<QuestionOptions> = {
  name: 'bmr',
  entries: ['weight', 'height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    person.activity(),
    person.bodyFat(),
    person.pregnant(),
    common.units(),
    common.energy(),
    common.json(),
    common.working(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale bmr --age 30 --sex male 70kg 175cm',
    'evenscale bmr --age 42 --sex female --activity sedentary --body-fat 31 165lb "5\'4"',
  ],
  caution: readDifferentlyText,
  run: bmr,
};

const proteinCommand: CommandEntry<QuestionOptions> = {
  name: 'protein',
  entries: ['weight', 'height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    required(person.activity()),
    choice('--goal <goal>', words.proteinGoal, byTypedName(GOALS)),
    person.bodyFat(),
    person.pregnant(),
    common.units(),
    common.json(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale protein --age 30 --sex male --activity very-active --goal gain 80kg 180cm',
    'evenscale protein --age 68 --sex female --activity sedentary --json 65kg 160cm',
  ],
  caution: readDifferentlyText,
  run: protein,
};

const idealWeightCommand: CommandEntry<QuestionOptions> = {
  name: 'ideal-weight',
  entries: ['weight', 'height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    person.lowerLimits(),
    person.pregnant(),
    common.units(),
    common.json(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale ideal-weight --age 42 --sex male 88kg 180cm',
    'evenscale ideal-weight --age 70 --sex female 165lb "5\'4"',
  ],
  caution: readDifferentlyText,
  run: idealWeight,
};

const waistCommand: CommandEntry<BodySizeOptions> = {
  name: 'waist',
  entries: ['weight', 'height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    required(new Option('--waist <length>', words.waist)),
    common.units(),
    common.json(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale waist --age 42 --sex male --waist 94cm 88kg 180cm',
    'evenscale waist --age 35 --sex female --waist 31in 150lb "5\'4"',
  ],
  caution: readDifferentlyText,
  run: waist,
};

const pregnancyCommand: CommandEntry<PregnancyOptions> = {
  name: 'pregnancy',
  entries: ['weight', 'height'],
  options: () => [
    required(new Option('--age <years>', words.age)),
    new Option('--week <weeks>', words.week).conflicts('due'),
    new Option('--due <date>', words.due),
    new Option('--now <weight>', words.now),
    new Option('--twins', words.twins),
    common.units(),
    common.energy(),
    common.json(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale pregnancy --age 30 --week 24 65kg 165cm',
    'evenscale pregnancy --age 34 --week 20 --now 158lb --twins 143lb "5\'5"',
  ],
  lack: ({ week, due }) => ((week ?? due) === undefined ? cliWords.weekNeeded : null),
  caution: pregnancyCautionText.replace('](#', `](${paths.pregnancyWeightGain}#`),
  run: pregnancy,
};

/** The commands in the order of the help. */
export const questionCommands = [
  bmrCommand,
  idealWeightCommand,
  waistCommand,
  proteinCommand,
  pregnancyCommand,
] as const;
