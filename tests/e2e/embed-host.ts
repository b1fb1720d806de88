import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';

/** A page of another site that shows embeds. */
export interface HostPage {
  /** Embeds' addresses on our site, each in a frame of its own. */
  readonly embeds: readonly string[];
  /** The frames' `sandbox` attribute; none if omitted. */
  readonly sandbox?: string;
  /** The frames' height in px. */
  readonly height?: number;
  /** Whether the page loads our script. */
  readonly isFitted?: boolean;
  readonly direction?: 'ltr' | 'rtl';
  /** The page's own content policy. */
  readonly policy?: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function html(
  site: string,
  { embeds, sandbox, height = 1_100, isFitted, direction = 'ltr' }: HostPage,
): string {
  const limits = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  const frames = embeds.map(
    (address) =>
      `<iframe src="${escape(site + address)}" title="Embed" width="100%" height="${height}"${limits} data-evenscale></iframe>`,
  );
  const script = isFitted === true ? `<script src="${site}/embed.js"></script>` : '';
  return `<!doctype html><html lang="en" dir="${direction}"><head><title>Host</title></head><body><h1>Host</h1>${frames.join('<p>Between</p>')}${'<p>Below</p>'.repeat(40)}${script}</body></html>`;
}

interface Hosted {
  /** Opens a page on another origin, and waits until its embeds work. Returns their frames. */
  readonly openHost: (page: Page, host: HostPage) => Promise<readonly Frame[]>;
  /** Requests to addresses that belong neither to our site nor to the host. */
  readonly foreignRequests: readonly string[];
}

/** Waits until a frame's calculator has taken over its form. */
async function arrived(frame: Frame): Promise<void> {
  await frame.locator('form[data-arrived]').waitFor({ state: 'visible' });
}

/** Tests in another site's page. Its host name differs, so Chromium runs the frame in a separate process. */
export const test = base.extend<Hosted>({
  openHost: async ({ baseURL }, use) => {
    let shown: HostPage = { embeds: [] };
    const site = String(baseURL);
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (shown.policy !== undefined) response.setHeader('content-security-policy', shown.policy);
      response.end(html(site, shown));
    });
    await new Promise<void>((done) => server.listen(0, done));
    const { port } = server.address() as AddressInfo;
    await use(async (page, host) => {
      shown = host;
      const name = new URL(site).hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
      await page.goto(`http://${name}:${port}/`);
      const frames = page.frames().slice(1);
      await Promise.all(frames.map(arrived));
      return frames;
    });
    await new Promise((done) => server.close(done));
  },
  foreignRequests: async ({ context, baseURL }, use) => {
    const found: string[] = [];
    context.on('request', (request) => {
      const { hostname, origin } = new URL(request.url());
      const isHost = request.isNavigationRequest() && ['localhost', '127.0.0.1'].includes(hostname);
      if (origin !== new URL(String(baseURL)).origin && !isHost) found.push(request.url());
    });
    await use(found);
  },
});

/** Starts adding up the layout shifts of a page or frame that don't follow a press. */
export async function watchShifts(place: Page | Frame): Promise<() => Promise<number>> {
  await place.evaluate(() => {
    document.documentElement.dataset['moved'] = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          document.documentElement.dataset['moved'] = String(
            Number(document.documentElement.dataset['moved']) + entry.value,
          );
    }).observe({ type: 'layout-shift' });
  });
  return () => place.evaluate(() => Number(document.documentElement.dataset['moved']));
}

export const heightOf = (page: Page, index = 0): Promise<number> =>
  page
    .locator('iframe')
    .nth(index)
    .evaluate((frame: HTMLIFrameElement) => frame.clientHeight);

/** Starts recording the maximum height, in px, of a page's first frame. */
export async function watchTallest(page: Page): Promise<() => Promise<number>> {
  const frame = page.locator('iframe').first();
  await frame.evaluate((element) => {
    new ResizeObserver(() => {
      const tallest = Number(element.dataset['tallest'] ?? 0);
      element.dataset['tallest'] = String(Math.max(tallest, element.clientHeight));
    }).observe(element);
  });
  return async () => Number(await frame.getAttribute('data-tallest'));
}

export const contentHeight = (frame: Frame): Promise<number> =>
  frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
