import { expect, test } from 'vitest';
import { citedKeys, numberSources } from './citations.ts';

const body = 'First.<Cite id="lally-2010" /> Then,<Cite id="hall-2011" /> and again.<Cite id="lally-2010" />';

test('sources are listed once, in order of first citation', () => {
  expect(citedKeys(body, [])).toEqual(['lally-2010', 'hall-2011']);
});

test('cards cite the sources of their records at their own position', () => {
  const supplements = [
    { effectiveness: 'strong', sources: ['kreider-2017'] },
    { effectiveness: 'limited', sources: ['wolfe-2017'] },
  ];
  expect(citedKeys(`<SupplementCards level="limited" />\n${body}`, supplements)).toEqual([
    'wolfe-2017',
    'lally-2010',
    'hall-2011',
  ]);
});

test('sources are numbered from 1 and include their text', () => {
  const known = new Map([
    ['hall-2011', { text: 'Hall KD et al.', url: 'https://doi.org/10.1016/x' }],
    ['lally-2010', { text: 'Lally P et al.' }],
  ]);
  expect(numberSources(['lally-2010', 'hall-2011'], known)).toEqual([
    { key: 'lally-2010', number: 1, text: 'Lally P et al.' },
    { key: 'hall-2011', number: 2, text: 'Hall KD et al.', url: 'https://doi.org/10.1016/x' },
  ]);
});
