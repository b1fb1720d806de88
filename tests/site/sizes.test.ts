import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';

const DIST = 'dist';

/** One round trip of a fresh connection: ten packets. */
const FIRST_ROUND_TRIP = 14_000;

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.html')).toSorted();
const articles = pages.filter((page) => /^articles\/[^/]+\/index\.html$/u.test(page));

const GUIDES = readdirSync('src/content/guides')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => name.replace('.mdx', ''));

const read = (file: string): Buffer => readFileSync(join(DIST, file));
const html = (page: string): string => read(page).toString('utf8');

/** Bytes sent with brotli, which every current browser accepts. */
function brotliSize(content: Buffer | string): number {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, best).length;
}

const sizes = new Map<string, number>();

/** The same for a file, cached because most pages load the same ones. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliSize(read(file));
  sizes.set(file, size);
  return size;
}

const parsed = new Map<string, Document>();

/** The page as a document. It's parsed once and shared, so tests must not change it. */
function parse(page: string): Document {
  const document = parsed.get(page) ?? new JSDOM(html(page)).window.document;
  parsed.set(page, document);
  return document;
}

const pathOf = (address: string): string => address.replace(/^\//u, '').replace(/[?#].*$/u, '');

/** An island that loads on its own, not on first use. */
const ISLAND = 'astro-island:not([client="first-use"])';

/** The files that an island needs before it can run. */
const filesOf = (island: Element): readonly string[] => [
  ...['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
  ...(island.getAttribute('data-imports') ?? '').split(' ').map((file) => `/_astro/${file}`),
];

/** Script files that a page loads without interaction. */
function scriptsOf(page: string): ReadonlySet<string> {
  const document = parse(page);
  const named = [...document.querySelectorAll('script[src], link[rel="modulepreload"], link[as="script"]')];
  const islands = [...document.querySelectorAll(ISLAND)];
  return new Set(
    [
      ...named.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      ...islands.flatMap(filesOf),
    ]
      .filter(Boolean)
      .map(pathOf),
  );
}

/** CDC's table, which is loaded in addition to a tool's 75 kB. */
const GROWTH_CHARTS = /^_astro\/growth-table\./u;

const hasIsland = (page: string): boolean => parse(page).querySelector(ISLAND) !== null;

describe('script', () => {
  test('of no page has `Intl` before a first use: making its first format takes a slow phone 100 to 400 ms', () => {
    const first = new Set(pages.flatMap((page) => [...scriptsOf(page)]));
    expect(first.size).toBeGreaterThan(10);
    expect([...first].filter((file) => /\bIntl\b/u.test(html(file)))).toEqual([]);
  });

  test.each(pages.filter((page) => !hasIsland(page)))('%s loads no script file', (page) => {
    expect([...scriptsOf(page)]).toEqual([]);
  });

  // One percent of room, so that a sentence more or a renamed file breaks nothing, and a library more does. 0.5 kB of each is
  // what loads a script on demand: in a file of its own, it would be the last to arrive over HTTP/1.
  test.each([
    ['index.html', 80_250],
    ['tdee-calculator/index.html', 81_700],
    ['weight-planner/index.html', 88_250],
    ['child-bmi-calculator/index.html', 80_300],
    ['pregnancy-weight-gain/index.html', 78_750],
    ['log/index.html', 84_050],
    ['bmr-calculator/index.html', 90_350],
    ['body-fat-calculator/index.html', 90_350],
    ['ideal-weight-calculator/index.html', 90_350],
    ['waist-to-height-calculator/index.html', 90_350],
    ['protein-calculator/index.html', 90_350],
  ])('the island of %s needs at most %i bytes of script with brotli', (page, most) => {
    const scripts = [...scriptsOf(page)];
    expect(scripts.length).toBeGreaterThan(2);
    const total = scripts
      .filter((file) => !GROWTH_CHARTS.test(file))
      .reduce((sum, file) => sum + sizeOf(file), 0);
    expect(total, scripts.join(', ')).toBeLessThanOrEqual(most);
  });

  // Includes the HTML, because an embed loads no font. CDC's table is extra, as on the children's page.
  test.each([
    // 0.4 kB of it are the places of the way to a goal and of the next steps, which the page has.
    ['embed/bmi/index.html', 90_400],
    ['embed/tdee/index.html', 91_650],
    ['embed/planner/index.html', 98_450],
    ['embed/child-bmi/index.html', 89_150],
    ['embed/bmr/index.html', 100_050],
    ['embed/body-fat/index.html', 100_050],
    ['embed/protein/index.html', 100_050],
  ])('the first load of %s takes at most %i bytes with brotli, styles and scripts', (page, most) => {
    const all = [page, ...scriptsOf(page)].filter((file) => !GROWTH_CHARTS.test(file));
    const total = all.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(total, all.join(', ')).toBeLessThanOrEqual(most);
    expect(loadedWith(page).filter((file) => /\.(?:woff2|png|jpe?g|webp)$/u.test(file))).toEqual([]);
  });

  test('the script that resizes the frames of embeds is at most 1 kB', () => {
    expect(read('embed.js').length).toBeLessThanOrEqual(1_000);
  });

  test('CDC’s growth charts take at most 8 kB when transferred, and only on the children’s page', () => {
    const charts = files.filter((file) => GROWTH_CHARTS.test(file) && file.endsWith('.js'));
    expect(charts).toHaveLength(1);
    expect(charts.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(8_000);
    expect(pages.filter((page) => [...scriptsOf(page)].some((file) => GROWTH_CHARTS.test(file)))).toEqual([
      'child-bmi-calculator/index.html',
      'embed/child-bmi/index.html',
    ]);
  });

  // 0.15 kB of it are the visitor’s units.
  test.each(articles)('%s has at most 3.15 kB of inline script', (page) => {
    const inline = [...parse(page).querySelectorAll('script:not([type="application/ld+json"])')];
    expect(brotliSize(inline.map((script) => script.textContent).join(''))).toBeLessThanOrEqual(3_150);
  });
});

/** The page without its own text and sources. */
function withoutItsText(page: string): string {
  const dom = new JSDOM(html(page));
  for (const own of dom.window.document.querySelectorAll('.prose, [aria-labelledby="sources"] ol'))
    own.replaceChildren();
  return dom.serialize();
}

/** The page up to the end of its drawing. */
function withItsDrawing(page: string): string {
  const text = html(page);
  const end = '</svg>';
  return text.slice(0, text.indexOf(end, text.indexOf('<article')) + end.length);
}

describe('HTML with its inline styles', () => {
  // The TDEE page contains seven questions and answers. Home has the places of the card, of the line for a returning
  // visitor, and of their log’s figure; and a link to bring a log; 0.1 kB are the tools by what they answer, 0.1 kB what each tool of the menu answers. 0.1 kB of each is a drawing’s place; another the places
  // of messages, and the script that fetches the first files early. 50 bytes are what text and spaces measure on paper.
  test.each([
    ['index.html', FIRST_ROUND_TRIP + 3_750],
    ['tdee-calculator/index.html', 18_950],
  ])('%s takes at most %i bytes with brotli', (page, most) => {
    expect(sizeOf(page)).toBeLessThanOrEqual(most);
  });

  const others = pages.filter((page) => page !== 'tdee-calculator/index.html');

  test.each(others)('%s arrives in one round trip, apart from its own text', (page) => {
    const isShort = sizeOf(page) <= FIRST_ROUND_TRIP;
    const rest = isShort ? html(page) : withoutItsText(page);
    // Every page has the calculators in menu and footer; a tool has a drawing’s place, and the line for a returning visitor.
    // The planner has its curve’s place in the answer, too, home the place of the log’s figure, and the log that of today’s number;
    // 0.1 kB of the log are whose medicine may have to change.
    const places: Readonly<Record<string, number>> = {
      'index.html': 3_750,
      'weight-planner/index.html': 4_100,
      'log/index.html': 3_450,
      'child-bmi-calculator/index.html': 3_200,
    };
    const more = places[page] ?? 2_800;
    expect(brotliSize(rest)).toBeLessThanOrEqual(FIRST_ROUND_TRIP + more);
  });

  const texts = [...articles, ...GUIDES.map((slug) => `${slug}/index.html`)];

  // 0.5 kB of it are the calculators in menu and footer, 0.05 the menu’s cross, 0.1 its scrolling and “Close”, and 0.05 is for names of files.
  test.each(texts)('%s takes at most 24.7 kB with gzip', (page) => {
    expect(gzipSync(read(page), { level: 9 }).length).toBeLessThanOrEqual(24_700);
  });

  test.each(texts)('%s has no script between its header and its text', (page) => {
    const text = html(page);
    expect(text.slice(text.indexOf('<body'), text.indexOf('<main'))).not.toContain('<script');
  });

  test.each(texts)('%s has its drawing in the first round trip', (page) => {
    expect(withItsDrawing(page)).toMatch(/<article[^]*<\/svg>$/u);
    expect(brotliSize(withItsDrawing(page))).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  });

  test('no page links to a style sheet', () => {
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
  });
});

/** Files that the browser requests to show a page, as written in its HTML. */
function resourcesOf(page: string): readonly string[] {
  const document = parse(page);
  const attributes = ['src', 'srcset', 'poster', 'data', 'component-url', 'renderer-url'];
  const loading = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  const links = [...document.querySelectorAll('link:not([rel="canonical"]):not([rel="alternate"])')];
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return [
    ...loading.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ...links.map((link) => link.getAttribute('href') ?? ''),
    ...[...styles.matchAll(/url\(["']?([^"')]+)/gu)].map(([, address]) => address ?? ''),
    ...[...document.querySelectorAll('image, use')].map((element) => element.getAttribute('href') ?? ''),
  ]
    .flatMap((value) => value.split(/[\s,]+/u))
    .filter((value) => /^(?:https?:|\/|\.)/u.test(value));
}

/** Files that load with a page before any interaction. */
function loadedWith(page: string): readonly string[] {
  const waiting = [...parse(page).querySelectorAll('astro-island[client="first-use"]')];
  const later = new Set(waiting.flatMap(filesOf));
  return [...new Set(resourcesOf(page))].filter((address) => !later.has(address)).map(pathOf);
}

const isPicture = (file: string): boolean => /\.(?:svg|png|jpe?g|webp|avif)$/u.test(file);
const isIcon = (file: string): boolean => /^(?:favicon|apple-touch-icon|icon-|site\.webmanifest)/u.test(file);

describe('an article', () => {
  test.each(articles)('%s takes at most 43.1 kB with its drawing and the font', (page) => {
    const loaded = loadedWith(page).filter((file) => !isIcon(file));
    expect(loaded.some((file) => file.endsWith('.woff2'))).toBe(true);
    expect(loaded.filter(isPicture)).toEqual([]);
    const rest = loaded.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(sizeOf(page) + rest, loaded.join(', ')).toBeLessThanOrEqual(43_100);
  });
});

describe('everything', () => {
  test('there is one font file of at most 25 kB', () => {
    const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf|eot)$/u.test(file));
    expect(fonts).toHaveLength(1);
    expect(read(fonts[0] ?? '').length).toBeLessThanOrEqual(25_000);
  });

  test('no source map is built or referenced', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const text = files.filter((file) => /\.(?:html|js|css|svg)$/u.test(file));
    expect(text.filter((file) => read(file).includes('sourceMappingURL='))).toEqual([]);
  });

  test.each(pages)('%s sends no third-party requests', (page) => {
    expect(resourcesOf(page).filter((address) => /^(?:https?:)?\/\//u.test(address))).toEqual([]);
  });

  test.each(pages)('every file that %s requests exists', (page) => {
    const missing = resourcesOf(page)
      .map(pathOf)
      .filter((file) => !files.includes(file));
    expect(missing).toEqual([]);
  });

  test('no image requests anything', () => {
    const drawn = files.filter((file) => file.endsWith('.svg'));
    expect(drawn.filter((file) => /(?:href|src)\s*=|url\(\s*["']?(?!#)|@import/u.test(html(file)))).toEqual(
      [],
    );
  });
});
