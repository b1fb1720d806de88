/** An article in the feed. */
export interface FeedItem {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Full URL. */
  readonly address: string;
  /** Date as `2026-12-14`. */
  readonly published: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Full URL of the page that lists the articles. */
  readonly address: string;
  /** Full URL of the feed itself. */
  readonly self: string;
  readonly language: string;
  readonly items: readonly FeedItem[];
}

/** The address of the feed. */
export const FEED_PATH = '/rss.xml';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** A date in RSS format. */
const rssDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

const itemXml = ({ title, description, category, address, published }: FeedItem) =>
  [
    '<item>',
    tag('title', title),
    tag('link', address),
    tag('guid', address),
    tag('description', description),
    tag('category', category),
    tag('pubDate', rssDate(published)),
    '</item>',
  ].join('');

/** The feed as RSS 2.0, newest first. */
export function buildFeed({ title, description, address, self, language, items }: Feed): string {
  const newestFirst = items.toSorted((first, second) => second.published.localeCompare(first.published));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    tag('title', title),
    tag('link', address),
    tag('description', description),
    tag('language', language),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...newestFirst.map(itemXml),
    '</channel></rss>',
  ].join('\n');
}
