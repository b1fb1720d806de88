/** An embed in another site's page, in the strictest sandbox that it works in. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { test, textOf, until } from './visit.ts';

/** A page on another port that shows an embed and records the messages it receives. */
async function startForeignHost(
  embed: string,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const page = `<!doctype html><html lang="en"><title>Host</title><body data-told="">
<iframe src="${embed}" title="Embed" sandbox="allow-scripts allow-forms" width="600" height="1100"></iframe>
<script>addEventListener('message', ({ data }) => { document.body.dataset.told += JSON.stringify(data) + '\\n'; });</script>`;
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('a sandboxed embed on another site calculates, and posts only its height', async ({ visit }) => {
  const host = await startForeignHost(`${visit.host.origin}/embed/bmi`);
  try {
    await visit.page.goto(host.address);
    let height = 0;
    await visit.page.inFrame(async () => {
      await until(visit, () => document.querySelector('form[data-arrived]') !== null);
      await visit.page.evaluate(() => {
        const enter = (name: string, text: string): void => {
          const field = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        };
        enter('weight', '90');
        enter('height', '175');
        document.querySelector<HTMLButtonElement>('form [type="submit"]')?.click();
      });
      expect(await textOf(visit, 'bmi')).toBe('29.4');
      expect(await visit.page.evaluate(() => origin)).toBe('null');
      height = await visit.page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    });
    expect(height).toBeGreaterThan(500);
    const last = JSON.stringify({ source: 'evenscale', version: 1, height });
    await until(visit, (wanted) => document.body.dataset['told']?.trim().split('\n').at(-1) === wanted, last);
    const told = await visit.page.evaluate(() => document.body.dataset['told'] ?? '');
    for (const message of told.trim().split('\n'))
      expect(message).toMatch(/^\{"source":"evenscale","version":1,"height":\d+\}$/u);
  } finally {
    host.close();
  }
});
