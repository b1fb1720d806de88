/** Every shared reference case, through the same runner as `npm run reference`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCases } from '../../scripts/reference/case-file.ts';
import { KINDS } from '../../scripts/reference/kinds.ts';
import { kindOf, runCase } from '../../scripts/reference/run-file.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('every file that the runner knows is here, and the runner knows every file', () => {
  expect(files.toSorted()).toEqual([...KINDS.keys()].toSorted());
});

describe.each(files)('the formulas agree with %s', (file) => {
  const kind = kindOf(file);
  test.each(readCases(join(folder, file)))('in case $id', (reference) => {
    const { findings } = runCase(kind, reference);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter((finding) => finding.problem !== null)).toEqual([]);
  });
});
