import { expect, test } from 'vitest';
import { breadcrumbTrail, shownTrail } from './breadcrumb-trail.ts';

test.each([
  ['/', ['Home']],
  ['/faq', ['Home', 'Faq']],
  ['/calorie-deficit-guide', ['Home', 'Calorie Deficit Guide']],
  ['/articles/protein-diet', ['Home', 'Articles', 'Protein Diet']],
  ['/articles/protein-diet/', ['Home', 'Articles', 'Protein Diet']],
  ['/articles/bmr-vs-tdee', ['Home', 'Articles', 'Bmr Vs Tdee']],
  ['/caf%C3%A9-talk', ['Home', 'Café Talk']],
])('the path %s has its own breadcrumbs', (path, names) => {
  expect(breadcrumbTrail(path).map(({ name }) => name)).toEqual(names);
});

test('each step links to the path so far', () => {
  expect(breadcrumbTrail('/articles/protein-diet').map(({ href }) => href)).toEqual([
    '/',
    '/articles',
    '/articles/protein-diet',
  ]);
});

test('a single breadcrumb is not shown', () => {
  expect(shownTrail('auto', '/')).toEqual([]);
  expect(shownTrail([{ name: 'Home', href: '/' }], '/faq')).toEqual([]);
});

test('a page shows its own steps, those of its path, or none', () => {
  const own = [
    { name: 'Home', href: '/' },
    { name: 'FAQ', href: '/faq' },
  ];
  expect(shownTrail(own, '/faq')).toBe(own);
  expect(shownTrail('auto', '/faq')).toHaveLength(2);
  expect(shownTrail('none', '/faq')).toEqual([]);
});
