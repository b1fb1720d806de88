import { expect, test } from 'vitest';
import { metricPerson as metric } from '../../tests/some-person.ts';
import { backgroundLimitsOf } from './assessment.ts';
import { backgroundParts } from './matter-words.ts';

// 70.4 kg at 175 cm is a BMI of 23.
test.each([
  ['72', true],
  ['90', true],
  ['68', false],
  ['52', false],
])('with the lower limits, %s kg at 175 cm leads to a diabetes test: %s', (weight, isTested) => {
  const limits = backgroundLimitsOf({ ...metric(weight, '175'), familyBackground: true });
  const text = (limits ? backgroundParts(limits) : []).map((part) =>
    typeof part === 'string' ? part : part.text,
  );
  expect(text.join('')).toMatch(/Healthy range, BMI 18\.5 to /u);
  expect(text.join('').includes('ask a doctor for a diabetes test')).toBe(isTested);
});
