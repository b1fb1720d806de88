import { expect, test } from 'vitest';
import { metricPerson } from '../../tests/some-person.ts';
import { entriesLine } from './person-line.ts';

test('the entries say that the lower limits were used, which no adult limits are under 18', () => {
  const person = { ...metricPerson('74', '175'), familyBackground: true } as const;
  expect(entriesLine(person)).toBe(
    'Male, 30 years, 74 kg, 175 cm, moderately active, lower limits for a family background',
  );
  expect(entriesLine({ ...metricPerson('55', '165', '15'), familyBackground: true })).not.toContain('limits');
});
