import { describe, expect, test } from 'vitest';
import { parseNumberText } from './number-text.ts';

describe('a number as people write it', () => {
  test.each([
    ['72.5', 72.5],
    ['72,5', 72.5],
    [' 68.25 ', 68.25],
    ['+81', 81],
    ['.5', 0.5],
    [',25', 0.25],
    ['70.', 70],
    ['1 234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,75', 1234.75],
    ['1,234', 1.234],
    ['７３．５', 73.5],
    ['٧٤', 74],
    ['۷۶٫۵', 76.5],
    ['\u200e77\u200f', 77],
    ['\u202e78\u202c', 78],
    ['0', 0],
    ['007', 7],
    ['70.0000000000000001', 70],
  ])('%s is %d', (text, value) => {
    expect(parseNumberText(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['\u200b', 'missing'],
    ['abc', 'notANumber'],
    ['1e999', 'notANumber'],
    ['1e2', 'notANumber'],
    ['1/2', 'notANumber'],
    ['½', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['12 34', 'notANumber'],
    ['🏋️', 'notANumber'],
    ['<b>70</b>', 'notANumber'],
    ['-5', 'negative'],
    ['−6', 'negative'],
    ['9'.repeat(10_000), 'tooLarge'],
  ])('%s is refused as %s', (text, problem) => {
    expect(parseNumberText(text)).toEqual({ ok: false, problem });
  });

  test('ten thousand digits are refused quickly', () => {
    const start = performance.now();
    parseNumberText(`${'1,'.repeat(5000)}x`);
    parseNumberText('1'.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
