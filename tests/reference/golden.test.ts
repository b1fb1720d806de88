import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '@evenscale/reference/kinds';
import { referenceFiles } from '@evenscale/reference/reference-files';
import { describeGolden, isLong } from './golden.ts';

test('the runner has formulas for exactly these files', () => {
  expect(referenceFiles().map((file) => basename(file))).toEqual([...KINDS.keys()].toSorted());
});

describeGolden(referenceFiles().filter((file) => !isLong(file)));
