import { expect, test } from 'vitest';
import { KINDS } from '../../scripts/reference/kinds.ts';
import { describeGolden, isLong, referenceFiles } from './golden.ts';

test('every file that the runner knows is here, and the runner knows every file', () => {
  expect(referenceFiles.toSorted()).toEqual([...KINDS.keys()].toSorted());
});

describeGolden(referenceFiles.filter((file) => !isLong(file)));
