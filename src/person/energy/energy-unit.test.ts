// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

test('the choice is live, and is stored for the site’s other pages', async () => {
  const { chooseEnergyUnit, currentEnergyUnit, ENERGY_UNIT_KEY, useEnergyUnit } =
    await import('./energy-unit.ts');
  const { result } = renderHook(() => useEnergyUnit());
  expect(result.current).toBe('kcal');
  act(() => chooseEnergyUnit('kJ'));
  expect([result.current, currentEnergyUnit()]).toEqual(['kJ', 'kJ']);
  expect(sessionStorage.getItem(ENERGY_UNIT_KEY)).toBe('kJ');
  act(() => chooseEnergyUnit('kcal'));
  expect(result.current).toBe('kcal');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['kJ', 'kJ'],
  ['kcal', 'kcal'],
  ['<script>', 'kcal'],
])('a page starts with the stored choice: %s', async (stored, unit) => {
  sessionStorage.setItem('evenscale.energy', stored);
  const { currentEnergyUnit } = await import('./energy-unit.ts');
  expect(currentEnergyUnit()).toBe(unit);
});

test('a page restored from the back/forward cache takes over a later choice', async () => {
  const { currentEnergyUnit } = await import('./energy-unit.ts');
  sessionStorage.setItem('evenscale.energy', 'kJ');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(currentEnergyUnit()).toBe('kJ');
});

test('without storage the choice applies to this page only', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const { chooseEnergyUnit, currentEnergyUnit } = await import('./energy-unit.ts');
  chooseEnergyUnit('kJ');
  expect(currentEnergyUnit()).toBe('kJ');
  vi.restoreAllMocks();
});
