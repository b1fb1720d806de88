// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { HERO_SIZES } from '#library/article/hero-picture.ts';
import { describe, expect, test } from 'vitest';
import { readHtml, visibleText } from './built-page.ts';
import { articles, fieldOf, guides, library, type LibraryFile } from './library-entries.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const CALCULATORS = ['/', '/tdee-calculator', '/child-bmi-calculator'];
const RESOURCES = [
  ['Hydration Tips', '/articles/hydration-tips'],
  ['Sleep Recovery', '/articles/sleep-recovery'],
  ['Strength Training', '/articles/strength-training-basics'],
  ['Healthy Carbs', '/articles/healthy-carbs'],
  ['Good Fats', '/articles/good-fats'],
  ['Protein Diet', '/articles/protein-diet'],
  ['Home Workouts', '/articles/home-workouts'],
  ['Meal Prep', '/articles/meal-prep'],
];

const pageOf = ({ path }: LibraryFile) => new DOMParser().parseFromString(readHtml(path), 'text/html');
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent.trim());
const hrefsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute('href') ?? '');
const metaOf = (page: Document, key: string) =>
  page.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');

/** The part of the page under a heading. */
function sectionOf(page: Document, heading: string): Element {
  const title = [...page.querySelectorAll('h2')].find((element) => element.textContent === heading);
  const section = title?.closest('section');
  if (!section) throw new Error(`There is no section ${heading}.`);
  return section;
}

const recordsOf = (page: Document): readonly Record<string, unknown>[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const { '@graph': graph } = JSON.parse(script.textContent) as { '@graph': Record<string, unknown>[] };
    return graph;
  });

test('the library has the twenty-seven articles and the six guides', () => {
  expect(articles).toHaveLength(27);
  expect(guides).toHaveLength(6);
});

