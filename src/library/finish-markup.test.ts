import { expect, test } from 'vitest';
import { finishMarkup } from './finish-markup.ts';

const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

test('the wrappers around the text of blocks are removed', () => {
  expect(finishMarkup('<div><astro-static-slot><p>A</p></astro-static-slot></div>')).toBe(
    '<div><p>A</p></div>',
  );
});

test('markers that only hydration reads are removed', () => {
  expect(finishMarkup('<p>1,200<!-- --> calories</p>')).toBe('<p>1,200 calories</p>');
});

test('shapes close themselves', () => {
  expect(finishMarkup('<svg><path d="M0 0"></path><text>A</text></svg>')).toBe(
    '<svg><path d="M0 0"/><text>A</text></svg>',
  );
});

test('a figure stays with its unit, and a row’s name in lines of some length', () => {
  expect(finishMarkup('<p title="3 g">Add 3 g, or 1 1/2 cups</p>')).toBe(
    '<p title="3 g">Add 3\u00a0g, or 1\u00a01/2 cups</p>',
  );
  expect(finishMarkup(table(['Who', 'Why'], ['Man of 40, 5 ft 10 in, active', 'A']))).toContain(
    '>Man\u00a0of\u00a040, 5\u00a0ft\u00a010\u00a0in, active<',
  );
});

test('the first cell becomes a row header, and the first row column headers', () => {
  expect(finishMarkup(table(['Food', 'Why'], ['Oats', 'Fiber and <b>taste</b>']))).toBe(
    '<table><thead><tr><th scope="col">Food</th><th scope="col">Why</th></tr></thead>' +
      '<tbody><tr><th scope="row">Oats</th><td>Fiber and <b>taste</b></td></tr></tbody></table>',
  );
});

test('an empty corner cell is not a header', () => {
  expect(finishMarkup(table(['', 'Why'], ['Oats', 'Fiber']))).toContain(
    '<tr><td></td><th scope="col">Why</th>',
  );
});

test('columns of figures are marked, columns of words are not', () => {
  const html = finishMarkup(
    table(
      ['', 'kg', 'When', 'Share'],
      ['A', '−4.7 kg', '3 days', '10–15%'],
      ['B', '1,200', 'soon', '7<sup>1</sup>'],
    ),
  );
  expect(html.match(/<td data-figure="">/g)).toHaveLength(4);
  expect(html).toContain('<th scope="col" data-figure="">kg</th>');
  expect(html).toContain('<td>3 days</td>');
});

test('times are aligned like figures', () => {
  const html = finishMarkup(table(['You get up at', 'For 8 hours'], ['6:00 a.m.', '9:30 p.m.']));
  expect(html).toContain('<td data-figure="">9:30\u00a0p.m.</td>');
});

test('a finished table is left unchanged', () => {
  const finished = '<table><tbody><tr><th scope="row">A</th><td data-figure="">1</td></tr></tbody></table>';
  expect(finishMarkup(finished)).toBe(finished);
});

test('each source links back to its first citation', () => {
  const mark = (number: number) => `<sup><a href="#source-${number}">${number}</a></sup>`;
  const html = finishMarkup(mark(1) + mark(2) + mark(1));
  expect(html.match(/id="cited-1"/g)).toHaveLength(1);
  expect(html.indexOf('id="cited-1"')).toBeLessThan(html.indexOf('id="cited-2"'));
});

test('a comma separates the marks of two sources for the same words', () => {
  const mark = (number: number) => `<sup class="mark"><a href="#source-${number}">${number}</a></sup>`;
  const html = finishMarkup(`<p>Yes.${mark(1)}${mark(2)} And no.${mark(3)}</p>`);
  expect(html.replaceAll(/<(?!\/?sup)[^>]+>/g, '')).toBe(
    'Yes.<sup class="mark">1, 2</sup> And no.<sup class="mark">3</sup>',
  );
});
