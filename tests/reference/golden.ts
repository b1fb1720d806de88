/** Makes a test of every reference case, with the same runner as `npm run reference`. */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCases } from '@evenscale/reference/case-file';
import { kindOf, runCase } from '@evenscale/reference/run-file';

/** Body weight over years takes long, so its files are tested separately and left out of mutation tests. */
export const isLong = (file: string): boolean => basename(file).startsWith('weight-');

export function describeGolden(files: readonly string[]): void {
  describe.each(files)('the formulas agree with %s', (file) => {
    const kind = kindOf(file);
    test.each(readCases(file))('in case $id', (reference) => {
      const { findings } = runCase(kind, reference);
      expect(findings.length).toBeGreaterThan(0);
      expect(findings.filter((finding) => finding.problem !== null)).toEqual([]);
    });
  });
}
