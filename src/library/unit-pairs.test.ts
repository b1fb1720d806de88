import { expect, test } from 'vitest';
import { markUnitPairs } from './unit-pairs.ts';

/** What a reader with these units sees. */
function read(text: string, units: 'us' | 'si'): string {
  const hidden = units === 'us' ? 'si' : 'us';
  return markUnitPairs(`<p>${text}</p>`)
    .replaceAll(new RegExp(`<span class="(?:${hidden}|or)">[^<]*</span>`, 'gu'), '')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('\u00a0', ' ');
}

test.each([
  ['At 176\u00a0lb (80\u00a0kg), eat', 'At 176 lb, eat', 'At 80 kg, eat'],
  ['lose 2 to 4 lb (1 to 2 kg) first', 'lose 2 to 4 lb first', 'lose 1 to 2 kg first'],
  ['between 10 and 20 lb (5 and 9 kg)', 'between 10 and 20 lb', 'between 5 and 9 kg'],
  ['a woman of 5\u00a0ft\u00a04\u00a0in (163\u00a0cm)', 'a woman of 5 ft 4 in', 'a woman of 163 cm'],
  ['drink 8–10 oz (240–300 ml)', 'drink 8–10 oz', 'drink 240–300 ml'],
  ['1\u00a01/2 cups (350 g) of rice', '1 1/2 cups of rice', '350 g of rice'],
  ['½ cup (80 g)', '½ cup', '80 g'],
  ['at 10–12 mph (16–19 km/h)', 'at 10–12 mph', 'at 16–19 km/h'],
  ['5 ft 7 in (170 cm), 180 lb (82 kg)', '5 ft 7 in, 180 lb', '170 cm, 82 kg'],
  ['154\u00a0lb\u00a0(70\u00a0kg)', '154 lb', '70 kg'],
])('%s', (text, us, si) => {
  expect([read(text, 'us'), read(text, 'si')]).toEqual([us, si]);
});

test.each([
  'about 8 lb at 154 lb (3.5 kg at 70 kg)',
  '69 inches (5 ft 9 in)',
  'eat 30 g (1 oz)',
  'a can (240 ml)',
  'BMI of 25 (30 kg)',
])('%s stays', (text) => expect(markUnitPairs(`<p>${text}</p>`)).toBe(`<p>${text}</p>`));

test('a drawing and an attribute are left alone', () => {
  const html = '<p title="1 lb (2 kg)"><svg><title>1 lb (2 kg)</title><text>1 lb (2 kg)</text></svg></p>';
  expect(markUnitPairs(html)).toBe(html);
});
