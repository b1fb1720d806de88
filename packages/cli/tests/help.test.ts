/** The help, made from the list of commands. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandList } from '../src/command-list.ts';
import { runLine } from './run-line.ts';

const names = commandList.map(({ name }) => name);

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
