/** The options that several commands share. */
import { ACTIVITY_LEVELS, type ActivityLevel, type Gender } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { InvalidArgumentError, Option } from 'commander';
import { parseHeightText, parseWeightText } from '../../../src/person/entry/measure-text.ts';
import { optionWords as words, usageWords } from './cli-words.ts';
import { isBare } from './form-entries.ts';
import type { UnitSystem } from '../../../src/person/units.ts';

/** The command-line spelling of a name: `lightlyActive` becomes `lightly-active`. */
export const typedName = (name: string): string =>
  name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The value that a text is or unambiguously begins: `light` is `lightly-active`. */
function completed(text: string, values: readonly string[]): string {
  const typed = text.trim().toLowerCase().replace(/\s+/gu, '-');
  const [only, ...others] = values.filter((value) => value.startsWith(typed));
  return only === undefined || values.includes(typed) || others.length > 0 ? typed : only;
}

/** An option with a fixed list of values, in upper or lower case, or shortened. */
export function choice<Value extends string>(
  flags: string,
  description: string,
  values: Readonly<Record<string, Value>>,
): Option {
  const option = new Option(flags, description).choices(Object.keys(values));
  const check = option.parseArg;
  return option.argParser((text: string, previous: unknown) => {
    const typed = completed(text, Object.keys(values));
    check?.call(option, typed, previous);
    return values[typed];
  });
}

/** The values of a list, keyed by their command-line spelling. */
export const byTypedName = <Value extends string>(
  values: readonly Value[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(values.map((value) => [typedName(value).toLowerCase(), value]));

/** Options of every command that calculates. */
export interface CommonOptions {
  readonly units?: UnitSystem;
  readonly energy?: EnergyUnit;
  readonly json?: boolean;
  readonly working?: boolean;
}

const UNITS = { metric: 'metric', imperial: 'imperial' } as const satisfies Record<UnitSystem, UnitSystem>;
const ENERGIES = { kcal: 'kcal', kj: 'kJ' } as const satisfies Record<string, EnergyUnit>;
/** The words accepted for an adult's or a child's sex. */
const SEXES = { female: 'female', male: 'male' } as const satisfies Record<Gender, Gender>;
const CHILD_SEXES = { girl: 'female', boy: 'male', ...SEXES } as const satisfies Record<string, Gender>;

/** The requested unit of energy. */
export const energyUnitOf = ({ energy }: CommonOptions): EnergyUnit => energy ?? 'kcal';

export const commonOptions = {
  units: () => choice('--units <units>', words.units, UNITS),
  energy: () => choice('--energy <unit>', words.energy, ENERGIES),
  json: () => new Option('--json', words.json),
  working: () => new Option('--working', words.working),
  useAnyway: () => new Option('--use-anyway', words.useAnyway),
} as const;

/** An age. `--age 70kg 175cm` lacks the age, not the height. */
const ageOption = (): Option =>
  new Option('--age <years>', words.age).argParser((text) => {
    if (!isBare(text) && parseWeightText(text, 'kg').ok)
      throw new InvalidArgumentError(usageWords.ageIsWeight);
    if (!isBare(text) && parseHeightText(text, 'cm').ok)
      throw new InvalidArgumentError(usageWords.ageIsHeight);
    return text;
  });

export const personOptions = {
  age: ageOption,
  sex: () => choice('--sex <sex>', words.sex, SEXES),
  activity: () => choice<ActivityLevel>('--activity <level>', words.activity, byTypedName(ACTIVITY_LEVELS)),
  bodyFat: () => new Option('--body-fat <percent>', words.bodyFat),
  lowerLimits: () => new Option('--lower-limits', words.lowerLimits),
  pregnant: () => new Option('--pregnant', words.pregnant),
  childSex: () => choice('--sex <sex>', words.childSex, CHILD_SEXES),
} as const;
