import { describe, expect, test } from 'vitest';
import { cloudflareHeaders } from './cloudflare-rules.ts';
import { pathClasses } from './host-rules.ts';

const POLICIES = {
  page: 'of-pages',
  preview: 'of-the-preview',
  embed: 'of-embeds',
  worker: 'of-the-worker',
  file: 'of-files',
};

describe('_headers', () => {
  const rules = cloudflareHeaders(POLICIES).split('\n').slice(1);

  test('has one rule per class, the general one first', () => {
    expect(rules.filter((line) => line.startsWith('/'))).toEqual(pathClasses.map(({ pattern }) => pattern));
  });

  test('removes what the general rule has set before it sets something else', () => {
    const asset = rules.slice(rules.indexOf('/_astro/*') + 1, rules.indexOf('/methodology/vectors.*'));
    expect(asset).toEqual([
      '  ! Content-Security-Policy',
      '  Content-Security-Policy: of-files',
      '  ! Cache-Control',
      '  Cache-Control: public, max-age=31536000, immutable',
      '  Access-Control-Allow-Origin: *',
    ]);
  });

  test('removes what a class leaves out', () => {
    expect(rules.slice(rules.indexOf('/embed/*') + 1, rules.indexOf('/embed.js'))).toEqual([
      '  ! X-Frame-Options',
      '  ! Content-Security-Policy',
      '  Content-Security-Policy: of-embeds',
      '  ! Cross-Origin-Resource-Policy',
      '  Cross-Origin-Resource-Policy: cross-origin',
    ]);
  });

  test("is not written when it exceeds Cloudflare's limits", () => {
    expect(() => cloudflareHeaders({ ...POLICIES, page: 'x'.repeat(2_000) })).toThrow('2000');
  });
});
