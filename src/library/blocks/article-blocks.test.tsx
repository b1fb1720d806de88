import { HELP_LINES, HELP_LINES_BY_COUNTRY } from '#config/help-lines.ts';
import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BLOCK_NAMES, articleBlocks } from './article-blocks.tsx';

const blocks = articleBlocks({
  file: 'src/content/articles/sample.mdx',
  sources: [
    { key: 'lally-2010', number: 1, text: 'Lally P et al.' },
    { key: 'kreider-2017', number: 2, text: 'Kreider RB et al.' },
  ],
  supplements: [
    {
      name: 'Creatine monohydrate',
      effectiveness: 'strong',
      benefits: ['strength'],
      concerns: ['water weight'],
      dosage: '3–5 g daily',
      timing: 'any time',
      notes: 'Choose a tested product.',
      sources: ['kreider-2017'],
    },
  ],
});

/** A block, as an article would use it. */
function block(name: string, props: Readonly<Record<string, unknown>> = {}, children?: ReactNode) {
  const Block = blocks[name];
  if (Block === undefined) throw new Error(`There is no block ${name}.`);
  return <Block {...props} {...(children === undefined ? {} : { children })} />;
}
const html = (...call: Parameters<typeof block>) => renderToStaticMarkup(block(...call));

const figure = { caption: 'What it shows.', alt: 'A drawing in words.' };

test('every block that an article may use exists', () => {
  expect(Object.keys(blocks).toSorted()).toEqual(BLOCK_NAMES.toSorted());
});

describe('figures in running text come from the formulas', () => {
  test.each<[string, Record<string, string>, string]>([
    ['Multiplier', { level: 'lightlyActive' }, '1.375'],
    ['KcalPerGram', { of: 'fat' }, '9'],
    ['BmiLimit', { of: 'normal' }, '18.5'],
    ['BmiLimit', { of: 'obese' }, '30'],
    ['BmiLimit', { of: 'obesityClass2' }, '35'],
    ['MacroShare', { plan: 'ketogenic', of: 'carbs' }, '5'],
    ['MinimumIntake', { of: 'female' }, '1,200'],
    ['TargetStep', { of: 'extremeLoss' }, '1,000'],
  ])('%s %o is %s', (name, props, text) => {
    expect(html(name, props)).toBe(text);
  });
});