describe.each(library)('$path', (file) => {
  const page = pageOf(file);
  const body = page.querySelector('article .prose')!;

  test('has one h1 with its title', () => {
    expect(textsOf(page, 'h1')).toEqual([fieldOf(file, 'title')]);
    expect(page.title.startsWith(`${fieldOf(file, 'title')} `)).toBe(true);
  });

  test('has its description in its head and as its lead', () => {
    expect(metaOf(page, 'description')).toBe(fieldOf(file, 'description'));
    expect(textsOf(page, 'article header p')).toContain(fieldOf(file, 'description'));
  });

  test('says when it was published and updated, and how long it takes to read', () => {
    const days = [...page.querySelectorAll('article header time')].map((time) =>
      time.getAttribute('datetime'),
    );
    expect(days).toEqual([fieldOf(file, 'published'), fieldOf(file, 'modified')]);
    expect(days.every((day) => DAY.test(day ?? ''))).toBe(true);
    expect(page.querySelector('article header ul')?.textContent).toMatch(/\d+-minute read/);
  });

  test('has the same facts in its structured data', () => {
    const article = recordsOf(page).find((record) => record['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: fieldOf(file, 'title'),
      description: fieldOf(file, 'description'),
      datePublished: fieldOf(file, 'published'),
      dateModified: fieldOf(file, 'modified'),
    });
    expect(recordsOf(page).some((record) => record['@type'] === 'BreadcrumbList')).toBe(true);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      new RegExp(`${file.path}$`),
    );
  });

  test('has its own drawing in the page, with a caption, a text alternative and its size', () => {
    const drawing = page.querySelector('article figure')!.firstElementChild!;
    const { width, height } = HERO_SIZES[fieldOf(file, 'ratio') as keyof typeof HERO_SIZES];
    expect(drawing.localName).toBe('svg');
    expect(drawing.getAttribute('aria-label')).toBe(fieldOf(file, 'alt'));
    expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    expect(drawing.children.length).toBeGreaterThan(3);
    expect(drawing.nextElementSibling?.textContent).toBe(fieldOf(file, 'caption'));
    expect(page.querySelector('article img')).toBeNull();
  });

  test('names its drawing as a file of the site in its structured data', () => {
    const article = recordsOf(page).find((record) => record['@type'] === 'Article');
    expect(article?.['image']).toMatch(new RegExp(`^https://[^/]+/heroes/${file.slug}\\.svg$`));
    expect(readFileSync(`dist/heroes/${file.slug}.svg`).length).toBeLessThanOrEqual(40_000);
  });

  test('lists at least four sources, each linked from the text and back', () => {
    const entries = [...page.querySelectorAll('li[id^="source-"]')];
    expect(entries.length).toBeGreaterThanOrEqual(4);
    entries.forEach((entry, index) => {
      expect(entry.id).toBe(`source-${index + 1}`);
      expect(body.querySelector(`a[href="#${entry.id}"]`), entry.id).not.toBeNull();
      expect(body.querySelector(`#cited-${index + 1}`), entry.id).not.toBeNull();
      expect(hrefsOf(entry, 'a')).toContain(`#cited-${index + 1}`);
    });
  });

  test('says that it’s for education and isn’t medical advice', () => {
    const text = page.querySelector('article')?.textContent;
    expect(text).toContain('should not replace professional medical advice');
    expect(text).toContain('not a substitute for professional medical advice');
  });

  test('links to at least two other articles in its text, and to a calculator', () => {
    const links = hrefsOf(body, 'a');
    const others = library.map(({ path }) => path).filter((path) => path !== file.path);
    expect(hrefsOf(page, 'main a').some((link) => CALCULATORS.includes(link))).toBe(true);
    expect(new Set(links.filter((link) => others.includes(link))).size).toBeGreaterThanOrEqual(2);
  });

  test('has a figure or a table of its own', () => {
    expect(body.querySelectorAll('figure').length).toBeGreaterThanOrEqual(1);
  });

  test('links to three guides, eight resources, three articles and the calculator', () => {
    expect(sectionOf(page, 'Continue Reading').querySelectorAll('li')).toHaveLength(3);
    expect(
      [...sectionOf(page, 'Explore More Health Resources').querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual(RESOURCES);
    const related = sectionOf(page, 'Related Articles');
    expect(related.querySelectorAll('li')).toHaveLength(3);
    expect(hrefsOf(related, 'a')).not.toContain(file.path);
    expect(textsOf(related, 'a').every((text) => text.startsWith('Read more'))).toBe(true);
    expect(hrefsOf(sectionOf(page, 'Calculate Your BMI'), 'a')).toEqual(['/']);
  });

  test('reserves space for the banner between its lead and its text, and for the responsive ad below', () => {
    const places = [...page.querySelectorAll('[data-ad], h1, .prose')].map(
      (element) => element.getAttribute('data-ad') ?? element.localName,
    );
    expect(places).toEqual(['h1', 'banner', 'div', 'responsive']);
  });

  test('has no script file, no style attribute and no wrapper from the compiler', () => {
    expect(page.querySelectorAll('script[src], link[rel="modulepreload"]')).toHaveLength(0);
    expect(page.querySelectorAll('article [style]')).toHaveLength(0);
    expect(page.querySelectorAll('article :is(astro-slot, astro-static-slot)')).toHaveLength(0);
    const islands = [...page.querySelectorAll('article astro-island')];
    // Three texts have a place for the reader's own figure, which loads only if somebody is known.
    expect(islands.filter((island) => island.getAttribute('component-export') !== 'OwnFigure')).toEqual([]);
    expect(islands.filter((island) => island.getAttribute('client') !== 'first-use')).toEqual([]);
  });

  test('has row and column headers in its tables', () => {
    for (const table of page.querySelectorAll('table')) {
      for (const row of table.querySelectorAll('tbody tr')) {
        expect(row.firstElementChild?.getAttribute('scope'), row.textContent).toBe('row');
      }
      expect(table.querySelectorAll('thead th:not([scope="col"])')).toHaveLength(0);
      expect(table.closest('section[tabindex="0"]'), visibleText(table.outerHTML)).not.toBeNull();
    }
  });

  test('has a text alternative and a caption for every chart', () => {
    for (const drawing of page.querySelectorAll('[role="img"]')) {
      expect(drawing.getAttribute('aria-label')?.length).toBeGreaterThan(20);
      expect(drawing.closest('figure')?.querySelector('figcaption')?.textContent.length).toBeGreaterThan(10);
    }
  });

  test('has a table of contents if it’s long, with working links', () => {
    const beside = hrefsOf(page, 'nav[aria-label="On this page"] a');
    const folded = hrefsOf(page, 'article details a');
    expect(folded).toEqual(beside);
    expect(beside.length).toBeGreaterThanOrEqual(5);
    for (const link of beside) {
      expect(page.querySelector(`[id="${link.slice(1)}"]`), link).not.toBeNull();
    }
  });
});

test.each(articles)('the breadcrumbs of $path lead through the articles', (file) => {
  const trail = pageOf(file).querySelector('nav[aria-label="Breadcrumb"]')!;
  const last = file.slug === 'supplement-guide' ? 'Supplement Guide' : fieldOf(file, 'title');
  expect(textsOf(trail, 'li')).toEqual(['Home', 'Articles', last]);
});

test.each([
  ['/bmi-article', 'Understanding BMI'],
  ['/calorie-deficit-guide', 'Calorie Deficit Guide'],
  ['/activity-level-explained', 'Activity Level Guide'],
])('so do those of %s', (path, name) => {
  const page = new DOMParser().parseFromString(readHtml(path), 'text/html');
  expect(textsOf(page.querySelector('nav[aria-label="Breadcrumb"]')!, 'li')).toEqual([
    'Home',
    'Articles',
    name,
  ]);
});

describe('/articles', () => {
  const page = new DOMParser().parseFromString(readHtml('/articles'), 'text/html');

  test('has a chip for each of the five categories, in order, that links to its heading', () => {
    const chips = hrefsOf(page, 'nav[aria-label="Categories"] a');
    expect(chips.map((chip) => page.querySelector(chip)?.textContent)).toEqual([
      'Fitness',
      'Nutrition',
      'Lifestyle',
      'Weight Management',
      'Nutrition & Weight Management',
    ]);
  });

  test('features the two guides', () => {
    expect(hrefsOf(page, '[aria-labelledby="guides"] a')).toEqual(['/bmi-article', '/calorie-deficit-guide']);
  });

  test.each(articles)('lists $slug under its category with description and reading time', (file) => {
    const entry = page.querySelector(`main a[href="${file.path}"]`)?.closest('li');
    expect(entry?.textContent).toContain(fieldOf(file, 'description'));
    expect(entry?.textContent).toMatch(/\d+-minute read/);
    expect(entry?.closest('section')?.querySelector('h2')?.textContent).toBe(fieldOf(file, 'category'));
  });
});

test('the feed has every article', () => {
  const feed = new DOMParser().parseFromString(readFileSync('dist/rss.xml', 'utf8'), 'application/xml');
  const links = textsOf(feed, 'item > link').map((address) => new URL(address).pathname);
  expect(links.toSorted()).toEqual(articles.map(({ path }) => path).toSorted());
});
