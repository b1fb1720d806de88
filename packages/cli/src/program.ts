/** The commands, set up for commander. */
import { Argument, Command } from 'commander';
import type { Context, Outcome } from './answer.ts';
import { commandList } from './command-list.ts';
import { type CommandEntry, missingOptions } from './command-entry.ts';
import { entryDescriptions, helpWords, optionWords, summaries, usageWords } from './cli-words.ts';
import type { CommonOptions } from './options.ts';

/** A command that has run, with everything needed to write its outcome. */
export interface Run {
  readonly command: string;
  readonly caution: string;
  readonly options: CommonOptions;
  readonly outcome: Outcome;
}

export interface ProgramParts {
  readonly version: string;
  readonly context: Context;
  readonly finish: (run: Run) => void;
}

const examplesText = (examples: readonly string[]): string =>
  [`\n${helpWords.examples}`, ...examples.map((example) => `  ${example}`), '', helpWords.quotes].join('\n');

/** Descriptions in the help are wrapped to as few columns as this; commander's own limit is 40. */
const NARROWEST = 16;

/** The message about required options that weren't given. */
function lackOf<Options extends CommonOptions>(
  command: Command,
  given: Options,
  lack: CommandEntry<Options>['lack'],
): string | null {
  const missing = missingOptions(command.options, given);
  if (missing.length > 0) return usageWords.missingOptions(missing.map(({ flags }) => flags));
  return lack?.(given) ?? null;
}

function subcommand<Options extends CommonOptions>(
  { name, entries, options, examples, lack, caution, run }: CommandEntry<Options>,
  { context, finish }: ProgramParts,
): Command {
  const command = new Command(name).description(summaries[name]).configureHelp({ minWidthToWrap: NARROWEST });
  for (const entry of entries) command.addArgument(new Argument(`<${entry}>`, entryDescriptions[entry]));
  for (const option of options()) command.addOption(option);
  return command
    .helpOption('-h, --help', optionWords.help)
    .addHelpText('after', examplesText(examples))
    .addHelpText('after', entries.some((entry) => entry === 'file') ? `\n${helpWords.files}` : '')
    .action(async () => {
      const given = command.opts<Options>();
      const lacking = lackOf(command, given, lack);
      if (lacking !== null) command.error(`error: ${lacking}`);
      const outcome = await run(command.args, given, context);
      finish({ command: name, caution, options: given, outcome });
    });
}

/** All commands. Parsing throws on a usage error; nothing here exits the process. */
export function createProgram(parts: ProgramParts): Command {
  const program = new Command('evenscale')
    .description(summaries.program)
    .version(parts.version, '-V, --version', optionWords.version)
    .helpOption('-h, --help', optionWords.help)
    .addHelpText('after', `\n${helpWords.start}\n\n${helpWords.codes}`)
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .helpCommand('help [command]', optionWords.helpOf)
    .showSuggestionAfterError();
  // Each entry's options are its own; parsing gives them to no other.
  for (const entry of commandList as readonly CommandEntry<never>[])
    program.addCommand(subcommand(entry, parts));
  return program;
}
