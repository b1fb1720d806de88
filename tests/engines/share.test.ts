import { expect } from 'vitest';
import { shareWords } from '#parts/share/share-words.ts';
import { shareActionWords } from '#person/share/share-action-words.ts';
import { calculate, enter } from './person.ts';
import { emptyStores, fieldValue, fill, open, openAction, press, see, test, textOf, until } from './visit.ts';

const PERSON = {
  weight: '71.3',
  height: '182.6',
  age: '47',
  gender: 'Female',
  activityLevel: 'veryActive',
} as const;

test('a copied link carries entries and results to another visit, and is removed from the address', async ({
  visit,
}) => {
  await open(visit, '/');
  await enter(visit, PERSON);
  await calculate(visit);
  const bmi = await textOf(visit, 'bmi');
  await openAction(visit, 'Share');
  await press(visit, 'button', shareActionWords.copy);
  await see(visit, shareActionWords.copied);
  await fill(visit, 'weight', '');
  await visit.page.press('Paste');
  const entries =
    'weight=kg~71.3&height=cm~182.6&age=47&gender=female&activityLevel=veryActive&units=metric&energy=kcal';
  const link = `${visit.host.origin}/#home?${entries}`;
  // The field of a measure leaves out the `~` that separates its inputs.
  expect(await fieldValue(visit, 'weight')).toBe(link.replaceAll('~', ''));

  await emptyStores(visit);
  await open(visit, link);
  expect(await textOf(visit, 'bmi')).toBe(bmi);
  expect(await fieldValue(visit, 'height')).toBe('182.6');
  await see(visit, shareWords.received);
  await until(visit, () => !location.href.includes('#'));
});
