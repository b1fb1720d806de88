import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { proteinBoundsOf } from '#person/macros/protein-note.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { MacroPanel } from './MacroPanel.tsx';

afterEach(cleanup);

test.each([
  ['70', true],
  // Above a BMI of 25, protein is judged by an adjusted weight.
  ['90', false],
])('at %s kg and 175 cm, amounts per kilogram are shown: %s', (weight, areShown) => {
  const reading = readEntries(tdee, { ...initialEntries(tdee), weight, height: '175' });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const { input } = reading;
  const bounds = proteinBoundsOf(input, 'maintain');
  render(<MacroPanel plan="balanced" isSelected report={buildTdeeReport(input)} protein={bounds} />);
  expect(document.body.textContent.includes('g/kg')).toBe(areShown);
});
