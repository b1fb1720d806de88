import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, usePerson } from '#person/database/people.ts';
import { announceErased } from '#person/database/store-channel.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { chooseEnergyUnit } from '#person/energy/energy-unit.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { TAB_PERSON_KEY } from '#person/entries/tab-person.ts';
import { chooseWithoutKept } from '#person/entries/without-kept.ts';
import type { FigureName } from '#person/known/own-figures.ts';
import { OwnAnswer } from './OwnAnswer.tsx';

const MAN = {
  weight: 'kg~70',
  height: 'cm~175',
  age: '30',
  gender: 'male',
  activityLevel: 'moderatelyActive',
  units: 'metric',
};

const keep = (session: object): void => sessionStorage.setItem(SESSION_KEY, JSON.stringify(session));

/** The answer as soon as it is there. */
async function answer(asked: FigureName): Promise<string> {
  render(<OwnAnswer asked={asked} onChosen={() => undefined} />);
  return (await screen.findByRole('link')).textContent;
}

/** True if no answer appears in the time that one would take. */
async function isSilent(asked: FigureName): Promise<boolean> {
  render(<OwnAnswer asked={asked} onChosen={() => undefined} />);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return screen.queryByRole('link') === null;
}

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  cleanup();
  chooseEnergyUnit('kcal');
  await deleteDB(STORE_DATABASE);
});

describe('the person of the session', () => {
  test.each<[FigureName, string, string]>([
    ['bmi', 'BMI: 22.9', '/'],
    ['healthyWeight', 'Healthy weight range: 56.7–76.3 kg', '/ideal-weight-calculator'],
    ['maintenance', 'Maintenance calories: 2,556 kcal a day', '/tdee-calculator'],
    ['bmr', 'BMR: 1,649 kcal a day', '/bmr-calculator'],
    ['protein', 'Protein: 98–140 g a day for a steady weight', '/protein-calculator'],
    [
      'water',
      'Water: 2.0–3.0 liters of drinks a day',
      '/articles/hydration-tips#how-much-water-a-day-the-official-figures',
    ],
  ])('reads the %s, whose it is, and goes to its page', async (asked, text, page) => {
    keep(MAN);
    expect(await answer(asked)).toBe(`${text} For 70 kg, 175 cm, 30 years.`);
    expect(screen.getByRole('link').getAttribute('href')).toBe(page);
  });

  test('reads their units', async () => {
    keep({ ...MAN, weight: 'lb~154', height: 'ft~5~9', units: 'imperial' });
    expect(await answer('healthyWeight')).toBe(
      'Healthy weight range: 125.3–168.6 lb For 154 lb, 5 ft 9 in, 30 years.',
    );
  });

  test('reads kilojoules once they are chosen', async () => {
    keep(MAN);
    chooseEnergyUnit('kJ');
    expect(await answer('maintenance')).toContain('10,692 kJ a day');
  });

  test('reads which entries that matter are a guess', async () => {
    keep({ ...MAN, presets: 'gender activityLevel' });
    expect(await answer('bmr')).toContain('We assumed male.');
    cleanup();
    expect(await answer('bmi')).not.toContain('assumed');
  });

  test('reads the range for 65 and over', async () => {
    keep({ ...MAN, age: '70' });
    expect(await answer('healthyWeight')).toContain('70.5–84.2 kg');
  });
});

describe('nothing is shown', () => {
  test.each<[string, object]>([
    ['without a person', {}],
    ['under 18', { ...MAN, age: '17' }],
    ['below BMI 18.5', { ...MAN, weight: 'kg~56' }],
    ['during a pregnancy', { ...MAN, gender: 'female', pregnancy: 'yes' }],
    ['for entries of a link', { ...MAN, linked: 'yes' }],
    ['for a weight that nobody has', { ...MAN, weight: 'kg~100000' }],
    ['for a height that nobody has', { ...MAN, height: 'cm~12' }],
    ['for words instead of numbers', { ...MAN, weight: 'kg~NaN' }],
    ['for a negative weight', { ...MAN, weight: 'kg~-70' }],
    ['for a list', { ...MAN, weight: ['70'] }],
  ])('%s', async (_what, session) => {
    keep(session);
    for (const asked of ['bmi', 'healthyWeight', 'maintenance', 'bmr', 'protein', 'water'] as const) {
      expect(await isSilent(asked), asked).toBe(true);
      cleanup();
    }
  });

  test('of maintenance that needs its caution', async () => {
    keep({
      ...MAN,
      gender: 'female',
      age: '90',
      weight: 'kg~45',
      height: 'cm~150',
      activityLevel: 'sedentary',
    });
    expect(await isSilent('maintenance')).toBe(true);
    cleanup();
    expect(await answer('bmi')).toContain('BMI: 20.0');
  });

  test('of a person who was erased in another tab', async () => {
    keep(MAN);
    sessionStorage.setItem(TAB_PERSON_KEY, 'ana');
    expect(await isSilent('bmi')).toBe(true);
  });
});

describe('the person kept on the device', () => {
  const ANA = { gender: 'female', height: 'cm~168', weight: 'kg~73', activityLevel: 'sedentary', age: '42' };

  test('is named, with what they never chose', async () => {
    await addPerson('Ana', { height: ANA.height, weight: ANA.weight });
    expect(await answer('bmr')).toBe(
      'BMR: 1,660 kcal a day For Ana: 73 kg, 168 cm, 25 years. We assumed male and 25 years old.',
    );
  });

  test('isn’t used by somebody who goes without', async () => {
    await addPerson('Ana', ANA);
    chooseWithoutKept(true);
    expect(await isSilent('bmi')).toBe(true);
    keep(MAN);
    cleanup();
    expect(await answer('bmi')).toBe('BMI: 22.9 For 70 kg, 175 cm, 30 years.');
  });

  test('gives way to whom the page is for next', async () => {
    const ana = await addPerson('Ana', ANA);
    await addPerson('Ben', { ...ANA, weight: 'kg~80' });
    expect(await answer('bmi')).toContain('For Ben: 80 kg');
    await act(async () => {
      if (ana.ok) await usePerson(ana.value.id);
      announceErased();
    });
    await waitFor(() => expect(screen.getByRole('link').textContent).toContain('For Ana: 73 kg'));
  });
});
