import { readFileSync } from 'node:fs';
import { appManifest } from '#site/offline/app-manifest.ts';
import { describe, expect, test } from 'vitest';
import { drawIcon, ICONS } from './draw-icons.ts';

const sizeOf = (png: Uint8Array): string => {
  const view = new DataView(png.buffer, png.byteOffset);
  return `${view.getUint32(16)}x${view.getUint32(20)}`;
};

const { icons, screenshots } = appManifest();

describe('the icons of the installed site', () => {
  test.each([...icons, ...screenshots].filter(({ type }) => type === 'image/png'))(
    '$src is $sizes',
    ({ src, sizes }) => {
      expect(sizeOf(readFileSync(`public${src}`))).toBe(sizes);
    },
  );

  test('their total size is small', () => {
    const bytes = [...icons, ...screenshots].map(({ src }) => readFileSync(`public${src}`).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  });

  test('the drawn ones are in the manifest', () => {
    expect(icons.map(({ src }) => src)).toEqual(expect.arrayContaining(ICONS.map(({ file }) => `/${file}`)));
  });

  test.each(ICONS)('$file is drawn from the logo', async (icon) => {
    const drawn = await drawIcon(readFileSync('public/favicon.svg', 'utf8'), icon);
    expect(sizeOf(drawn)).toBe(`${icon.size}x${icon.size}`);
  });
});
