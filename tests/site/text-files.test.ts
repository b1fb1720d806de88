import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textFiles } from '#config/paths.ts';
import { security, site } from '#config/site.ts';
import { sourceDate } from '#seo/source-date.ts';
import { describe, expect, test } from 'vitest';

const DIST = 'dist';
const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');

/** License texts are complete, apart from line ends and blank lines around them. */
const licenseOf = (name: string): string =>
  readFileSync(join('node_modules', name, 'LICENSE'), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim();

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

describe('/licenses.txt', () => {
  const licenses = read(textFiles.licenses);

  test.each([
    'react',
    'react-dom',
    'scheduler',
    'astro',
    'idb',
    'fflate',
    'workbox-core',
    '@fontsource-variable/figtree',
  ])('has the whole license of %s', (name) => {
    expect(licenses).toContain(`\n${name} ${versionOf(name)} (`);
    expect(licenses).toContain(licenseOf(name));
  });

  test('has the license of a package that is published without one', () => {
    expect(licenses).toContain(`\nsaxes ${versionOf('saxes')} (ISC)`);
    expect(licenses).toContain('Copyright (c) Isaac Z. Schlueter and Contributors');
  });

  test('names the license of every font file', () => {
    const fonts = readdirSync(join(DIST, '_astro')).filter((file) => file.endsWith('.woff2'));
    expect(fonts.every((file) => file.startsWith('figtree-'))).toBe(true);
    expect(licenses).toContain('SIL OPEN FONT LICENSE');
  });

  test('lists nothing that only builds or tests the site', () => {
    for (const name of ['typescript', 'vitest', 'wrangler', '@fontsource/figtree', 'esbuild'])
      expect(licenses).not.toContain(`\n${name} `);
  });

  test('can be found from the terms of use', () => {
    expect(read('terms/index.html')).toContain(`href="${textFiles.licenses}"`);
  });
});

describe('/.well-known/security.txt', () => {
  const lines = read(textFiles.security).split('\n');
  const valueOf = (field: string): string | undefined =>
    lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);

  test('says where to report a problem, and that there is no address if none is set', () => {
    expect(valueOf('Contact')).toBe(security.contact ?? `${site.url}/contact`);
    expect(lines[0]?.startsWith('# No address')).toBe(security.contact === undefined);
  });

  test('expires eleven to twelve months after the last commit', () => {
    const days = (Date.parse(valueOf('Expires') ?? '') - sourceDate().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(333);
    expect(days).toBeLessThanOrEqual(366);
  });

  test('has its own address', () => {
    expect(valueOf('Canonical')).toBe(site.url + textFiles.security);
  });
});
