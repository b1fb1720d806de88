import { absoluteAddress } from '#seo/address.ts';

/** Crawlers may read everything. */
export function GET(): Response {
  const rules = ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteAddress('/sitemap.xml')}`, ''];
  return new Response(rules.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
