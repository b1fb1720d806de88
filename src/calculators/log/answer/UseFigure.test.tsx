import 'fake-indexeddb/auto';
import { kcal, kg, years } from '@evenscale/formulas/units';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBenWithPlan } from '../../../../tests/some-plan.ts';
import { loadLog } from '#calculators/log/log-state.ts';
import { endPlan } from '#person/database/plans.ts';
import { clearSession, loadSession } from '#person/entries/session.ts';
import { localDay } from '#person/log/local-day.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { UseFigure } from './UseFigure.tsx';

const today = localDay(new Date());
const person = { gender: 'male', age: years(40), saidOn: today, centimetres: 178 } as const;
const figure = { value: kcal(2600), low: kcal(2500), high: kcal(2700), weight: kg(89), person };

/** That TDEE starts with the goal after the link, once the plan was read. */
async function expectGoalAfterLink(goal: string): Promise<void> {
  await act(() => loadLog());
  render(<UseFigure {...{ figure, person, today }} units="metric" isWeightHidden={false} />);
  await waitFor(() => {
    fireEvent.click(screen.getByRole('link', { name: 'Use it in the TDEE calculator' }));
    expect(loadSession(tdee)?.goal).toBe(goal);
  });
}

beforeEach(keepBenWithPlan);
afterEach(() => {
  cleanup();
  clearSession();
});

test('TDEE gets the goal of the plan that is followed with the figure', async () => {
  await expectGoalAfterLink('lose');
});

test('without a plan, it gets none', async () => {
  await endPlan('ben');
  await expectGoalAfterLink('maintain');
});
