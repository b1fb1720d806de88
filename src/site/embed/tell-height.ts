import { EMBED_MESSAGE } from './embed-message.ts';

/**
 * Tells the host the height of the embed, whenever it changes and when the host asks for it. Nothing else is ever told,
 * so any host may hear it.
 */
export function tellHeight(): void {
  if (parent === window) return;
  const tell = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ ...EMBED_MESSAGE, height }, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({ source, data }: MessageEvent<{ readonly source?: unknown } | null>) => {
    if (source === parent && data?.source === EMBED_MESSAGE.source) tell();
  });
}
