import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { initSearchPanel } from './init-search-panel.ts';
import { buildEntries, entriesScript } from './entries.ts';
import { SearchButton } from './SearchButton.tsx';
import { SearchPanel } from './SearchPanel.island.tsx';

const ENTRIES = buildEntries(
  [
    {
      slug: 'walk',
      title: 'Walk more',
      description: 'Every day',
      category: 'Fitness',
      keywords: [],
      text: '',
    },
    {
      slug: 'eat',
      title: 'Eat well',
      description: 'Before a walk',
      category: 'Nutrition',
      keywords: [],
      text: '',
    },
  ],
  [
    { label: 'Walk to the FAQ', href: '/faq', phrases: [] },
    { label: 'Sums', href: '/sums', isTool: true, phrases: [] },
  ],
  new Map(),
);
const HERE = `data:text/javascript,${encodeURIComponent(entriesScript(ENTRIES))}`;
const NOWHERE = 'data:text/javascript,throw%20new%20Error()';

const user = userEvent.setup();
const box = (): HTMLInputElement => screen.getByRole('combobox');
const options = (): readonly HTMLElement[] => screen.queryAllByRole('option');
const status = () => screen.getByRole('status').textContent;
const HINT = 'Type three letters or more. What you type stays in your browser.';

async function renderReady(): Promise<void> {
  render(<SearchPanel entriesPath={HERE} />);
  await screen.findByText(HINT);
}

/** Simulates the browser's events when the panel opens or closes. */
function toggle(newState: 'open' | 'closed'): void {
  const event = new Event('toggle');
  Object.assign(event, { newState });
  act(() => void document.querySelector('search')!.dispatchEvent(event));
}

const hide = vi.fn<() => void>();

beforeEach(() => {
  // jsdom doesn't support popovers, so the panel is always open here.
  document.head.innerHTML = '<style>search[popover] { display: block !important }</style>';
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  hide.mockReset();
  HTMLElement.prototype.hidePopover = hide;
});

describe('on a server', () => {
  test('the panel has an input, a close button and the loading message while the script loads', () => {
    const html = renderToString(<SearchPanel entriesPath="/entries.js" />);
    expect(html).toContain('placeholder="Search articles &amp; pages..."');
    expect(html).toContain('popover="auto"');
    expect(html).toContain('Loading search');
    expect(html).toContain('Try again');
    expect(html).not.toContain('option');
  });

  test('the button opens it without a script', () => {
    render(<SearchButton />);
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button.getAttribute('popovertarget')).toBe('search-panel');
  });
});

describe('in the browser', () => {
  test('results have title, category, the whole description, highlighted words, and their URLs', async () => {
    await renderReady();
    await user.type(box(), 'walk');
    expect(options().map((option) => option.textContent)).toEqual([
      'Walk more Fitness · Every day',
      'Walk to the FAQ Page',
      'Eat well Nutrition · Before a walk',
    ]);
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/articles/walk',
      '/faq',
      '/articles/eat',
    ]);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Walk', 'Walk']);
    expect(status()).toBe('3 results');
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  test('a misspelled word is marked as it is written in the title', async () => {
    await renderReady();
    await user.type(box(), 'wallk');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Walk', 'Walk']);
  });

  test('without a network, results say which pages are not saved', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const match = (url: string) => Promise.resolve(url === '/faq' ? new Response() : undefined);
    vi.stubGlobal('caches', { match });
    await renderReady();
    await user.type(box(), 'walk');
    await screen.findByText(/Fitness · not saved for offline/u);
    expect(options().map((option) => option.textContent)).toEqual([
      'Walk more Fitness · not saved for offline · Every day',
      'Walk to the FAQ Page',
      'Eat well Nutrition · not saved for offline · Before a walk',
    ]);
  });

  test('one result is announced in the singular', async () => {
    await renderReady();
    await user.type(box(), 'eat');
    expect(status()).toBe('1 result');
  });

  test('an empty result quotes the query as it was typed', async () => {
    await renderReady();
    await user.type(box(), 'Zzz "y"');
    expect(status()).toBe('No results found for "Zzz "y""');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  test('the tools are offered until something is found', async () => {
    await renderReady();
    const offered = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(offered()).toEqual(['/sums']);
    await user.type(box(), 'walk');
    expect(offered()).toEqual([]);
    await user.type(box(), 'zzz');
    expect(screen.getByRole('navigation', { name: 'Check the spelling, or start here' })).toBeDefined();
    expect(offered()).toEqual(['/sums']);
  });

  test('short words get a hint', async () => {
    await renderReady();
    await user.type(box(), 'ab');
    expect(status()).toBe('No results found for "ab"Search words need at least three letters.');
  });

  test('the keyboard highlights a result and chooses it', async () => {
    await renderReady();
    await user.type(box(), 'walk{ArrowDown}{ArrowDown}');
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    const chosen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    options()[1]?.addEventListener('click', chosen);
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledOnce();
    expect(hide).toHaveBeenCalledOnce();
  });

  test('keys do nothing while there is no result', async () => {
    await renderReady();
    await user.type(box(), 'zzz{ArrowDown}{Enter}');
    expect(box().hasAttribute('aria-activedescendant')).toBe(false);
    expect(hide).not.toHaveBeenCalled();
  });

  test('a toggle clears the query and the results', async () => {
    await renderReady();
    initSearchPanel();
    await user.type(box(), 'walk');
    toggle('closed');
    expect(box().value).toBe('');
    expect(options()).toHaveLength(0);
    expect(status()).toBe(HINT);
  });

  test('a failed load says so, and retrying keeps the typed text', async () => {
    render(<SearchPanel entriesPath={NOWHERE} />);
    await screen.findByText(/couldn’t be loaded/u, { selector: 'p:not([class])' });
    await user.type(box(), 'walk');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/couldn’t be loaded/u, { selector: 'p:not([class])' });
    expect(box().value).toBe('walk');
  });

  test('text typed before the script loads is kept and searched', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<SearchPanel entriesPath={HERE} />);
    page.querySelector('input')!.value = 'eat';
    render(<SearchPanel entriesPath={HERE} />, { container: page, hydrate: true });
    await screen.findByText('1 result');
    expect(box().value).toBe('eat');
  });
});

describe('the panel itself', () => {
  test('focuses the input 100 ms after opening, not earlier, and clears it at once', () => {
    vi.useFakeTimers();
    render(<SearchPanel entriesPath={HERE} />);
    initSearchPanel();
    box().value = 'walk';
    toggle('open');
    expect(box().value).toBe('');
    vi.advanceTimersByTime(99);
    expect(document.activeElement).not.toBe(box());
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(box());
    vi.useRealTimers();
  });

  test('leaves the focus alone when it closes', () => {
    vi.useFakeTimers();
    render(<SearchPanel entriesPath={HERE} />);
    initSearchPanel();
    toggle('closed');
    vi.advanceTimersByTime(1_000);
    expect(document.activeElement).toBe(document.body);
    vi.useRealTimers();
  });

  test('may be missing from a page', () => {
    expect(() => initSearchPanel()).not.toThrow();
  });
});
