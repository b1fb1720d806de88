import { expect, test } from 'vitest';
import { searchPages } from '#config/search-pages.ts';
import { buildEntries, entriesScript } from './entries.ts';

const CARDIO = {
  slug: 'cardio-workouts',
  title: 'Cardio </script> “workouts”',
  description: 'How hard to run.\u2028',
  category: 'Fitness',
};

test('articles stand before pages; a page has no slug, no description, and the word Page', () => {
  expect(buildEntries([CARDIO], [{ label: 'FAQ', href: '/faq' }])).toEqual([
    { ...CARDIO, url: '/articles/cardio-workouts' },
    { title: 'FAQ', slug: '', category: 'Page', url: '/faq', description: '' },
  ]);
});

test('the pages are the six of the specification, then the guides, then the rest', () => {
  const pages = buildEntries([], searchPages).map(({ title, url }) => `${title} ${url}`);
  expect(pages).toEqual([
    'BMI Calculator /',
    'TDEE Calculator /tdee-calculator',
    'BMI Information /bmi-information',
    'About Us /about',
    'FAQ /faq',
    'Contact Us /contact',
    'Calorie Guide /calorie-calculator',
    'Activity Guide /healthy-weight-guide',
    'Understanding BMI /bmi-article',
    'Calorie Deficit Guide /calorie-deficit-guide',
    'Activity Level Guide /activity-level-explained',
    'Weight Planner /weight-planner',
    'Child and Teen BMI Calculator /child-bmi-calculator',
    'Saved Results /saved',
  ]);
});

test('the script gives back what was put in', async () => {
  const entries = buildEntries([CARDIO], searchPages);
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(entriesScript(entries))}`
  );
  expect(module).toEqual(expect.objectContaining({ entries }));
});
