// @vitest-environment jsdom
import { formulaPages } from '#config/formula-pages.ts';
import { site } from '#config/site.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readHtml, visibleText } from './built-page.ts';

const PAGES = [
  ...['/about', '/faq', '/contact', '/privacy', '/terms', '/methodology', '/developers'],
  ...Object.values(formulaPages).map(({ path }) => path),
];
const GROUPS = ['General', 'BMI', 'Calories and macros', 'Technical questions and support'];

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const pageOf = (path: string) => documentOf(readHtml(path));
const textOf = (path: string) => visibleText(readHtml(path));

describe.each(PAGES)('%s', (path) => {
  const page = pageOf(path);

  test('can be indexed by search engines', () => {
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
  });

  test('loads no calculator', () => {
    const islands = [...page.querySelectorAll('astro-island')].map((island) => island.getAttribute('client'));
    expect(islands.filter((client) => client !== 'first-use')).toEqual([]);
  });

  test('has a space between its words and its links', () => {
    const [main = ''] = /<main[^]*<\/main>/.exec(readHtml(path)) ?? [];
    expect(
      main.match(/[\p{L}\d.,;:](?=<(?:a|code|strong)\b)|<\/(?:a|code|strong)>(?=[\p{L}\d])/gu),
    ).toBeNull();
  });

  test('has every section in its table of contents', () => {
    const links = [...page.querySelectorAll('nav[aria-label="On this page"] a')];
    for (const link of links) {
      const id = (link.getAttribute('href') ?? '').slice(1);
      expect(page.getElementById(id)?.textContent, id).toBe(link.textContent);
    }
  });
});

describe('/faq', () => {
  const page = pageOf('/faq');
  const items = [...page.querySelectorAll('main section details')];

  test('has the four groups with five to seven questions each', () => {
    const groups = [...page.querySelectorAll('main section')];
    expect(groups.map((group) => group.querySelector('h2')?.textContent)).toEqual(GROUPS);
    for (const group of groups) {
      const count = group.querySelectorAll('details').length;
      expect(count).toBeGreaterThanOrEqual(5);
      expect(count).toBeLessThanOrEqual(7);
    }
  });

  test('has one name for all items, so that only one opens at a time, and all are closed at first', () => {
    expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
    expect(items.every((item) => item.getAttribute('name') !== null && !item.hasAttribute('open'))).toBe(
      true,
    );
  });

  test('has an anchor inside each answer, so that browsers open the item', () => {
    for (const item of items) {
      const answer = item.querySelector('summary + div');
      expect(answer?.id).toMatch(/^[a-z0-9-]+$/);
      expect(answer?.querySelector(`a[href="#${answer.id}"]`)).not.toBeNull();
      expect(item.id).toBe('');
    }
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('/contact', () => {
  const page = pageOf('/contact');

  test('links to the FAQ and to the site’s email address, and has no form', () => {
    expect(page.querySelector('main a[href="/faq"]')).not.toBeNull();
    const address = page.querySelector('main a[href^="mailto:"]')?.textContent;
    expect(address).toBe(site.email);
    expect(textOf('/contact').includes('There’s no address to write to yet.')).toBe(address === undefined);
    expect(page.querySelector('main form')).toBeNull();
  });
});

describe('/about', () => {
  test.each([
    'adults aged 18 and over',
    'not for children under 13',
    'no substitute for a doctor',
    'no clinician has reviewed them',
    'places kept for them',
    'isn’t sent anywhere',
  ])('says “%s”', (words) => {
    expect(textOf('/about')).toContain(words);
  });
});

describe('/privacy', () => {
  const text = textOf('/privacy');

  test('names who runs the site, or says that it isn’t named yet', () => {
    const named = site.operator?.name ?? 'isn’t named yet';
    expect(text).toContain(named);
    expect(text).toContain('no IP address');
  });

  /** Names from the code. The browser tests check that nothing else is stored (`tests/e2e/privacy-*`). */
  test.each([
    ['src/person/entries/session.ts', 'SESSION_KEY', 'Session storage'],
    ['src/person/entries/erased.ts', 'ERASED_KEY', 'Session storage'],
    ['src/person/entries/tab-person.ts', 'TAB_PERSON_KEY', 'Session storage'],
    ['src/person/energy/energy-unit.ts', 'ENERGY_UNIT_KEY', 'Session storage'],
    ['src/person/database/store-schema.ts', 'STORE_DATABASE', 'IndexedDB'],
    ['src/site/offline/offline-names.ts', 'WORKER_PATH', 'Service workers'],
    ['src/site/offline/offline-names.ts', 'LATER_KEY', 'Session storage'],
    ['src/site/offline/offline-names.ts', 'TYPED_KEY', 'History of the tab'],
    ['src/person/entries/history.ts', 'PAGE_STATE_KEY', 'History of the tab'],
  ])('names what %s stores: %s', (file, constant, place) => {
    const [, name] = new RegExp(`${constant} = '([^']+)'`).exec(readFileSync(file, 'utf8')) ?? [];
    expect(text).toContain(`${place} ${name} What`);
  });

  test('names every cache', () => {
    expect(text).toMatch(/Cache storage evenscale-precache-v2 ?, evenscale-pages ?, evenscale-versions What/);
  });

  test.each([
    'How to erase it',
    'How to check it yourself',
    'Network',
    'There are no cookies',
    'after a “#”',
  ])('says “%s”', (words) => {
    expect(text).toContain(words);
  });
});

describe('/methodology', () => {
  const page = pageOf('/methodology');
  const text = textOf('/methodology');

  test('calculates its examples like the calculators', () => {
    expect(text).toMatch(/70 ÷ 1\.75² 22\.857 22\.9/);
    expect(text).toMatch(/1,648\.75 1,649 kcal/);
    expect(text).toMatch(/2,555\.563 2,556 kcal/);
    expect(text).toMatch(/56\.7 kg/);
    expect(text).toMatch(/76\.3 kg/);
  });

  test('lists every reference file with its sources and the deviations', () => {
    const runs = [...page.querySelectorAll('main details:has(table)')];
    expect(runs.length).toBeGreaterThanOrEqual(11);
    for (const run of runs) {
      expect(run.querySelector('summary span')?.textContent).toMatch(
        /^[\d,]+ cases, (all the same|at most .+ off)/,
      );
      expect(run.querySelectorAll('li').length).toBeGreaterThanOrEqual(1);
      expect(run.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(1);
    }
  });

  test('says for every formula who it was derived from, and its error', () => {
    const sections = [...page.querySelectorAll('main section:has(dl)')];
    expect(sections.length).toBeGreaterThanOrEqual(9);
    for (const section of sections) {
      const terms = [...section.querySelectorAll('dt')].map((term) => term.textContent);
      expect(terms).toEqual(expect.arrayContaining(['Applies to', 'Error']));
    }
  });
});

describe('a wrong address', () => {
  const html = readFileSync('dist/404.html', 'utf8');

  test('opens the search', () => {
    const button = documentOf(html).querySelector('main button[popovertarget="search-panel"]');
    expect(button?.textContent).toBe('Search articles & pages...');
  });

  test('links to the home page with the specified words, and logs to the console', () => {
    expect(documentOf(html).querySelector('h1')?.textContent).toBe('Oops! Page not found');
    expect(documentOf(html).querySelector('main a[href="/"]')).not.toBeNull();
    expect(html).toContain('console.error');
  });
});
