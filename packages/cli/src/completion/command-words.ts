/** What can be completed: commands, options and option values, read from the program itself. */
import type { Command } from 'commander';

interface CompletedOption {
  readonly flag: string;
  readonly description: string;
  readonly takesValue: boolean;
  readonly values: readonly string[];
}

export interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly CompletedOption[];
  /** Values of the command's first argument. */
  readonly values: readonly string[];
  readonly takesFile: boolean;
}

const HELP = { flag: '--help', description: 'help', takesValue: false, values: [] } as const;

/** The commands of a program. */
export const completedCommands = (program: Command): readonly CompletedCommand[] =>
  program.commands.map((command) => {
    const [first] = command.registeredArguments;
    return {
      name: command.name(),
      description: command.description(),
      options: [
        ...command.options.map(({ long, description, required, argChoices }) => ({
          flag: long ?? '',
          description,
          takesValue: required,
          values: argChoices ?? [],
        })),
        HELP,
      ],
      values: first?.argChoices ?? [],
      takesFile: first?.name() === 'file',
    };
  });
