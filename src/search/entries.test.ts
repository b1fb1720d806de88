import { expect, test } from 'vitest';
import { searchPages } from '#config/search/search-pages.ts';
import { buildEntries, entriesScript } from './entries.ts';

const CARDIO = {
  slug: 'cardio-workouts',
  title: 'Cardio </script> “workouts”',
  description: 'How hard to run.\u2028',
  category: 'Fitness',
  keywords: ['running'],
  text: 'Run by breath, running hard. An article about running.',
};
const FAQ = { label: 'FAQ', href: '/faq', phrases: ['help'] };
const FAQ_TEXT = { description: 'Questions.', keywords: ['BMI FAQ'], text: 'What is an article of 24.9?' };

test('articles come before pages; a page has no slug, and “Page” as its category', () => {
  expect(buildEntries([CARDIO], [FAQ], new Map([['/faq', FAQ_TEXT]]))).toEqual([
    {
      title: CARDIO.title,
      slug: CARDIO.slug,
      category: 'Fitness',
      url: '/articles/cardio-workouts',
      description: CARDIO.description,
      keywords: ['running'],
      // Without the words of the other fields, and the words in every text.
      body: 'breath about',
      isTool: false,
    },
    {
      title: 'FAQ',
      slug: '',
      category: 'Page',
      url: '/faq',
      description: 'Questions.',
      keywords: ['help', 'BMI FAQ'],
      body: 'what',
      isTool: false,
    },
  ]);
});

test('the pages start with the six from the specification', () => {
  const pages = buildEntries([], searchPages, new Map()).map(({ title, url }) => `${title} ${url}`);
  expect(pages.slice(0, 6)).toEqual([
    'BMI Calculator /',
    'TDEE Calculator /tdee-calculator',
    'BMI Information /bmi-information',
    'About Us /about',
    'FAQ /faq',
    'Contact Us /contact',
  ]);
});

test('the script returns its input', async () => {
  const entries = buildEntries([CARDIO], searchPages, new Map());
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(entriesScript(entries))}`
  );
  expect(module).toEqual(expect.objectContaining({ entries }));
});

test('a page about eating less says so, for who needs help and not that', () => {
  const entries = buildEntries([], searchPages, new Map());
  const of = (url: string) => entries.find((entry) => entry.url === url)?.aboutLosing;
  expect(of('/calorie-deficit-guide')).toBe('only');
  expect(of('/weight-planner')).toBe('too');
  expect(of('/faq')).toBeUndefined();
});
