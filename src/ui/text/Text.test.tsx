import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TextPart } from './text-part.ts';
import { Text } from './Text.tsx';

/** Simulates a browser's translation of React's text nodes. */
function translate(node: ChildNode | null, text: string): void {
  const other = document.createElement('b');
  other.textContent = text;
  node?.replaceWith(other);
}

const textNodes = (element: Element | null | undefined): readonly ChildNode[] =>
  [...(element?.childNodes ?? [])].filter((node) => node instanceof globalThis.Text);

const figure = (text: string, value: number): TextPart => ({ name: 'weight', value, text, unit: 'kg' });

describe('a text', () => {
  test('is an element with the given attributes', () => {
    render(
      <Text as="p" id="note" className="quiet">
        Two of three
      </Text>,
    );
    const text = screen.getByText('Two of three');
    expect(text.outerHTML).toBe('<p id="note" class="quiet">Two of three</p>');
  });

  test('has emphasized words, links, and figures with their value, which browsers don’t translate', () => {
    const { container } = render(
      <Text as="li">
        {[
          { as: 'strong', text: 'Today' },
          ' ',
          figure('71.5', 71.46),
          ', ',
          { as: 'a', href: '/faq', text: 'why' },
        ]}
      </Text>,
    );
    expect(container.innerHTML).toBe(
      '<li><strong>Today</strong> <span translate="no"><data data-result="weight" value="71.46" translate="no">71.5</data> kg</span>, <a href="/faq">why</a></li>',
    );
  });

  test('is replaced with its element when it changes, and only then', () => {
    const { container, rerender } = render(<Text as="p">One</Text>);
    const first = container.firstChild;
    rerender(<Text as="p">One</Text>);
    expect(container.firstChild).toBe(first);
    rerender(<Text as="p">Two</Text>);
    expect(container.firstChild).not.toBe(first);
    expect(container.innerHTML).toBe('<p>Two</p>');
  });

  test('shows the new text if the old one was translated', () => {
    const { container, rerender } = render(<Text as="p">{['From ', figure('71.5', 71.46), ' on']}</Text>);
    for (const node of textNodes(container.firstElementChild)) translate(node, 'traducido');
    rerender(<Text as="p">{['From ', figure('157.5', 157.54), ' down']}</Text>);
    expect(container.textContent).toBe('From 157.5 kg down');
    rerender(<Text as="p">Nothing</Text>);
    expect(container.textContent).toBe('Nothing');
  });

  test('is unaffected by a translation that arrives after it has changed', () => {
    const { container, rerender } = render(<Text as="p">1,974 kcal</Text>);
    const [old = null] = textNodes(container.firstElementChild);
    rerender(<Text as="p">2,556 kcal</Text>);
    translate(old, '1.974 kilocalorías');
    expect(container.textContent).toBe('2,556 kcal');
  });
});
