import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { calculated } from '#person/entries/form-result.ts';
import { planner } from '#tools/planner/entries.ts';
import { buildPlanReport } from '#tools/planner/report.ts';
import { reportBuilder, useCalculatedPlan } from './use-calculated-plan.ts';

const typed = (goalWeight: string) =>
  changedEntries(planner, initialEntries(planner), {
    weight: '90',
    height: '178',
    age: '40',
    goalWeight,
    goalDate: '2027-05-20',
    today: '2026-11-21',
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const resultOf = (entries: ReturnType<typeof typed>) =>
  calculated(planner, { entries, presets: [], confirmed: null });

test('a plan is calculated while the form is left alone, and not again when it is asked for', () => {
  const build = vi.fn(buildPlanReport);
  const reportOf = reportBuilder(build);
  const shown = renderHook(
    (state: Parameters<typeof useCalculatedPlan>[0]) => useCalculatedPlan(state, reportOf),
    { initialProps: { entries: typed(''), result: resultOf(typed('')) } },
  );
  act(() => void vi.advanceTimersByTime(1000));
  expect(build).not.toHaveBeenCalled();
  shown.rerender({ entries: typed('8'), result: null });
  act(() => void vi.advanceTimersByTime(100));
  const entries = typed('80');
  shown.rerender({ entries, result: null });
  act(() => void vi.advanceTimersByTime(1000));
  expect(build).toHaveBeenCalledTimes(1);
  expect(shown.result.current).toBeNull();
  shown.rerender({ entries, result: resultOf(entries) });
  expect(build).toHaveBeenCalledTimes(1);
  expect(shown.result.current).toEqual(build.mock.results[0]?.value);
  const other = typed('85');
  shown.rerender({ entries: other, result: resultOf(other) });
  expect(build).toHaveBeenCalledTimes(2);
  expect(shown.result.current).toMatchObject({ kind: 'planned', input: { goal: { kilograms: 85 } } });
});
