/** The command-list entries for measures other than BMI. */
import { Option } from 'commander';
import { readDifferentlyText } from '../../../src/person/fields/form-notes-words.ts';
import { cliWords, optionWords as words } from './cli-words.ts';
import { type CommandEntry, required } from './command-entry.ts';
import { bodyFat, type BodyFatOptions } from './commands/body-fat.ts';
import { bodySize, type BodySizeOptions } from './commands/body-size.ts';
import { commonOptions as common, personOptions as person } from './options.ts';

export const bodyFatCommand: CommandEntry<BodyFatOptions> = {
  name: 'body-fat',
  entries: ['height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    required(new Option('--neck <length>', words.neck)),
    required(new Option('--waist <length>', words.tapeWaist)),
    new Option('--hips <length>', words.hips),
    common.units(),
    common.json(),
    common.working(),
  ],
  examples: [
    'evenscale body-fat --age 42 --sex male --neck 39cm --waist 92cm 180cm',
    'evenscale body-fat --age 42 --sex female --neck 12.5in --waist 27.5in --hips 37in "5\'7"',
  ],
  lack: ({ sex, hips }) => (sex === 'female' && hips === undefined ? cliWords.hipsNeeded : null),
  caution: readDifferentlyText,
  run: bodyFat,
};

export const bodySizeCommand: CommandEntry<BodySizeOptions> = {
  name: 'body-size',
  entries: ['weight', 'height'],
  options: () => [
    required(person.age()),
    required(person.sex()),
    new Option('--waist <length>', words.waist),
    person.bodyFat(),
    person.lowerLimits(),
    common.units(),
    common.json(),
    common.working(),
    common.useAnyway(),
  ],
  examples: [
    'evenscale body-size --age 42 --sex male --waist 94cm 88kg 180cm',
    'evenscale body-size --age 35 --sex female --body-fat 28 --working 165lb "5\'4"',
  ],
  caution: readDifferentlyText,
  run: bodySize,
};
