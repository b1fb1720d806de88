import { expect, test } from 'vitest';
import { absoluteAddress, imageAddress, previewPath } from './address.ts';

test.each([
  ['/', 'https://evenscale.example/'],
  ['/faq', 'https://evenscale.example/faq'],
  ['/faq/', 'https://evenscale.example/faq'],
  ['/articles/protein-diet', 'https://evenscale.example/articles/protein-diet'],
])('the page %s has the URL %s', (path, address) => {
  expect(absoluteAddress(path)).toBe(address);
});

test('an image on another host keeps its URL', () => {
  expect(imageAddress('https://photos.example/1.jpg')).toBe('https://photos.example/1.jpg');
  expect(imageAddress('/og/home.png')).toBe('https://evenscale.example/og/home.png');
});

test.each([
  ['/', '/og/home.png'],
  ['/faq', '/og/faq.png'],
  ['/articles/protein-diet', '/og/articles-protein-diet.png'],
])('the preview of %s is at %s', (path, preview) => {
  expect(previewPath(path)).toBe(preview);
});
