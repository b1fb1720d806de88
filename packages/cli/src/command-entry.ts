/** The entry for one command in the list of commands. */
import type { Option } from 'commander';
import type { Context, Outcome } from './answer.ts';
import { helpWords } from './cli-words.ts';
import type { entryDescriptions, summaries } from './cli-words.ts';
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

/** The same option, but required; the help says so. */
export const required = (option: Option): Option =>
  Object.assign(option, { description: helpWords.required(option.description) }).makeOptionMandatory();

/** Options that every command has, in the order of the help. */
export const shared = (): readonly Option[] => [
  common.units(),
  common.energy(),
  common.json(),
  common.working(),
];
