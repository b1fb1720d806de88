import { EMBED_MESSAGE } from './embed-message.ts';

/**
 * Sends the embed's height to the host whenever it changes and on request. Nothing else is sent, so any host may
 * receive it.
 */
export function sendHeight(): void {
  if (parent === window) return;
  const send = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ ...EMBED_MESSAGE, height }, '*');
  };
  new ResizeObserver(send).observe(document.body);
  addEventListener('message', ({ source, data }: MessageEvent<{ readonly source?: unknown } | null>) => {
    if (source === parent && data?.source === EMBED_MESSAGE.source) send();
  });
}
