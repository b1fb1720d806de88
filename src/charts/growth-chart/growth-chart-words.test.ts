import { expect, test } from 'vitest';
import { unwantedIn } from '../../../tests/content/word-list.ts';
import { aboveText, aroundText, chartTitle, curveLabel, growthChartWords } from './growth-chart-words.ts';

test('a curve has a name, and a position among curves is described', () => {
  const [p50, p75, line, higher] = [
    { kind: 'percentile', value: 50 },
    { kind: 'percentile', value: 75 },
    { kind: 'percentOfP95', value: 120 },
    { kind: 'percentOfP95', value: 140 },
  ] as const;
  expect([curveLabel(p50), curveLabel(line), curveLabel(line, true)]).toEqual([
    '50th',
    '120% of 95th',
    '120%',
  ]);
  expect(aroundText({ below: p50, above: p75 })).toBe('between the 50th percentile and the 75th percentile');
  expect(aroundText({ below: undefined, above: p50 })).toBe('below the 50th percentile');
  expect(aroundText({ below: line, above: undefined })).toBe('at or above 120% of the 95th percentile');
  expect(aroundText({ below: line, above: higher })).toBe('between 120% and 140% of the 95th percentile');
  expect(aroundText({ below: p75, above: line })).toBe(
    'between the 75th percentile and 120% of the 95th percentile',
  );
  expect(aroundText({ below: undefined, above: undefined })).toBe('');
  expect(chartTitle('male')).toBe('BMI for age, boys from 2 to 20 years');
});

test('the lines above the 95th percentile are named as they are drawn', () => {
  const [p95, line, higher] = [
    { kind: 'percentile', value: 95 },
    { kind: 'percentOfP95', value: 120 },
    { kind: 'percentOfP95', value: 140 },
  ] as const;
  expect(aboveText([p95])).toBeNull();
  expect(aboveText([p95, line])).toBe(
    'The line at 120% of the 95th percentile appears only for high measurements.',
  );
  expect(aboveText([p95, line, higher])).toBe(
    'The lines at 120% and 140% of the 95th percentile appear only for high measurements.',
  );
});

test('every text follows docs/words.md', () =>
  expect(Object.values(growthChartWords).flatMap((text) => unwantedIn(text))).toEqual([]));
