import type { Command } from 'commander';
import { completedCommands } from './command-words.ts';
import type { CompletedCommand } from './command-words.ts';

/** One line for each option with a fixed list of values; other values aren't completed. */
function valueCases({ name, options }: CompletedCommand): readonly string[] {
  return options
    .filter(({ takesValue }) => takesValue)
    .map(
      ({ flag, values }) =>
        `    ${name}:${flag}) COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$current")); return ;;`,
    );
}

function wordCase({ name, options, values, takesFile }: CompletedCommand): string {
  const words = [...values, ...options.map(({ flag }) => flag)].join(' ');
  const files = takesFile ? ` COMPREPLY+=($(compgen -f -- "$current"));` : '';
  return `    ${name}) COMPREPLY=($(compgen -W '${words}' -- "$current"));${files} ;;`;
}

/** A completion script for bash. */
export function bashCompletion(program: Command): string {
  const commands = completedCommands(program);
  const names = commands.map(({ name }) => name).join(' ');
  return `# Completion of evenscale for bash: source <(evenscale completion bash)
_evenscale() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
  local previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="\${COMP_WORDS[1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${names} --help --version' -- "$current"))
    return
  fi
  case "$command:$previous" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "$command" in
${commands.map(wordCase).join('\n')}
  esac
}
complete -F _evenscale evenscale
`;
}
