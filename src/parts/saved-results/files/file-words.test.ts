import { expect, test } from 'vitest';
import { importedText, skippedText, stoppedText } from './file-words.ts';

test('the outcome of an import is said in whole sentences, for one and for many', () => {
  expect(importedText({ added: 0, updated: 0, known: 0, skipped: 0 })).toBe('The file has no results.');
  expect(importedText({ added: 1, updated: 1, known: 1, skipped: 1 })).toBe(
    '1 result added. 1 result updated. 1 result already here. 1 entry left out:',
  );
  expect(importedText({ added: 1200, updated: 0, known: 2, skipped: 0 })).toBe(
    '1,200 results added. 2 results already here.',
  );
  expect(stoppedText(1, 'full')).toMatch(/^1 result was imported before this stopped\. The file still has/u);
  expect(stoppedText(2, 'full')).toMatch(/^2 results were imported before this stopped\./u);
});

test('a skipped entry has its position and a whole sentence', () => {
  expect(skippedText({ unit: 'row', place: 3, problem: 'shape' })).toBe(
    'Row 3: It isn’t complete, or its cells don’t match the columns.',
  );
});
