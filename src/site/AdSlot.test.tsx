import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AD_TYPES, AdSlot } from './AdSlot.tsx';

const css = readFileSync(`${import.meta.dirname}/AdSlot.module.css`, 'utf8');

test.each(AD_TYPES)('a slot of type %s is labeled', (type) => {
  render(<AdSlot type={type} />);
  expect(screen.getByText('Advertisement').getAttribute('data-ad')).toBe(type);
});

test.each(AD_TYPES)('a slot of type %s has one fixed height on any screen', (type) => {
  const heights = css.match(new RegExp(`\\.${type}(?:,\\s*\\.\\w+)* \\{\\s*block-size: \\d+px;\\s*\\}`, 'g'));
  expect(heights).toHaveLength(1);
  expect(css).not.toContain('@media');
});

test('ads are not printed', () => {
  const { container } = render(<AdSlot type="banner" />);
  expect(container.firstElementChild?.classList).toContain('no-print');
});
