// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildFeed, type FeedItem } from './rss-feed.ts';

const item = (change: Partial<FeedItem> = {}): FeedItem => ({
  title: 'Carbs & fiber: "whole" or <refined>?',
  description: "What a grain's husk is good for",
  category: 'Nutrition & Weight Management',
  address: 'https://evenscale.example/articles/healthy-carbs',
  published: '2026-11-21',
  ...change,
});
const feed = (...items: readonly FeedItem[]) =>
  buildFeed({
    title: 'Evenscale articles',
    description: 'All of them',
    address: 'https://evenscale.example/articles',
    self: 'https://evenscale.example/rss.xml',
    language: 'en',
    items,
  });
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (xml: string, selector: string) =>
  [...parse(xml).querySelectorAll(selector)].map((element) => element.textContent);

test('every character of a title survives XML', () => {
  expect(texts(feed(item()), 'item > title')).toEqual(['Carbs & fiber: "whole" or <refined>?']);
  expect(texts(feed(item()), 'item > category')).toEqual(['Nutrition & Weight Management']);
});

test('an item has its URL and its date in RSS format', () => {
  const xml = feed(item());
  expect(texts(xml, 'item > link')).toEqual(['https://evenscale.example/articles/healthy-carbs']);
  expect(texts(xml, 'item > guid')).toEqual(['https://evenscale.example/articles/healthy-carbs']);
  expect(texts(xml, 'item > pubDate')).toEqual(['Sat, 21 Nov 2026 00:00:00 GMT']);
});

test('the newest article comes first', () => {
  const xml = feed(
    item({ title: 'Old', published: '2025-04-01' }),
    item({ title: 'New', published: '2026-12-01' }),
  );
  expect(texts(xml, 'item > title')).toEqual(['New', 'Old']);
});
