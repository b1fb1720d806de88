/** What the list of commands says of each. */
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
  /** What is missing although no single option is required. */
  readonly lack?: (options: Options) => string | null;
  /** Who should not go by the figures; cannot be switched off. */
  readonly caution: string;
  readonly run: (
    entries: readonly string[],
    options: Options,
    context: Context,
  ) => Outcome | Promise<Outcome>;
}

/** The same option, without which the command is used wrongly; the help says so. */
export const required = (option: Option): Option =>
  Object.assign(option, { description: helpWords.required(option.description) }).makeOptionMandatory();

/** What is the same in every command, in the order of the help. */
export const shared = (): readonly Option[] => [
  common.units(),
  common.energy(),
  common.json(),
  common.working(),
];
