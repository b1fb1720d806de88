import { SKIP_NUMBERS_KEY } from '#calculators/pregnancy/skip-numbers.ts';
import { PREGNANCY_KEY } from '#calculators/pregnancy/visit-entries.ts';
import { logWords } from '#calculators/log/log-words.ts';
import { UNFINISHED_KEY } from '#calculators/log/noted-changes.ts';
import { peopleWords } from '#calculators/log/people/people-words.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { savedChildWords } from '#parts/saved-results/children/child-words.ts';
import { keptPersonWords } from '#parts/kept-person/kept-person-words.ts';
import { savedWords, saveWords } from '#parts/saved-results/saved-words.ts';
import { ENERGY_UNIT_KEY } from '#person/energy/energy-unit.ts';
import { ERASED_KEY } from '#person/entries/erased.ts';
import { PAGE_STATE_KEY } from '#person/entries/history.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { TAB_PERSON_KEY } from '#person/entries/tab-person.ts';
import { WITHOUT_KEPT_KEY } from '#person/entries/without-kept.ts';
import {
  CACHE_PREFIX,
  LATER_KEY,
  PAGES_CACHE,
  TYPED_KEY,
  VERSIONS_CACHE,
  WORKER_PATH,
} from '#site/offline/offline-names.ts';
import { updateWords } from '#site/offline/offline-words.ts';

