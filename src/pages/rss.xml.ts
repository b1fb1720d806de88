import { paths } from '#config/paths.ts';
import { site } from '#config/site.ts';
import { isWritten, readLibrary } from '#library/collections.ts';
import { FEED_PATH, buildFeed } from '#library/rss-feed.ts';

/** The published articles, for feed readers. */
export async function GET(): Promise<Response> {
  const { articles } = await readLibrary();
  const feed = buildFeed({
    title: `${site.name} articles`,
    description: 'Articles about nutrition, movement and weight, each with its sources.',
    address: `${site.url}${paths.articles}`,
    self: `${site.url}${FEED_PATH}`,
    language: site.language,
    items: articles.filter(isWritten).map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      category: data.category,
      address: `${site.url}${paths.article(id)}`,
      published: data.published,
    })),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
