// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { years } from '@evenscale/formulas/units';
import { readHeight, readWeight, type PersonDraft } from './draft.ts';
import { fillForm, onFill, publishResult, useSharedResult } from './store.ts';
import type { SharedResult } from './shared-result.ts';

const draft: PersonDraft = {
  units: 'metric',
  inStone: false,
  weight: { unit: 'kg', kilograms: '81' },
  height: { unit: 'cm', centimetres: '179' },
  age: '44',
  gender: 'female',
  activityLevel: 'lightlyActive',
};

function result(): SharedResult {
  const weight = readWeight(draft.weight);
  const height = readHeight(draft.height);
  if (!weight.ok || !height.ok) throw new Error('the draft of this test cannot be read');
  return {
    calculator: 'home',
    draft,
    person: {
      units: 'metric',
      inStone: false,
      weight: weight.value,
      height: height.value,
      age: years(44),
      gender: 'female',
      activityLevel: 'lightlyActive',
    },
  };
}

afterEach(() => {
  publishResult(null);
});

test('a part that loads late gets the result and its updates', () => {
  const first = result();
  publishResult(first);
  const { result: seen } = renderHook(useSharedResult);
  expect(seen.current).toBe(first);
  const second = result();
  act(() => publishResult(second));
  expect(seen.current).toBe(second);
  act(() => publishResult(null));
  expect(seen.current).toBeNull();
});

test('filled-in entries reach the form at once, and only once', () => {
  const take = vi.fn();
  const stop = onFill(take);
  fillForm({ entries: { bodyFat: '22' }, isSubmitted: true });
  expect(take).toHaveBeenCalledExactlyOnceWith({ entries: { bodyFat: '22' }, isSubmitted: true });
  stop();
  fillForm({ entries: { bodyFat: '23' } });
  expect(take).toHaveBeenCalledOnce();
  onFill(vi.fn())();
});

test('entries filled in before the form is ready wait for it', () => {
  fillForm({ entries: { age: '51' } });
  const take = vi.fn();
  onFill(take)();
  expect(take).toHaveBeenCalledExactlyOnceWith({ entries: { age: '51' } });
  onFill(take)();
  expect(take).toHaveBeenCalledOnce();
});
