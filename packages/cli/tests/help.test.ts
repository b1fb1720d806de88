/** Help and completion, both made from the list of commands. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandList } from '../src/command-list.ts';
import { runLine } from './run-line.ts';

const names = [...commandList.map(({ name }) => name), 'completion'];

/** Splits an example into arguments, as a shell does. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('help', () => {
  test.each([[['--help']], ...names.map((name) => [[name, '--help']])])('%j', async (args) => {
    const { out } = await runLine(args);
    expect(out).toMatchSnapshot();
    expect(out).toMatch(/^(?:Usage|Examples|Exit codes):?/mu);
  });

  test.each(commandList.flatMap(({ name, examples }) => examples.map((example) => [name, example] as const)))(
    '%s: the example works: %s',
    async (name, example) => {
      const [program, ...args] = words(example);
      expect(program).toBe('evenscale');
      const { code, err } = await runLine(args);
      // The examples use files that don't exist here.
      if (name === 'log') expect({ code, err: err.includes('no such file') }).toEqual({ code: 1, err: true });
      else expect({ code, err }).toEqual({ code: 0, err: '' });
    },
  );
});

describe('the README', () => {
  const readme = readFileSync('packages/cli/README.md', 'utf8');
  const examples = [...readme.replaceAll('\\\n', '').matchAll(/^evenscale .+$/gmu)].map(([line]) => line);

  test.each(examples)('its example works: %s', async (line) => {
    const { code, err } = await runLine(words(line).slice(1));
    if (line.startsWith('evenscale log')) expect(err).toContain('no such file');
    else expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('it shows what the first example prints', async () => {
    const { out } = await runLine(words(examples[0] ?? '').slice(1));
    expect(readme).toContain(`\`\`\`text\n${out.split('\n\nFor adults')[0] ?? ''}\n\`\`\``);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function scriptOf(shell: string): Promise<string> {
  const file = join(folder, `evenscale.${shell}`);
  writeFileSync(file, (await runLine(['completion', shell])).out);
  return file;
}

const has = (shell: string) => spawnSync(shell, ['--version']).status === 0;

describe.runIf(has('bash'))('completion in bash', () => {
  test('is a valid script', async () => {
    execFileSync('bash', ['-n', await scriptOf('bash')]);
  });

  const completed = async (...line: readonly string[]) => {
    const code = `source "$1"; COMP_WORDS=("\${@:2}"); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 )); _evenscale; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const args = ['-c', code, 'bash', await scriptOf('bash'), 'evenscale', ...line];
    return execFileSync('bash', args, { encoding: 'utf8' }).trim().split('\n');
  };

  test('knows commands, options and values', async () => {
    expect(await completed('')).toEqual([...names, '--help', '--version']);
    expect(await completed('t')).toEqual(['tdee']);
    expect(await completed('tdee', '--ac')).toEqual(['--activity']);
    expect(await completed('tdee', '--activity', 'very')).toEqual(['very-active']);
    expect(await completed('child-bmi', '--sex', 'g')).toEqual(['girl']);
    expect(await completed('tdee', '--age', '')).toEqual(['']);
    expect(await completed('completion', 'z')).toEqual(['zsh']);
    expect(await completed('log', 'vitest.conf')).toEqual(['vitest.config.ts']);
  });
});

describe('completion in zsh', () => {
  test('has every command and option', async () => {
    const { out } = await runLine(['completion', 'zsh']);
    expect(out.startsWith('#compdef evenscale\n')).toBe(true);
    for (const { name, options } of commandList) {
      const [, part = ''] = out.split(`\n    ${name})\n`);
      for (const { long } of options()) expect(part.split(';;')[0], name).toContain(`'${long ?? ''}[`);
    }
    // Every quote and every bracket is closed.
    for (const line of out.split('\n').filter((text) => !text.startsWith('#'))) {
      expect((line.match(/'/gu) ?? []).length % 2, line).toBe(0);
      expect((line.match(/\[/gu) ?? []).length, line).toBe((line.match(/\]/gu) ?? []).length);
    }
  });

  // Without zsh, only the test above checks the script.
  test('is a valid script', async () => {
    const script = await scriptOf('zsh');
    if (has('zsh')) execFileSync('zsh', ['-n', script]);
    expect(readFileSync(script, 'utf8')).toContain('_evenscale');
  });
});
