import { expect, test } from 'vitest';
import { imperialPerson as imperial, metricPerson as metric } from '../../../tests/some-person.ts';
import type { Person } from '#person/person.ts';
import { firstStepText } from './first-step.ts';

const related = (person: Person): Person => ({ ...person, familyBackground: true });

test.each([
  // A tenth less than 95 kg is 85.5 kg, above the range of 175 cm (76.3 kg). Below BMI 30, losing needs another reason.
  [metric('95', '175'), 'A good first step is to lose 5 to 10 kg.'],
  [metric('90', '175'), 'If you want to lose weight, 5 to 9 kg is a good first step.'],
  [imperial('190'), 'A good first step is to lose 10 to 19 lb.'],
  [imperial('190', 'stone'), 'A good first step is to lose 10 lb to 1 st 5 lb.'],
  [imperial('300', 'stone'), 'A good first step is to lose 1 st 1 lb to 2 st 2 lb.'],
  // A tenth is enough.
  [metric('84', '175'), null],
  [metric('70', '175'), null],
  [metric('50', '175'), null],
  // With the lower limits, the range of 175 cm ends at 70.1 kg.
  [related(metric('84', '175')), 'If you want to lose weight, 4 to 8 kg is a good first step.'],
  // A doctor comes first, and nobody plans a loss.
  [metric('95', '175', '68'), null],
  [metric('95', '175', '17'), null],
  [{ ...metric('95', '175'), pregnancy: true }, null],
])('a large loss has a first step (%#)', (someone, sentence) => {
  expect(firstStepText(someone)).toBe(sentence);
});
