import { expect, test } from 'vitest';
import {
  buildApplicationRecord,
  buildArticleRecord,
  buildBreadcrumbRecord,
  buildFaqRecord,
  buildOrganizationRecord,
  buildWebSiteRecord,
  serializeRecords,
} from './records.ts';

const calculator = { name: 'TDEE Calculator', description: 'Energy of a day.', path: '/tdee-calculator' };
const article = { title: 'Protein Diet', description: 'How much.', path: '/articles/protein-diet' };

test('a calculator is a free health application', () => {
  expect(buildApplicationRecord(calculator)).toMatchObject({
    '@type': 'WebApplication',
    applicationCategory: 'HealthApplication',
    url: 'https://evenscale.example/tdee-calculator',
    offers: { price: 0, priceCurrency: 'USD' },
  });
});

test('no rating and no review is included unless the owner has real ones', () => {
  const record = buildApplicationRecord(calculator);
  expect(record).not.toHaveProperty('aggregateRating');
  expect(record).not.toHaveProperty('review');
});

test('a rating and a review that the owner has set are included', () => {
  const record = buildApplicationRecord(calculator, {
    rating: { value: 4.6, count: 213 },
    review: { author: 'Ada Moss', text: 'Clear and quick.', value: 5 },
  });
  expect(record).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 213 },
    review: {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Ada Moss' },
      reviewBody: 'Clear and quick.',
      reviewRating: { '@type': 'Rating', ratingValue: 5 },
    },
  });
});

test('an article has its dates, author, publisher, image and word count', () => {
  expect(
    buildArticleRecord({
      ...article,
      image: '/pictures/protein.svg',
      published: '2026-10-02',
      modified: '2026-11-20',
      author: 'Evenscale Editorial Team',
      keywords: 'protein, diet',
      category: 'Nutrition',
    }),
  ).toMatchObject({
    '@type': 'Article',
    headline: 'Protein Diet',
    description: 'How much.',
    image: 'https://evenscale.example/pictures/protein.svg',
    datePublished: '2026-10-02',
    dateModified: '2026-11-20',
    author: { name: 'Evenscale Editorial Team', url: 'https://evenscale.example/about' },
    publisher: { name: 'Evenscale', logo: { url: 'https://evenscale.example/icon-512.png' } },
    url: 'https://evenscale.example/articles/protein-diet',
    keywords: 'protein, diet',
    articleSection: 'Nutrition',
  });
});

test('an article without dates has the defaults, and an unchanged one was last modified when published', () => {
  expect(buildArticleRecord(article)).toMatchObject({
    datePublished: '2025-04-01',
    dateModified: '2025-04-14',
  });
  expect(buildArticleRecord({ ...article, published: '2026-10-02' })).toMatchObject({
    dateModified: '2026-10-02',
  });
});

test('breadcrumbs are an ordered list', () => {
  const record = buildBreadcrumbRecord([
    { name: 'Home', href: '/' },
    { name: 'Articles', href: '/articles' },
  ]);
  expect(record).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://evenscale.example/' },
      { '@type': 'ListItem', position: 2, name: 'Articles', item: 'https://evenscale.example/articles' },
    ],
  });
});

test('questions have their answers', () => {
  expect(buildFaqRecord([{ question: 'What is BMI?', answer: 'A ratio.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'What is BMI?', acceptedAnswer: { '@type': 'Answer', text: 'A ratio.' } },
    ],
  });
});

test('the site names the organization that publishes it', () => {
  const organization = buildOrganizationRecord();
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Evenscale' });
  expect(buildWebSiteRecord()).toMatchObject({
    name: 'Evenscale',
    publisher: { '@id': 'https://evenscale.example/#organization' },
  });
  expect(organization).toHaveProperty('@id', 'https://evenscale.example/#organization');
});

test('no text can close the script element', () => {
  const answer = '</script><script>alert(1)</script><!--';
  const text = serializeRecords([buildFaqRecord([{ question: 'Is a < b?', answer }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ mainEntity: [{ name: 'Is a < b?', acceptedAnswer: { text: answer } }] }],
  });
});
