// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageFacts } from '#config/page-facts.ts';
import { embeds } from '#config/embeds.ts';
import { developerPaths, paths } from '#config/paths.ts';
import { site } from '#config/site.ts';
import { describe, expect, test } from 'vitest';

const DIST = 'dist';
const LARGEST_PREVIEW = 60_000;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(DIST, file));

interface BuiltPage {
  readonly path: string;
  readonly document: Document;
}

const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    document: new DOMParser().parseFromString(read(file).toString('utf8'), 'text/html'),
  }));

/** Embeds, which have a different head. */
const isEmbed = ({ path }: BuiltPage) => path.startsWith('/embed/');

const contentOf = ({ document }: BuiltPage, key: string) =>
  [...document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const isListed = (page: BuiltPage) => !contentOf(page, 'robots').includes('noindex');
const listed = pages.filter(isListed);

/** The title without the site's name, except on the home page. */
const ownTitle = ({ document }: BuiltPage) => document.title.replace(` | ${site.name}`, '');

const ownTexts = (key: (page: BuiltPage) => string | null | undefined) => listed.map(key);

/** The file for a path or an address of this site. */
function fileOf(address: string): string {
  const path = address.replace(site.url, '').replace(/#.*$/, '');
  return [path, join(path, 'index.html')].find((file) => files.includes(file.replace(/^\//, ''))) ?? '';
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordsOf = ({ document }: BuiltPage): readonly { readonly [key: string]: Json }[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const content = JSON.parse(script.textContent) as Json;
    const graph = isRecord(content) ? content['@graph'] : undefined;
    return Array.isArray(graph) ? graph.filter(isRecord) : [];
  });

const typesOf = (page: BuiltPage) => recordsOf(page).map((record) => record['@type']);
const recordOf = (page: BuiltPage, type: string) =>
  recordsOf(page).find((record) => record['@type'] === type);

/** Every string in a structured-data record, at any depth. */
const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const pageAt = (path: string) => pages.find((page) => page.path === path)!;

test('every title and every description is unique', () => {
  const titles = ownTexts(ownTitle);
  const descriptions = ownTexts((page) => contentOf(page, 'description')[0]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

describe.each(pages.filter(isEmbed))('the head of $path', ({ document, ...page }) => {
  test('points to the full page, is noindex, and opens links in a new tab', () => {
    const full = Object.values(embeds).find(({ path }) => path === page.path)?.fullPage ?? '';
    const canonical = [...document.querySelectorAll('link[rel="canonical"]')];
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([`${site.url}${full}`]);
    expect(contentOf({ document, ...page }, 'robots')).toEqual(['noindex']);
    expect(document.querySelector('base')?.getAttribute('target')).toBe('_blank');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('header, nav, aside, [rel="manifest"]')).toHaveLength(0);
  });
});

test('every embed in the table is built, and no others', () => {
  expect(
    pages
      .filter(isEmbed)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(
    Object.values(embeds)
      .map(({ path }) => path)
      .toSorted(),
  );
});

describe.each(pages.filter((page) => !isEmbed(page)))('the head of $path', (page) => {
  const { document, path } = page;

  test('has one title, short enough to be shown in full', () => {
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(ownTitle(page).length).toBeGreaterThan(4);
    expect(ownTitle(page).length).toBeLessThanOrEqual(60);
    expect(document.title).toContain(site.name);
  });

  test('has one description of a useful length', () => {
    const [description, ...others] = contentOf(page, 'description');
    expect(others).toEqual([]);
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test('has one h1, and its own address as its only canonical link', () => {
    const canonical = [...document.querySelectorAll('link[rel="canonical"]')];
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([`${site.url}${path}`]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  test('has a preview card with the same text, and an image of the stated size', () => {
    expect(contentOf(page, 'og:url')).toEqual([`${site.url}${path}`]);
    expect(contentOf(page, 'og:title')).toEqual(contentOf(page, 'twitter:title'));
    expect(contentOf(page, 'og:description')).toEqual(contentOf(page, 'description'));
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    const [image = ''] = contentOf(page, 'og:image');
    expect(contentOf(page, 'twitter:image')).toEqual([image]);
    expect(contentOf(page, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(page, 'og:image:height')).toEqual(['630']);
    const picture = read(fileOf(image ?? ''));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThanOrEqual(LARGEST_PREVIEW);
  });

  test('has theme colors, existing icons and a manifest, and a revisit-after of 7 days', () => {
    expect(contentOf(page, 'theme-color')).toHaveLength(2);
    expect(contentOf(page, 'revisit-after')).toEqual(['7 days']);
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const address = document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
      expect(existsSync(join(DIST, address)), address).toBe(true);
    }
  });

  test('has structured data whose addresses all exist', () => {
    const texts = recordsOf(page).flatMap(textsIn);
    const addresses = texts.filter((text) => text.startsWith('http'));
    for (const address of addresses) {
      expect(address.startsWith(`${site.url}/`), address).toBe(true);
      expect(fileOf(address), address).not.toBe('');
    }
  });

  test('has breadcrumbs in its structured data exactly if it shows them, and the same ones', () => {
    const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((step) =>
      plain(step.textContent),
    );
    const steps = recordOf(page, 'BreadcrumbList')?.['itemListElement'];
    const told = Array.isArray(steps) ? steps.filter(isRecord).map(({ name }) => name) : [];
    expect(told).toEqual(shown);
  });
});

describe('records', () => {
  test('the home page has records for the site, its publisher and the calculator', () => {
    expect(typesOf(pageAt('/'))).toEqual(['WebSite', 'Organization', 'WebApplication']);
  });

  test.each([
    '/',
    '/tdee-calculator',
    '/weight-planner',
    '/child-bmi-calculator',
    '/pregnancy-weight-gain',
    '/log',
  ])('the calculator at %s is a free health application without a rating', (path) => {
    expect(recordOf(pageAt(path), 'WebApplication')).toMatchObject({
      applicationCategory: 'HealthApplication',
      offers: { price: 0, priceCurrency: 'USD' },
    });
    expect(recordsOf(pageAt(path)).flatMap(textsIn).join()).not.toMatch(/rating|review/i);
  });

  test('the questions of /faq are in its structured data as displayed', () => {
    const page = pageAt('/faq');
    const shown = [...page.document.querySelectorAll('details:has(h3)')].map((item) => [
      plain(item.querySelector('h3')?.textContent),
      [...item.querySelectorAll('summary + div > p')]
        .map((paragraph) => plain(paragraph.textContent))
        .join(' '),
    ]);
    const questions = recordOf(page, 'FAQPage')?.['mainEntity'];
    const told = (Array.isArray(questions) ? questions.filter(isRecord) : []).map((question) => {
      const answer = question['acceptedAnswer'] ?? null;
      return [question['name'], isRecord(answer) ? answer['text'] : null];
    });
    expect(shown.length).toBeGreaterThanOrEqual(7);
    expect(told).toEqual(shown);
  });

  test('only pages with questions have FAQ records, and only articles have article records', () => {
    const having = (type: string) => pages.filter((page) => typesOf(page).includes(type));
    expect(
      having('FAQPage')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/faq']);
    for (const page of having('Article')) expect(page.document.querySelector('article')).not.toBeNull();
  });
});

describe('the sitemap', () => {
  const sitemap = new DOMParser().parseFromString(read('sitemap.xml').toString('utf8'), 'text/xml');
  const entries = [...sitemap.querySelectorAll('url')].map((url) => ({
    address: url.querySelector('loc')?.textContent ?? '',
    day: url.querySelector('lastmod')?.textContent ?? '',
  }));

  test('lists exactly the indexable pages', () => {
    expect(entries.map(({ address }) => address).toSorted()).toEqual(
      listed.map(({ path }) => `${site.url}${path}`).toSorted(),
    );
  });

  test('lists every route of the site', () => {
    const routes = [...Object.values(paths), ...Object.values(developerPaths)].filter(
      (path) => typeof path === 'string',
    );
    const addresses = entries.map(({ address }) => address);
    expect(routes.filter((route) => !addresses.includes(`${site.url}${route}`))).toEqual([]);
  });

  test('has the date shown on each article, and the date from each fixed page’s facts', () => {
    for (const { address, day } of entries) {
      const page = pageAt(address.replace(site.url, ''));
      const [told] = contentOf(page, 'article:modified_time');
      const fixed = Object.values(pageFacts).find(({ path }) => path === page.path);
      if (page.path !== paths.articles) expect(day, address).toBe(fixed?.modified ?? told);
    }
  });

  test('has the newest article’s date for the list of articles', () => {
    const days = listed.flatMap((page) => contentOf(page, 'article:modified_time'));
    const list = entries.find(({ address }) => address === `${site.url}${paths.articles}`);
    expect([...days, pageFacts.articles.modified].toSorted().at(-1)).toBe(list?.day);
  });
});

describe('robots.txt, humans.txt and preview images', () => {
  test('robots.txt allows everyone and names the sitemap', () => {
    const text = read('robots.txt').toString('utf8');
    expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(text).not.toContain('Disallow');
    expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });

  test('humans.txt says who made the site', () => {
    expect(read('humans.txt').toString('utf8')).toContain(site.author);
  });

  test('every preview image belongs to a page', () => {
    const used = pages.flatMap((page) => contentOf(page, 'og:image')).map((image) => fileOf(image ?? ''));
    const drawn = files.filter((file) => file.startsWith('og/') && file.endsWith('.png'));
    expect(drawn.filter((file) => !used.includes(`/${file}`))).toEqual([]);
  });
});
