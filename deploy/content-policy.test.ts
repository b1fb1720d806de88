import { describe, expect, test } from 'vitest';
import { buildPolicies } from './content-policy.ts';

const CODE = {
  scripts: ["'sha256-script='"],
  styles: ["'sha256-style='"],
  drawings: ["'sha256-drawing='"],
  embeds: { scripts: ["'sha256-embed-script='"], styles: ["'sha256-embed-style='"] },
};
const PHOTOS = 'https://images.example.org';
const ADS = 'https://ads.example.net';

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the policy of pages', () => {
  const { page } = buildPolicies(CODE, {});

  test('allows what the site contains, and nothing else', () => {
    expect(page.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-script='",
      "style-src 'sha256-style='",
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  test('allows a photo host for images only', () => {
    const { page: opened } = buildPolicies(CODE, { photos: PHOTOS });
    expect(opened).toBe(page.replace("img-src 'self'", `img-src 'self' ${PHOTOS}`));
  });

  test('allows an advertisement host for scripts, images and frames, not for requests', () => {
    const { page: opened } = buildPolicies(CODE, { ads: ADS });
    const named = opened.split('; ').filter((one) => one.includes(ADS));
    expect(named.map((one) => one.split(' ')[0])).toEqual(['script-src', 'img-src', 'frame-src']);
    expect(directive(opened, 'frame-src')).toBe(`frame-src ${ADS}`);
    expect(directive(opened, 'connect-src')).toBe("connect-src 'none'");
  });

  test.each([
    'https://*.example.org',
    'http://images.example.org',
    'https://images.example.org/path',
    'images.example.org',
    'https:',
    '*',
    "https://a.example; script-src 'unsafe-inline'",
  ])('is not built with %s for a host', (host) => {
    expect(() => buildPolicies(CODE, { photos: host })).toThrow('site.hosts.photos');
  });
});

test('only the preview of the embeds shows frames of the site itself', () => {
  const { page, preview } = buildPolicies(CODE, {});
  expect(preview.split('; ').filter((one) => !page.split('; ').includes(one))).toEqual(["frame-src 'self'"]);
});

test('an embed may be shown anywhere, has no storage, and runs only the code that its own scripts load', () => {
  const { embed } = buildPolicies(CODE, { photos: PHOTOS, ads: ADS });
  expect(embed.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'strict-dynamic' 'sha256-embed-script='",
    "style-src 'sha256-embed-style='",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ]);
});

test('the offline worker may fetch from the site, and files opened directly may do nothing', () => {
  const { worker, file } = buildPolicies(CODE, { photos: PHOTOS, ads: ADS });
  expect(directive(worker, 'connect-src')).toBe("connect-src 'self'");
  expect(worker + file).not.toContain('example');
  expect(file.startsWith("default-src 'none'; style-src 'sha256-drawing='; base-uri 'none'")).toBe(true);
});
