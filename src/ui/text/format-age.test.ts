import { expect, test } from 'vitest';
import { ageText } from './format-age.ts';

test.each([
  { age: 24, text: '2 years' },
  { age: 25, text: '2 years 1 month' },
  { age: 112, text: '9 years 4 months' },
  { age: 239, text: '19 years 11 months' },
  { age: 12, text: '1 year' },
  { age: 5, text: '0 years 5 months' },
])('$age months is $text', ({ age, text }) => expect(ageText(age)).toBe(text));
