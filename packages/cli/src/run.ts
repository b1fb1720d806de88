/** Runs a command line and returns its exit code. Doesn't access the process or the clock directly. */
import { type Command, CommanderError } from 'commander';
import type { Context, Outcome } from './answer.ts';
import { cliWords, helpWords, usageWords } from './cli-words.ts';
import { commandList } from './command-list.ts';
import { harmless } from './plain-text.ts';
import { createProgram, type Run } from './program.ts';
import { jsonText } from './write-json.ts';
import { answerText, refusedText, unusableText } from './write-text.ts';

/** A command line's output streams, and what it can read. */
export interface Surroundings extends Context {
  readonly version: string;
  /** Columns of the terminal. */
  readonly width: number;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const EXIT = { answered: 0, notUsable: 1, usageError: 2 } as const;

/** A number with a minus sign counts as an entry, not an option, so that the form can say what's wrong with it. */
const asEntry = (argument: string): string => argument.replace(/^-(?=[\d.,])/u, '\u2212');

function writeAnswer(run: Run & { outcome: Extract<Outcome, { kind: 'answered' }> }, to: Surroundings): void {
  const { outcome, options, caution } = run;
  for (const question of outcome.questions) to.err(`${question}\n`);
  if (options.json) return;
  to.out(answerText(outcome, { caution, withWorking: options.working === true, width: to.width }));
}

function write(run: Run, to: Surroundings): number {
  const { outcome, options, command, caution } = run;
  if (options.json) to.out(jsonText(outcome, { command, caution, withWorking: options.working === true }));
  switch (outcome.kind) {
    case 'answered':
      writeAnswer({ ...run, outcome }, to);
      return EXIT.answered;
    case 'refused':
      to.err(refusedText(outcome, to.width));
      return EXIT.notUsable;
    case 'unusable':
      to.err(unusableText(outcome, command, to.width));
      return EXIT.notUsable;
  }
}

/** "help bmii" as "bmii", so that it's reported as an unknown command instead of printing the general help. */
const withKnownHelp = (args: readonly string[], { commands }: Command): readonly string[] =>
  args[0] === 'help' && args[1] !== undefined && !commands.some((command) => command.name() === args[1])
    ? args.slice(1)
    : args;

/** The example that shares the most words with the command line, so that it has the options that were missing. */
function closestExample(examples: readonly string[], args: readonly string[]): string | undefined {
  const typed = args.flatMap((argument) => argument.split('='));
  const shared = examples.map((example) => example.split(' ').filter((word) => typed.includes(word)).length);
  return examples[shared.indexOf(Math.max(...shared))];
}

/** What follows a message about a usage error. */
function usageHelp(name: string, args: readonly string[]): string {
  const { examples = [] } = commandList.find((command) => command.name === name) ?? {};
  const example = closestExample(examples, args);
  return [
    ...(example === undefined ? [] : [usageWords.example(example)]),
    cliWords.seeHelp(`evenscale ${name}`),
  ].join('\n');
}

/** Runs a command line and returns its exit code. */
export async function run(args: readonly string[], to: Surroundings): Promise<number> {
  const safe: Surroundings = {
    ...to,
    out: (text) => to.out(harmless(text)),
    err: (text) => to.err(harmless(text)),
  };
  let code: number = EXIT.answered;
  const program = createProgram({
    version: to.version,
    context: to,
    finish: (finished) => {
      code = write(finished, safe);
    },
  });
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .configureOutput({
        writeOut: safe.out,
        writeErr: safe.err,
        getOutHelpWidth: () => to.width,
        getErrHelpWidth: () => to.width,
        getOutHasColors: () => false,
        getErrHasColors: () => false,
      })
      .showHelpAfterError(command === program ? usageWords.seeCommands : usageHelp(command.name(), args));
  try {
    await program.parseAsync(withKnownHelp(args.map(asEntry), program), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // "11 st 4" without quotation marks is three entries.
    if (error.code === 'commander.excessArguments') safe.err(`${helpWords.quotes}\n`);
    // Requested help is a success; help shown because of a usage error is not.
    return error.exitCode === 0 ? EXIT.answered : EXIT.usageError;
  }
  return code;
}
