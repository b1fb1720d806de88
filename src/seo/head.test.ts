import { describe, expect, test } from 'vitest';
import { buildHead, type HeadTag, type PageFacts } from './head.ts';

const facts: PageFacts = { title: 'FAQ', description: 'Answers about BMI.', path: '/faq' };
const image = { url: 'https://photos.example/1.jpg', width: 1200, height: 800, alt: 'A bowl of oats' };

const attributes = (tag: HeadTag) => (tag.name === 'title' ? {} : tag.attributes);

/** The content of the head tags with a given name, property or relation. */
const said = (page: PageFacts, key: string) =>
  buildHead(page)
    .tags.map(attributes)
    .filter(({ name, property, rel }) => [name, property, rel].includes(key))
    .map(({ content, href }) => content ?? href);

const title = (page: PageFacts) =>
  buildHead(page).tags.flatMap((tag) => (tag.name === 'title' ? [tag.text] : []));

const types = (page: PageFacts) => buildHead(page).records.map((record) => record['@type']);

describe('every page', () => {
  test('has one title, with the name of the site', () => {
    expect(title(facts)).toEqual(['FAQ | Evenscale']);
  });

  test('has a description and one canonical address', () => {
    expect(said(facts, 'description')).toEqual(['Answers about BMI.']);
    expect(said(facts, 'canonical')).toEqual(['https://evenscale.example/faq']);
  });

  test('asks search engines to crawl again after seven days', () => {
    expect(said(facts, 'revisit-after')).toEqual(['7 days']);
  });

  test('has a theme color for light and dark, icons and a manifest', () => {
    expect(said(facts, 'theme-color')).toEqual(['#faf9f5', '#101614']);
    expect(said(facts, 'icon')).toEqual(['/favicon.svg']);
    expect(said(facts, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
    expect(said(facts, 'manifest')).toEqual(['/site.webmanifest']);
  });

  test('can be shared', () => {
    expect(said(facts, 'og:site_name')).toEqual(['Evenscale']);
    expect(said(facts, 'og:type')).toEqual(['website']);
    expect(said(facts, 'og:title')).toEqual(['FAQ']);
    expect(said(facts, 'og:description')).toEqual(['Answers about BMI.']);
    expect(said(facts, 'og:url')).toEqual(['https://evenscale.example/faq']);
    expect(said(facts, 'twitter:title')).toEqual(['FAQ']);
  });

  test('has a large card with its preview image', () => {
    expect(said(facts, 'twitter:card')).toEqual(['summary_large_image']);
    expect(said(facts, 'og:image')).toEqual(['https://evenscale.example/og/faq.png']);
    expect(said(facts, 'og:image:width')).toEqual(['1200']);
    expect(said(facts, 'og:image:height')).toEqual(['630']);
    expect(said(facts, 'og:image:alt')).toEqual(['The words “FAQ” above a measuring rule']);
    expect(said(facts, 'twitter:image')).toEqual(['https://evenscale.example/og/faq.png']);
  });

  test('that is not an article has no article times', () => {
    expect(said({ ...facts, modified: '2026-11-20' }, 'article:modified_time')).toEqual([]);
  });

  test('leaves out facts that it doesn’t have', () => {
    for (const key of ['keywords', 'robots', 'author', 'article:published_time']) {
      expect(said(facts, key)).toEqual([]);
    }
  });
});

describe('the home page', () => {
  const home = { ...facts, path: '/' };

  test('has the title of the site', () => {
    expect(title(home)).toEqual(['Evenscale: free health calculators']);
    expect(said(home, 'canonical')).toEqual(['https://evenscale.example/']);
  });

  test('describes the site and its publisher', () => {
    expect(types(home)).toEqual(['WebSite', 'Organization']);
  });
});

describe('a page with more facts', () => {
  test('is excluded from search engines on request', () => {
    expect(said({ ...facts, noindex: true }, 'robots')).toEqual(['noindex']);
  });

  test('has keywords', () => {
    expect(said({ ...facts, keywords: 'bmi, faq' }, 'keywords')).toEqual(['bmi, faq']);
  });

  test('has its own image instead of the generated one', () => {
    const page = { ...facts, ogImage: image };
    expect(said(page, 'og:image')).toEqual(['https://photos.example/1.jpg']);
    expect(said(page, 'og:image:width')).toEqual(['1200']);
    expect(said(page, 'og:image:height')).toEqual(['800']);
    expect(said(page, 'og:image:alt')).toEqual(['A bowl of oats']);
    expect(said(page, 'twitter:image')).toEqual(['https://photos.example/1.jpg']);
  });

  test('is an article with times and an author', () => {
    const page: PageFacts = {
      ...facts,
      ogType: 'article',
      published: '2026-10-02',
      modified: '2026-11-20',
      author: 'Evenscale Editorial Team',
    };
    expect(said(page, 'og:type')).toEqual(['article']);
    expect(said(page, 'article:published_time')).toEqual(['2026-10-02']);
    expect(said(page, 'article:modified_time')).toEqual(['2026-11-20']);
    expect(said(page, 'author')).toEqual(['Evenscale Editorial Team']);
    expect(said(page, 'article:author')).toEqual(['Evenscale Editorial Team']);
  });
});

describe('the breadcrumbs', () => {
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'FAQ', href: '/faq' },
  ];

  test('is included where it is shown', () => {
    expect(types({ ...facts, trail })).toEqual(['BreadcrumbList']);
  });

  test('is not included where it is not shown', () => {
    expect(types(facts)).toEqual([]);
    expect(types({ ...facts, trail: trail.slice(0, 1) })).toEqual([]);
  });
});