interface StoredItem {
  /** Omitted if the previous heading applies to this one too. */
  readonly title?: string;
  readonly place: string;
  readonly names: readonly string[];
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

/** The labels of the rows. */
export const storedLabels = { what: 'What', why: 'Why', until: 'Until' } as const;

/**
 * Everything that is stored, by the place where a browser shows it. A browser test reads the names here and checks that
 * there are no others.
 */
export const storedItems: readonly StoredItem[] = [
  {
    title: 'What you type, while the tab is open',
    place: 'Session storage',
    names: [SESSION_KEY],
    what: 'units, weight, height, age, gender, activity level, body fat and waist, family background, and whether you’re pregnant or breastfeeding, as you entered them, which of them are still our presets, whether they came from a link or a saved result, and on which page they were typed last; your goal, with the target you chose or your plan’s weight and date; and, if you use the maintenance calories from your log there, that figure with its range, your weight at the end of the log and whose log it is (age, gender and height), but no day of the log',
    why: 'so you don’t have to type them again in another calculator or after a reload',
    until: 'you press Reset or close the tab',
  },
  {
    place: 'Session storage',
    names: [PREGNANCY_KEY],
    what: 'what you typed on the page about pregnancy: units, weights, height, age, the week, and one baby or twins, never the due date',
    why: 'so it’s still there when you come back to that page',
    until: 'you press Reset there or close the tab',
  },
  {
    place: 'Session storage',
    names: [ENERGY_UNIT_KEY],
    what: '“kJ” and nothing else',
    why: 'so every page shows energy in kilojoules after you chose them',
    until: 'you choose kcal, press Reset or close the tab',
  },
  {
    place: 'Session storage',
    names: [SKIP_NUMBERS_KEY],
    what: '“with” or “without” and nothing else',
    why: 'so the page about pregnancy stays with or without its numbers, as you chose there',
    until: 'you close the tab',
  },
  {
    place: 'Session storage',
    names: [WITHOUT_KEPT_KEY],
    what: '“yes” and nothing else',
    why: `so the forms stay empty after you press “${keptPersonWords.without('').join('')}”`,
    until: `you press “${keptPersonWords.back}” or close the tab`,
  },
  {
    place: 'Session storage',
    names: [ERASED_KEY],
    what: 'the time when what you typed was emptied, and nothing else',
    why: `so that nothing from before comes back after “${savedWords.eraseYes}”, or once the page is for another person`,
    until: 'you close the tab',
  },
  {
    place: 'Session storage',
    names: [TAB_PERSON_KEY],
    what: 'a random number that stands for the person whose entries the tab has; not the name',
    why: 'so that what was typed for one person isn’t shown to another one on this device',
    until: 'you close the tab',
  },
  {
    place: 'Session storage',
    names: [UNFINISHED_KEY],
    what: 'a day that you change in your log: its date, and the weight, calories, waist, body fat or note that you typed',
    why: 'so nothing is lost if you leave or reload the page before the log has stored it',
    until: 'the log has stored it, which usually takes a moment',
  },
  {
    place: 'History of the tab',
    names: [PAGE_STATE_KEY],
    what: 'that the page shows a result, and the entries only this calculator has: goal, chosen target, goal weight and date, and the day on which you asked for a plan; for a child sex, age in months, weight and height, never a date of birth',
    why: 'so your result is still there after a reload, Back or Forward',
    until: 'you press Reset or close the tab',
  },
  {
    title: 'Results you saved',
    place: 'IndexedDB',
    names: [STORE_DATABASE],
    what: 'date and time, your entries, and your note if you write one; and, once for all forms, the entries that they start with on your next visit. From the pregnancy page, it’s the weights, height, age, week, and one baby or twins, never the due date, and the forms don’t start with any of it.',
    why: `so you can see how your numbers change, and needn’t type them again; only if you press “${saveWords.save}”`,
    until:
      'you delete them; some browsers clear them if you don’t visit for a long time, and we ask yours not to',
  },
  {
    title: 'Measurements of a child that you chose to save',
    place: 'IndexedDB',
    names: [STORE_DATABASE],
    what: 'the name or initials that you typed, sex, age in months, weight and height. No date, neither of birth nor of the measurement, because a date and an age together would give the birthday away.',
    why: `so that you can see the line on the growth chart; only if you press “${savedChildWords.save}”`,
    until: 'you delete them',
  },
  {
    title: 'Your log of weights and meals',
    place: 'IndexedDB',
    names: [STORE_DATABASE],
    what: 'for each day that you log: the day, weight, calories eaten, waist, body fat, and your note, as far as you enter them; also sex, age and height if you enter them there, your units, and whether the weight is hidden; and for 30 days after you import a file, what it changed, so that you can undo the import',
    why: `so that you can see your trend and your own maintenance calories; only if you press “${logWords.log}”, fill in a day or import a file`,
    until:
      'you delete them; some browsers clear them if you don’t visit for a long time, and we ask yours not to',
  },
  {
    title: 'The names of people who keep a log on this device',
    place: 'IndexedDB',
    names: [STORE_DATABASE],
    what: 'a name or initials for each person, if you type one; it tells their logs, plans and results apart, and is never part of a link',
    why: `so that several people can use one device; only if you press “${peopleWords.add}” or “${peopleWords.name}” on the page of the log`,
    until: 'you erase the person there, or everything',
  },
  {
    title: 'The site itself, to read offline',
    place: 'Service workers',
    names: [WORKER_PATH],
    what: 'a script of this site that answers instead of the server when you’re offline',
    why: 'so the calculators work anywhere, and pages you’ve read stay readable',
    until: 'you remove it in your browser',
  },
  {
    place: 'Cache storage',
    names: [`${CACHE_PREFIX}-precache-v2`, PAGES_CACHE, VERSIONS_CACHE],
    what: 'copies of this site’s files: scripts, the font, the calculators, and pages you’ve read or saved. Never anything you typed. The first name continues with the address of the site.',
    why: 'so they don’t have to be downloaded again',
    until: 'a new version replaces them, or you remove them',
  },
  {
    title: 'When a new version of the site is offered',
    place: 'Session storage',
    names: [LATER_KEY],
    what: '“yes” and nothing else',
    why: `so you aren’t asked again after “${updateWords.later}”`,
    until: 'you close the tab',
  },
  {
    title: 'When a page has to be reloaded',
    place: 'History of the tab',
    names: [TYPED_KEY],
    what: 'what’s in the fields of the page',
    why: `so nothing is lost when you press “${updateWords.now}” or reload a page because part of it couldn’t start`,
    until: 'the page has started again, a moment later',
  },
];
