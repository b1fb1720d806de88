import { describe, expect, test } from 'vitest';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { isLink, readLink, writeLink } from '#person/entries/link.ts';
import { isCalculable } from '#person/entries/kept.ts';
import { readChildAge } from '#tools/child-bmi/age.ts';
import { child } from '#tools/child-bmi/entries.ts';
import { planner } from '#tools/planner/entries.ts';
import { tdee } from '#tools/tdee/entries.ts';

const SENT = changedEntries(tdee, initialEntries(tdee), {
  weight: 'kg~72,5 kg',
  height: 'ft~5~11',
  bodyFat: '22.',
  target: 'mildLoss',
  macros: 'own~176g~~0.9k',
});

test('a link has names and values, and choices that are the default', () => {
  expect(writeLink(tdee, SENT, { energy: 'kJ' })).toBe(
    'tdee?weight=kg~72%2C5%20kg&height=ft~5~11&age=25&gender=male&activityLevel=moderatelyActive' +
      '&goal=lose&bodyFat=22.&target=mildLoss&macros=own~176g~~0.9k&ownMaintenance=&units=metric&energy=kJ',
  );
});

describe('a link that was changed in transit still opens', () => {
  const link = writeLink(tdee, SENT, { energy: 'kJ' });

  test.each([
    ['encoded', encodeURIComponent(link)],
    ['encoded twice', encodeURIComponent(encodeURIComponent(link))],
    ['with encoded tildes', link.replaceAll('~', '%7E')],
    ['with encoded percent signs', link.replaceAll('%', '%25')],
    ['with plus signs for spaces', link.replaceAll('%20', '+')],
    ['with a full stop at its end', `${link}.`],
    ['with a bracket and a full stop', `${link}).`],
    ['with quotation marks', `${link}”`],
    ['with an encoded pointed bracket', `${link}%3E`],
    ['with a tracking parameter', `${link}&utm_source=letter`],
    ['with punctuation before it', `${link}).&utm_source=letter`],
    ['with a query', `${link}?utm_source=letter`],
    ['encoded, with a full stop', `${encodeURIComponent(link)}.`],
  ])('%s', (_, changed) => {
    expect(isLink(`#${changed}`)).toBe(true);
    expect(readLink(tdee, `#${changed}`)).toEqual({ entries: SENT, energy: 'kJ', isOwn: false });
  });

  test('an unreadable one is still taken for a link', () => {
    for (const broken of ['#tdee?', '#tdee?x', '#tdee%3Fweight', '#TDEE%253F'])
      expect([isLink(broken), readLink(tdee, broken)]).toEqual([true, null]);
    for (const other of ['', '#', '#tdee', '#results', '#home-page?x']) expect(isLink(other)).toBe(false);
  });

  test('a very long one is refused', () => {
    expect(readLink(tdee, `${link}&x=${'x'.repeat(20_000)}`)).toBeNull();
  });
});

describe('a child’s link', () => {
  const typed = changedEntries(child, initialEntries(child), {
    gender: 'male',
    ageBy: 'years',
    years: '12',
    months: '0',
    weight: 'kg~40',
    height: 'cm~150',
    knownAge: '144.25',
  });
  const ageOf = (link: string): number | undefined => {
    const reading = readLink(child, link);
    const age = reading && readChildAge(reading.entries);
    return age?.ok && age.range.kind === 'covered' ? age.range.age : undefined;
  };

  test('has the exact age', () => expect(ageOf(writeLink(child, typed))).toBe(144.25));

  test('whose exact age isn’t the one that the form shows gives the age that it shows', () => {
    const forged = writeLink(child, typed).replace('knownAge=144.25', 'knownAge=180');
    expect(ageOf(forged)).toBe(144.5);
  });
});

test('a planner’s link with a date that doesn’t exist can’t be calculated, and one that has passed can', () => {
  const dated = (goalDate: string): boolean => {
    const entries = {
      ...initialEntries(planner),
      weight: 'kg~90',
      height: 'cm~178',
      goalWeight: 'kg~80',
      goalDate,
    };
    return isCalculable(planner, entries);
  };
  expect([dated('2026-02-30'), dated('2026-02-28')]).toEqual([false, true]);
});
