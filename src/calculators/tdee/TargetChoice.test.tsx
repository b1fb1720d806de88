import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { kcal } from '@evenscale/formulas/units';
import { afterEach, expect, test, vi } from 'vitest';
import { someResult } from '../../../tests/some-person.ts';
import { someOwnTarget } from '../../../tests/some-plan.ts';
import { askBeforeEatingLess } from '#person/policy-words.ts';
import { publishOwnTarget } from '#person/plan/own-target.ts';
import type { TdeeEntries } from '#tools/tdee/entries.ts';
import { TargetChoice } from './TargetChoice.tsx';

afterEach(() => {
  cleanup();
  publishOwnTarget(null);
});

const HE = { weight: '95 kg', height: '178 cm', age: '41' } as const;

const choiceFor = (target: TdeeEntries['target'], onChoose = vi.fn()) => (
  <TargetChoice report={someResult({ ...HE, goal: 'lose', target }).report} onChoose={onChoose} />
);

const names = (): readonly string[] =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');

const chosen = (): readonly string[] =>
  names().filter((_, index) => screen.getAllByRole<HTMLInputElement>('radio')[index]?.checked);

test('without a plan there are the seven targets', () => {
  render(choiceFor(''));
  expect(names()).toHaveLength(7);
  expect(chosen()).toEqual([expect.stringMatching(/^Loss \(your target\)/u)]);
});

const isFirst = (text: HTMLElement, radio: HTMLElement | undefined): boolean =>
  radio !== undefined && Boolean(text.compareDocumentPosition(radio) & Node.DOCUMENT_POSITION_FOLLOWING);

test('the medicine note shows below the row while a loss is chosen, and is only hidden for other targets', () => {
  const { rerender } = render(choiceFor('mildLoss'));
  const text = screen.getByText(askBeforeEatingLess);
  expect(text.closest('[hidden]')).toBeNull();
  expect(isFirst(screen.getAllByRole('radio')[4] ?? text, text)).toBe(true);
  expect(text.closest('details')).toBeNull();
  rerender(choiceFor('maintain'));
  expect(screen.getByText(askBeforeEatingLess)).toBe(text);
  expect(text.closest('[hidden]')).not.toBeNull();
});

test('where no loss is needed, it stands with the losses; where none is offered, nowhere', () => {
  const choice = (entries: Partial<TdeeEntries>) => (
    <TargetChoice report={someResult({ ...HE, ...entries }).report} onChoose={vi.fn()} />
  );
  const { rerender } = render(choice({ weight: '80 kg', age: '70' }));
  expect(
    screen.getByText(askBeforeEatingLess).closest('details')?.querySelector('summary')?.textContent,
  ).toBe('Losing weight: usually not needed at 70');
  rerender(choice({ weight: '55 kg' }));
  expect(screen.getByText(askBeforeEatingLess).closest('[hidden]')).not.toBeNull();
});

test('the followed plan’s calories come first, and can be chosen and left', () => {
  const onChoose = vi.fn();
  const { rerender } = render(choiceFor('lose~2103.25', onChoose));
  expect(chosen()).toEqual([expect.stringMatching(/^From a plan \(your target\)−\d+2,103$/u)]);
  act(() => publishOwnTarget({ ...someOwnTarget(), intake: kcal(2103.2468) }));
  expect(chosen()).toEqual([expect.stringMatching(/^Your plan \(your target\)−\d+2,103$/u)]);
  expect(names()).toHaveLength(8);
  rerender(choiceFor('mildLoss', onChoose));
  expect(chosen()).toEqual([expect.stringMatching(/^Mild loss/u)]);
  expect(names()[0]).toMatch(/^Your plan−/u);
  fireEvent.click(screen.getByRole('radio', { name: /^Your plan/u }));
  expect(onChoose).toHaveBeenCalledWith('lose~2103.25');
});

test('another plan’s calories are beside those of the followed one', () => {
  publishOwnTarget({ ...someOwnTarget(), intake: kcal(2000) });
  render(choiceFor('lose~2103.25'));
  expect(names().slice(0, 2)).toEqual([
    expect.stringMatching(/^Your plan−/u),
    expect.stringMatching(/^From a plan \(your target\)/u),
  ]);
});
