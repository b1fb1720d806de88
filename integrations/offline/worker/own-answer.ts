/** The page that hosts send for addresses that don't exist. */
const NOT_FOUND_PATH = '/404';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/u;
const END_OF_PAGE = /<\/html>\s*$/u;

/**
 * The cache key of a page: its canonical address. A query, a trailing slash and capital letters don't
 * change the answer, and queries may contain personal data that must not be cached.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.toLowerCase().replace(/\/+$/u, '') || '/'}`;
}

const isHtml = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The path in the canonical link of a complete page of this site; undefined for any other answer. */
async function statedPath(response: Response): Promise<string | undefined> {
  if (!isHtml(response)) return undefined;
  const html = await response.clone().text();
  const [, address] = END_OF_PAGE.test(html) ? (CANONICAL.exec(html) ?? []) : [];
  return address === undefined ? undefined : new URL(address).pathname;
}

const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected;

/**
 * Whether a response is this site's page for an address, so that it may be cached. A network may respond with its own
 * page, such as a hotel's login, or with an empty body, both with status 200.
 *
 * @param address - full requested address
 */
export async function isOwnPage(address: string, response: Response): Promise<boolean> {
  return isWhole(response) && (await statedPath(response)) === new URL(pageKey(address)).pathname;
}

/** The same for any other file of this site: an image, a script, the list of pages. None of them is HTML. */
export async function isOwnFile(response: Response): Promise<boolean> {
  return isWhole(response) && !isHtml(response) && (await response.clone().arrayBuffer()).byteLength > 0;
}

/** The same for either kind of address; a page has no file name extension. */
export function isOwnAnswer(address: string, response: Response): Promise<boolean> {
  const isPage = !/\.\w+$/u.test(new URL(address).pathname);
  return isPage ? isOwnPage(address, response) : isOwnFile(response);
}

/** Whether the response is this site's own notice that an address no longer exists. */
export async function isGone(response: Response): Promise<boolean> {
  return response.status === 404 && (await statedPath(response)) === NOT_FOUND_PATH;
}

/**
 * The response, unless the server failed, which is treated as being offline.
 *
 * @throws if the status is 500 or above
 */
export function answerOf(response: Response): Response {
  if (response.status >= 500) throw new Error(`answerOf: ${response.url} has status ${response.status}`);
  return response;
}
