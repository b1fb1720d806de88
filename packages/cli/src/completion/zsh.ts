import type { Command } from 'commander';
import { completedCommands } from './command-words.ts';
import type { CompletedCommand } from './command-words.ts';

/** Escapes text for single quotes and square brackets in zsh's `_arguments`. */
const escaped = (text: string): string =>
  text.replaceAll("'", '’').replaceAll('[', '(').replaceAll(']', ')').replaceAll(':', '\\:');

type CompletedOption = CompletedCommand['options'][number];

function argument({ flag, description, takesValue, values }: CompletedOption): string {
  const value = takesValue ? `:${flag.slice(2)}:${values.length > 0 ? `(${values.join(' ')})` : ' '}` : '';
  return `        '${flag}[${escaped(description)}]${value}'`;
}

function commandCase({ name, options, values, takesFile }: CompletedCommand): string {
  const entries = values.length > 0 ? `'*:entry:(${values.join(' ')})'` : `'*:entry: '`;
  const lines = [...options.map(argument), `        ${takesFile ? `'*:file:_files'` : entries}`];
  return `    ${name})\n      _arguments \\\n${lines.join(' \\\n')}\n      ;;`;
}

/** A completion script for zsh. */
export function zshCompletion(program: Command): string {
  const commands = completedCommands(program);
  const described = commands.map(({ name, description }) => `    '${name}:${escaped(description)}'`);
  return `#compdef evenscale
# Completion of evenscale for zsh: save it as _evenscale in a folder of $fpath.
_evenscale() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    _arguments '--help[help]' '--version[version]'
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.map(commandCase).join('\n')}
  esac
}
if [ "$funcstack[1]" = "_evenscale" ]; then
  _evenscale "$@"
else
  compdef _evenscale evenscale
fi
`;
}
