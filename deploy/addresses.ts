const NOT_FOUND = '404.html';
const INDEX = /(?:^|\/)index\.html$/u;

/** The address of a built file: `faq/index.html` is the page `/faq`. The not-found page has none. */
export function addressOf(file: string): string | undefined {
  if (file === NOT_FOUND) return undefined;
  return INDEX.test(file) ? `/${file.replace(INDEX, '')}` : `/${file}`;
}

/** The addresses of the pages among built files. */
export const pageAddresses = (files: readonly string[]): readonly string[] =>
  files.filter((file) => INDEX.test(file)).flatMap((file) => addressOf(file) ?? []);

/** Addresses that people guess from a page's name. */
const GUESSED: Readonly<Record<string, string>> = { '/weight-log': '/log' };

const spellings = (page: string): readonly string[] => {
  const stem = page === '/' ? '' : page;
  const files = [`${stem}/index.html`, `${stem}/index`];
  return page === '/' ? files : [`${page}/`, `${page}.html`, ...files];
};

/** Other ways to write a page's address that people and old links use. Capitals are handled separately. */
export function variantsOf(page: string): readonly string[] {
  const guessed = Object.keys(GUESSED).filter((address) => GUESSED[address] === page);
  return [...spellings(page), ...guessed.flatMap((address) => [address, ...spellings(address)])];
}

/**
 * The page address that a path may have meant: lowercase, single slashes, no trailing slash, no file name; for a guessed
 * one, the page's own.
 * The caller has to check whether that page exists.
 */
export function canonicalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html)?$/u, '')
    .replace(/\/$/u, '');
  return GUESSED[plain] ?? (plain === '' ? '/' : plain);
}
