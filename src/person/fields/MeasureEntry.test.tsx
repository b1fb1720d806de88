import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WEIGHT } from '#person/entries/measure.ts';
import { formatWeight } from '#person/format-weight.ts';
import { MeasureEntry } from './MeasureEntry.tsx';

const nothing = (): void => undefined;

/** A weight in stone and pounds. */
function Stone({ start = '' }: { readonly start?: string }) {
  const [text, setText] = useState(start);
  return (
    <MeasureEntry
      kind={{ measure: WEIGHT, steps: { metric: 0.1, imperial: 0.1 } }}
      label="Weight"
      name="weight"
      unit="st"
      text={text}
      problem={undefined}
      problemText={() => ''}
      question={null}
      format={({ kilograms }) => formatWeight(kilograms, 'st')}
      inputRef={null}
      onEdit={setText}
      onLeave={nothing}
      onMeantOther={nothing}
      onConfirm={nothing}
    />
  );
}

const [stone, pounds] = ['Stone', 'Pounds'].map(
  (label) => () => screen.getByLabelText<HTMLInputElement>(new RegExp(label, 'u')),
) as [() => HTMLInputElement, () => HTMLInputElement];

afterEach(cleanup);

test('somebody who begins with the pounds hasn’t entered the stone', () => {
  render(<Stone />);
  fireEvent.change(pounds(), { target: { value: '5' } });
  expect([stone().value, pounds().value]).toEqual(['', '5']);
});

test('stone with decimals say how they were read', () => {
  render(<Stone />);
  fireEvent.change(stone(), { target: { value: '11' } });
  expect(screen.queryByText(/Understood/u)).toBeNull();
  fireEvent.change(stone(), { target: { value: '11.5' } });
  expect(screen.getByText('Understood as 11 st 7 lb.')).toBeTruthy();
});
