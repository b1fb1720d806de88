/**
 * Checks the formulas against files of reference cases: `npm run reference -- FILE…`
 * The formulas are chosen by the file's base name, or by its schema if it contains logs. With `--json`, the report is
 * one line of JSON per file. Exits with 1 if a case fails, a target is missed or a file can't be used.
 */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isLogFile } from './case-file.ts';
import { reportFile } from './file-report.ts';
import { formatLogs } from './format-logs.ts';
import { formatResult, hasFailed } from './format-result.ts';
import { KINDS } from './kinds.ts';
import { reportLogs } from './log-report.ts';
import { REFERENCE_FOLDER } from './reference-files.ts';
import { runFile } from './run-file.ts';

const asData = process.argv.includes('--json');

/** The project's own reference cases and logs. */
const SHARED_FOLDER = join(import.meta.dirname, '../../..', REFERENCE_FOLDER);
const SHARED_FOLDERS = [SHARED_FOLDER, join(SHARED_FOLDER, 'logs')];

/** npm runs in the project's folder, so relative paths are tried from the caller's folder first. A bare name may be one of our files. */
function located(file: string): string {
  const shared = basename(file) === file ? SHARED_FOLDERS.map((folder) => join(folder, file)) : [];
  const places = [resolve(process.env['INIT_CWD'] ?? '.', file), resolve(file), ...shared];
  return places.find((place) => existsSync(place)) ?? resolve(file);
}

function logsPass(file: string): boolean {
  const report = reportLogs(located(file));
  console.log(asData ? JSON.stringify(report) : formatLogs(file, report));
  return report.missed.length === 0;
}

function passes(file: string): boolean {
  try {
    if (isLogFile(located(file))) return logsPass(file);
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
