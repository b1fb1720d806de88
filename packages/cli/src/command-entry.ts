/** The entry for one command in the list of commands. */
import type { Option } from 'commander';
import type { Context, Outcome } from './answer.ts';
import { helpWords, type entryDescriptions, type summaries } from './cli-words.ts';
import { commonOptions as common } from './options.ts';

/** A command that calculates something. */
export interface CommandEntry<Options> {
  readonly name: keyof typeof summaries;
  readonly entries: readonly (keyof typeof entryDescriptions)[];
  readonly options: () => readonly Option[];
  readonly examples: readonly string[];
  /** Checks for missing options beyond the required ones. */
  readonly lack?: (options: Options) => string | null;
  /** Says who shouldn't rely on the figures. Can't be turned off. */
  readonly caution: string;
  readonly run: (
    entries: readonly string[],
    options: Options,
    context: Context,
  ) => Outcome | Promise<Outcome>;
}

const requiredOptions = new WeakSet<Option>();

/** The same option, but required; the help says so. Commander's own check names only the first one missing. */
export function required(option: Option): Option {
  option.description = helpWords.required(option.description);
  requiredOptions.add(option);
  return option;
}

/** The required options that weren't given. */
export const missingOptions = (options: readonly Option[], given: object): readonly Option[] =>
  options.filter((option) => requiredOptions.has(option) && !(option.attributeName() in given));

/** Options that every command has, in the order of the help. */
export const shared = (): readonly Option[] => [
  common.units(),
  common.energy(),
  common.json(),
  common.working(),
];