describe('tables of values from the formulas', () => {
  test('the activity table prints the five levels with their activity factors', () => {
    render(block('ActivityTable'));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(
      ACTIVITY_LEVELS.map((level) => String(ACTIVITY_FACTORS[level])),
    );
  });

  test('the categories share no number with their neighbors', () => {
    render(block('BmiTable'));
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'below 18.5',
      '18.5–24.9',
      '25–29.9',
      '30 or more',
    ]);
  });

  test('the shares of each macro plan add up to 100%', () => {
    render(block('MacroPlansTable'));
    for (const row of screen.getAllByRole('row').slice(1)) {
      const shares = within(row)
        .getAllByRole('cell')
        .map((cell) => Number.parseInt(cell.textContent, 10));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  test('weights by height have one table per unit system', () => {
    render(block('WeightByHeightTable'));
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(screen.getByRole('row', { name: /^5\sft\s6\sin/u }).textContent).toMatch(/in114.6–154.3155186$/u);
  });
});

describe('drawings', () => {
  test('a bar chart names its bars, their values and its text alternative', () => {
    render(
      block('BarFigure', {
        ...figure,
        unit: 'kcal',
        rows: [
          { label: 'Rest', value: 1375 },
          { label: 'Day', value: 1891, note: 'lightly active' },
        ],
      }),
    );
    const drawing = screen.getByRole('img', { name: figure.alt });
    expect(drawing.textContent).toContain('Rest1,375\u00A0kcal');
    expect(drawing.textContent).toContain('Day1,891\u00A0kcal, lightly active');
    expect(screen.getByRole('figure').textContent).toContain(figure.caption);
  });

  test('a note that repeats the value replaces it', () => {
    const rows = [
      { label: 'Man, 40', value: 13.9, note: '13.9 kg' },
      { label: 'Woman, 40', value: 14.1 },
    ];
    render(block('BarFigure', { ...figure, unit: 'kg', rows }));
    expect(screen.getByText('13.9 kg')).toBeTruthy();
  });

  test.each([
    [5, '50 g (1/2 cup)', '5\u00A0g, 50 g (1/2 cup)'],
    [2, '2 slices', '2\u00A0g, 2 slices'],
    [5, '5 g in a handful', '5 g in a handful'],
  ])('the figure %d is shown with the note %s', (value, note, text) => {
    const rows = [
      { label: 'This', value, note },
      { label: 'That', value: 9 },
    ];
    render(block('BarFigure', { ...figure, unit: 'g', rows }));
    expect(screen.getByText(text, { normalizer: (words) => words })).toBeTruthy();
  });

  test('a range is at its actual position on the axis', () => {
    const markup = html('RangeFigure', {
      ...figure,
      unit: '%',
      min: 0,
      max: 50,
      rows: [{ label: 'Protein', from: 10, to: 35 }],
    });
    expect(markup).toContain('x="20%"');
    expect(markup).toContain('width="50%"');
    expect(markup).toContain('10–35%');
  });

  test('a timeline label that doesn’t fit in its span is next to it', () => {
    render(
      block('TimelineFigure', {
        ...figure,
        from: '00:00',
        to: '24:00',
        unit: 'h',
        min: 0,
        max: 24,
        rows: [
          { label: '16/8', spans: [{ from: 12, to: 20, label: 'eating' }] },
          { label: 'Snack', spans: [{ from: 21, to: 21.5, label: 'a handful of nuts' }] },
        ],
      }),
    );
    const text = screen.getByRole('img').textContent;
    expect(text).toContain('a handful of nuts 21:00–21:30');
    expect(text).not.toContain('eating 12');
    expect(text).toContain('06:00');
  });

  test('a line chart names its lines and its axes', () => {
    render(
      block('LineFigure', {
        ...figure,
        xLabel: 'weeks',
        yLabel: 'kg',
        series: [
          {
            label: 'what happens',
            points: [
              [0, 90],
              [26, 81.4],
              [52, 76.1],
            ],
          },
          {
            label: 'what the rule promises',
            dashed: true,
            points: [
              [0, 90],
              [52, 66.3],
            ],
          },
        ],
      }),
    );
    const text = screen.getByRole('img').textContent;
    for (const word of ['weeks', 'kg', 'what happens', 'what the rule promises', '65', '90']) {
      expect(text).toContain(word);
    }
  });

  test('no drawing carries a style attribute', () => {
    const rows = [
      { label: 'A', value: 1 },
      { label: 'B', value: 2 },
    ];
    expect(html('BarFigure', { ...figure, unit: 'g', rows })).not.toContain('style=');
  });
});

describe('boxes', () => {
  test('the key facts are named', () => {
    render(
      <>
        {block(
          'KeyFacts',
          {},
          <ul>
            <li>A fact</li>
          </ul>,
        )}
      </>,
    );
    expect(screen.getByRole('region', { name: 'In short' }).textContent).toContain('A fact');
  });

  test('a caution lists the help lines first, then the article’s list, then eating disorders', () => {
    const emergency = 'if you faint.';
    const eating = 'Ask your treatment team first.';
    render(block('Caution', { title: 'Before you fast', emergency, eating }, <p>You take insulin.</p>));
    const caution = screen.getByRole('region', { name: 'Before you fast' });
    const lines = within(caution).getAllByRole('link');
    expect(lines.map((line) => line.getAttribute('href'))).toEqual([
      ...Object.values(HELP_LINES).map(({ href }) => href),
      HELP_LINES_BY_COUNTRY.href,
    ]);
    expect(caution.textContent).toMatch(/911.*faint.*988.*insulin.*treatment team/u);
  });

  test('a caution without a word for eating disorders has its help lines in one line, after the list', () => {
    render(block('Caution', { title: 'Before you lift', emergency: 'if you faint.' }, <p>A hernia.</p>));
    const caution = screen.getByRole('region', { name: 'Before you lift' });
    const lines = within(caution).getAllByRole('link');
    const { emergency, eatingDisorder, crisis } = HELP_LINES;
    expect(lines.map((line) => line.getAttribute('href'))).toEqual([
      ...[emergency, eatingDisorder, crisis].map(({ href }) => href),
      HELP_LINES_BY_COUNTRY.href,
    ]);
    expect(caution.textContent).toMatch(/911.*faint.*hernia.*taking over.*988/u);
    expect(caution.textContent).not.toContain('undefined');
  });

  test('a wide table scrolls in a focusable box labeled by its caption', () => {
    render(block('DataTable', { caption: 'Fiber by age. Figures of EFSA.' }, <table />));
    expect(screen.getByRole('region', { name: 'Fiber by age.' }).tabIndex).toBe(0);
  });

  test('a supplement card prints its record and marks its sources', () => {
    render(block('SupplementCards', { level: 'strong' }));
    const card = screen.getByRole('heading', { name: 'Creatine monohydrate' }).parentElement;
    expect(card?.textContent).toContain('Strong evidence');
    expect(card?.textContent).toContain('3–5 g daily');
    expect(screen.getByRole('doc-noteref').getAttribute('href')).toBe('#source-2');
  });
});

describe('a mistake in an article stops the build with file, block and prop', () => {
  const place = 'src/content/articles/sample.mdx: ';
  test.each<[string, Record<string, unknown>, string]>([
    ['Multiplier', { level: 'lazy' }, '<Multiplier> level: '],
    ['Cite', { id: 'nobody-1999' }, '<Cite id="nobody-1999"> is not in sources.json'],
    ['BarFigure', { ...figure, unit: 'g', rows: [{ label: 'A', value: '1' }] }, '<BarFigure> rows.0.value: '],
    ['BarFigure', { ...figure, unit: 'g', color: 'red', rows: [] }, '<BarFigure> '],
    ['KeyFacts', {}, '<KeyFacts> children: needs text between its tags'],
    [
      'RangeFigure',
      { ...figure, unit: 'g', min: 0, max: 10, rows: [{ label: 'A', from: 5, to: 4 }] },
      '<RangeFigure> rows.0: `from` must be below `to`',
    ],
    [
      'RangeFigure',
      { ...figure, unit: 'g', min: 0, max: 3, rows: [{ label: 'A', from: 1, to: 4 }] },
      '<RangeFigure> props: a value lies outside `min` and `max`',
    ],
  ])('<%s> with %o', (name, props, message) => {
    expect(() => html(name, props)).toThrow(place + message);
  });
});
