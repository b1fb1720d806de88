import { canonicalPath } from '../addresses.ts';
import { METHODS } from '../host-rules.ts';

/** The built folder, as Cloudflare passes it to a worker. */
interface Assets {
  readonly fetch: (address: URL) => Promise<Response>;
}

const NOT_FOUND = '/404';

/** A page's response with its headers and another status. */
function reply(page: Response, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const changed = new Headers(page.headers);
  for (const name of ['etag', 'content-type', 'cf-cache-status']) changed.delete(name);
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  return new Response(null, { status, headers: changed });
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The page for another spelling of its address. */
async function meant(request: URL, assets: Assets): Promise<URL | undefined> {
  const path = decode(request.pathname);
  const canonical = path === undefined ? undefined : canonicalPath(path);
  if (canonical === undefined || canonical === request.pathname || canonical === NOT_FOUND) return undefined;
  const address = new URL(request);
  address.pathname = canonical;
  const { ok, headers } = await assets.fetch(address);
  return ok && headers.get('content-type')?.startsWith('text/html') ? address : undefined;
}

async function notFound(request: Request, assets: Assets): Promise<Response> {
  const page = await assets.fetch(new URL(NOT_FOUND, request.url));
  const headers = new Headers(page.headers);
  headers.delete('etag');
  return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers });
}

/**
 * Answers requests that match no built file: another spelling of an address, or one that does not exist. Files
 * are served without the worker, as `wrangler.jsonc` says. All headers come from `_headers`.
 */
export default {
  async fetch(request: Request, { ASSETS: assets }: { readonly ASSETS: Assets }): Promise<Response> {
    const address = new URL(request.url);
    if (!METHODS.some((method) => method === request.method)) {
      const page = await assets.fetch(new URL(NOT_FOUND, address));
      return reply(page, 405, { allow: METHODS.join(', ') });
    }
    const page = await meant(address, assets);
    if (page === undefined) return notFound(request, assets);
    return reply(await assets.fetch(page), 301, { location: page.pathname + page.search });
  },
};
