import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawPreview } from './preview-drawing.ts';
import { previewPicture } from './preview-picture.ts';
import { unpackWoff } from './unpack-woff.ts';

const LARGEST = 60_000;

const words = {
  title: 'Macros & more: what <protein>, carbs and fat do for a body, in plain numbers',
  section: 'Nutrition & Weight Management',
};

/** Every letter is half as wide as it is tall. */
const halves = (text: string) => text.length / 2;

const lines = (svg: string) =>
  [...svg.matchAll(/font-size="(\d+)" font-weight="700"[^>]*>([^<]+)</g)].slice(1);

describe('the drawing', () => {
  test('breaks a long title into few lines and keeps every word', () => {
    const title = lines(drawPreview(words, halves)).map(([, , text]) => text);
    expect(title.length).toBeGreaterThan(1);
    expect(title.join(' ')).toBe(words.title.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'));
  });

  test('sets a short title larger than a long one', () => {
    const size = (title: string) => Number(lines(drawPreview({ ...words, title }, halves))[0]?.[1]);
    expect(size('Terms of Use')).toBeGreaterThan(size(words.title));
  });

  test('has lines of about equal length', () => {
    const [first, second] = lines(drawPreview({ ...words, title: 'one two three four five six' }, halves));
    expect(Math.abs(first![2]!.length - second![2]!.length)).toBeLessThan(6);
  });
});

describe('the image', async () => {
  const picture = Buffer.from(await previewPicture(words));

  test('is a PNG of 1200 by 630 and small', () => {
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(LARGEST);
  });

  test('has the same bytes each time, and different ones for other words', async () => {
    expect(Buffer.from(await previewPicture(words)).equals(picture)).toBe(true);
    expect(Buffer.from(await previewPicture({ ...words, title: 'FAQ' })).equals(picture)).toBe(false);
  });
});

describe('a font', () => {
  const woff = readFileSync('node_modules/@fontsource/figtree/files/figtree-latin-700-normal.woff');

  test('is unpacked with every table intact', () => {
    const font = unpackWoff(woff);
    const count = font.readUInt16BE(4);
    expect(count).toBeGreaterThan(8);
    for (let index = 0; index < count; index += 1) {
      const [checksum, offset, length] = [4, 8, 12].map((field) =>
        font.readUInt32BE(12 + index * 16 + field),
      );
      const table = Buffer.concat([font.subarray(offset, offset! + length!), Buffer.alloc(-length! & 3)]);
      // The head table contains a checksum of the whole file, which excludes the checksum itself.
      if (font.toString('latin1', 12 + index * 16, 16 + index * 16) === 'head') table.writeUInt32BE(0, 8);
      let sum = 0;
      for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
      expect(sum).toBe(checksum);
    }
  });

  test('of another format is rejected', () => {
    expect(() => unpackWoff(Buffer.alloc(64))).toThrow('expected a WOFF font');
  });
});
