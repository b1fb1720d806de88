/**
 * Checks the formulas against files of reference cases: `npm run reference -- FILE…`
 * The formulas are chosen by the file's base name. Exits with 1 if a case fails or a file cannot be used.
 * With `--json` among the arguments the report is data, one line per file: the methodology page prints it.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { reportFile } from './reference/file-report.ts';
import { formatResult, hasFailed } from './reference/format-result.ts';
import { KINDS } from './reference/kinds.ts';
import { runFile } from './reference/run-file.ts';

const asData = process.argv.includes('--json');

/** npm moves to the project's folder; a relative path is meant from where the caller stood. */
function located(file: string): string {
  const fromCaller = resolve(process.env['INIT_CWD'] ?? '.', file);
  return existsSync(fromCaller) ? fromCaller : resolve(file);
}

function passes(file: string): boolean {
  try {
    if (asData) {
      const report = reportFile(located(file));
      console.log(JSON.stringify(report));
      return report.failures === 0;
    }
    const results = runFile(located(file));
    console.log(formatResult(file, results));
    return !results.some(hasFailed);
  } catch (error) {
    console.error(`${file}: cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const files = process.argv.slice(2).filter((argument) => argument !== '--json');
if (files.length === 0) {
  console.error(`usage: npm run reference -- FILE…\nknown names: ${[...KINDS.keys()].join(', ')}`);
}
const outcomes = files.map(passes);
process.exitCode = outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1;
