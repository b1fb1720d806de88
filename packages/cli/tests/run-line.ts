/** Runs a command line, split as by a shell, in this process. */
import { readFile } from 'node:fs/promises';
import { run } from '../src/run.ts';

export const TODAY = '2026-11-22';

/** A figure in the JSON output. */
export interface JsonFigure {
  readonly value?: number | string;
  readonly unit?: string;
  readonly shown: string;
  readonly reason?: string;
}

export interface JsonOutput {
  readonly command: string;
  readonly status: 'answered' | 'refused' | 'unusable';
  readonly figures: Readonly<Record<string, JsonFigure>>;
  readonly working?: readonly string[];
  readonly notices: readonly string[];
}

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** `files` are available in addition to those on disk. */
export async function runLine(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    version: '0.0.0',
    width: 80,
    today: TODAY,
    readFile: async (path) => {
      const text = files[path];
      if (text !== undefined) return new Blob([text]);
      return readFile(path).then(
        (bytes) => new Blob([bytes]),
        (error: NodeJS.ErrnoException) => (error.code === 'EISDIR' ? 'folder' : 'missing'),
      );
    },
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { code, out, err };
}

/** Runs a command line and parses its JSON. */
export async function runJson(
  args: readonly string[],
  files?: Readonly<Record<string, string>>,
): Promise<JsonOutput & { readonly code: number }> {
  const { code, out } = await runLine([...args, '--json'], files);
  return { ...(JSON.parse(out) as JsonOutput), code };
}

/** A figure's value; throws if the figure is missing. */
export function valueIn({ figures }: JsonOutput, name: string): number | string {
  const value = figures[name]?.value;
  if (value === undefined) throw new Error(`no value for ${name} among ${Object.keys(figures).join(', ')}`);
  return value;
}
