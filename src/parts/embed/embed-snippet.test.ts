import { describe, expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { embedAddress, embedSnippet, type EmbedChoice } from './embed-snippet.ts';

const PLAIN: EmbedChoice = { calculator: 'bmi', theme: 'host', units: 'metric', energy: 'kcal' };

describe('the address of an embed', () => {
  test.each<[Partial<EmbedChoice>, string]>([
    [{}, '/embed/bmi'],
    [{ calculator: 'childBmi' }, '/embed/child-bmi'],
    [{ theme: 'dark' }, '/embed/bmi#theme=dark'],
    [{ units: 'imperial', energy: 'kj' }, '/embed/bmi#units=imperial&energy=kj'],
    [
      { calculator: 'tdee', theme: 'light', units: 'imperial', energy: 'kj' },
      '/embed/tdee#theme=light&units=imperial&energy=kj',
    ],
  ])('%o', (choice, address) => {
    expect(embedAddress({ ...PLAIN, ...choice })).toBe(address);
  });
});

test('the snippet is a sandboxed frame with a height and a title, and the script that resizes it', () => {
  expect(embedSnippet({ ...PLAIN, units: 'imperial', energy: 'kj' }).split('\n')).toEqual([
    `<iframe src="${site.url}/embed/bmi#units=imperial&amp;energy=kj" title="BMI Calculator"`,
    '  width="100%" height="1100" style="border: 0" loading="lazy"',
    '  sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"',
    '  referrerpolicy="no-referrer" data-evenscale></iframe>',
    `<script src="${site.url}/embed.js" referrerpolicy="no-referrer" async></script>`,
  ]);
});
