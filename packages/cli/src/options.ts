/** The options that several commands share. */
import { ACTIVITY_LEVELS, type ActivityLevel, type Gender } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { Option } from 'commander';
import type { Units } from '../../../src/person/draft.ts';
import { optionWords as words } from './cli-words.ts';

/** The command-line spelling of a name: `lightlyActive` becomes `lightly-active`. */
export const typedName = (name: string): string =>
  name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** An option with a fixed list of values, in upper or lower case. */
export function choice<Value extends string>(
  flags: string,
  description: string,
  values: Readonly<Record<string, Value>>,
): Option {
  const option = new Option(flags, description).choices(Object.keys(values));
  const check = option.parseArg;
  return option.argParser((text: string, previous: unknown) => {
    const typed = text.toLowerCase();
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
  readonly units?: Units;
  readonly energy?: EnergyUnit;
  readonly json?: boolean;
  readonly working?: boolean;
}

const UNITS = { metric: 'metric', imperial: 'imperial' } as const satisfies Record<Units, Units>;
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

export const personOptions = {
  age: () => new Option('--age <years>', words.age),
  sex: () => choice('--sex <sex>', words.sex, SEXES),
  activity: () => choice<ActivityLevel>('--activity <level>', words.activity, byTypedName(ACTIVITY_LEVELS)),
  bodyFat: () => new Option('--body-fat <percent>', words.bodyFat),
  childSex: () => choice('--sex <sex>', words.childSex, CHILD_SEXES),
} as const;
