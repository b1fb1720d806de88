import { pageKey } from './page-key.ts';

/** The page that hosts send where there is nothing. */
const NOT_FOUND_PATH = '/404';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/u;
const END_OF_PAGE = /<\/html>\s*$/u;

const isHtml = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The path that a whole page of this site gives as its own; nothing for any other answer. */
async function statedPath(response: Response): Promise<string | undefined> {
  if (!isHtml(response)) return undefined;
  const html = await response.clone().text();
  const [, address] = END_OF_PAGE.test(html) ? (CANONICAL.exec(html) ?? []) : [];
  return address === undefined ? undefined : new URL(address).pathname;
}

const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected;

/**
 * Whether an answer is the page that this site has at an address, and may be kept. A network may answer with a page
 * of its own, such as a hotel's login, or with nothing, and say status 200.
 *
 * @param address - full address that was asked for
 */
export async function isOwnPage(address: string, response: Response): Promise<boolean> {
  return isWhole(response) && (await statedPath(response)) === new URL(pageKey(address)).pathname;
}

/** The same for anything else that this site has: a picture, a script, the list of pages. None of them is HTML. */
export async function isOwnFile(response: Response): Promise<boolean> {
  return isWhole(response) && !isHtml(response) && (await response.clone().arrayBuffer()).byteLength > 0;
}

/** The same for an address that may be either: a page has no file name extension. */
export function isOwnAnswer(address: string, response: Response): Promise<boolean> {
  const isPage = !/\.\w+$/u.test(new URL(address).pathname);
  return isPage ? isOwnPage(address, response) : isOwnFile(response);
}

/** Whether this site itself says that there is nothing at an address any more. */
export async function isGone(response: Response): Promise<boolean> {
  return response.status === 404 && (await statedPath(response)) === NOT_FOUND_PATH;
}

/**
 * The answer, unless the host is in trouble: that is no better than no network.
 *
 * @throws where the status is 500 or above
 */
export function answerOf(response: Response): Response {
  if (response.status >= 500) throw new Error(`answerOf: ${response.url} has status ${response.status}`);
  return response;
}
