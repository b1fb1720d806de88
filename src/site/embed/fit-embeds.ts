import { EMBED_MESSAGE } from './embed-message.ts';

interface HeightMessage {
  readonly source: unknown;
  readonly version: unknown;
  readonly height: unknown;
}

/** Taller than any embed; a frame is never made taller than this. */
const TALLEST = 20_000;

const { source: SOURCE, version: VERSION } = EMBED_MESSAGE;
const { origin: OWN } = new URL((document.currentScript as HTMLScriptElement).src);

const heights = new Map<HTMLIFrameElement, number>();

const frames = (): readonly HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[data-evenscale]'),
];

/** An embed has an opaque origin, which is `null` in its messages. */
const isOwn = ({ origin }: MessageEvent): boolean => origin === 'null' || origin === OWN;

/** Resizes each frame while its end is out of view, so that nothing visible shifts; until then it scrolls. */
function fit(): void {
  for (const [frame, height] of heights) {
    const { top, bottom } = frame.getBoundingClientRect();
    if (Math.min(bottom, top + height) >= innerHeight) frame.style.height = `${height}px`;
  }
}

addEventListener('message', (event: MessageEvent<HeightMessage | null>) => {
  const { source, version, height } = event.data ?? {};
  const isHeight = typeof height === 'number' && height > 0 && height < TALLEST;
  if (source !== SOURCE || version !== VERSION || !isHeight || !isOwn(event)) return;
  const frame = frames().find(({ contentWindow }) => contentWindow === event.source);
  if (frame) heights.set(frame, height);
  fit();
});
for (const type of ['scroll', 'resize']) addEventListener(type, fit, { capture: true, passive: true });

// The first heights may have been sent before this script loaded.
for (const { contentWindow } of frames()) contentWindow?.postMessage(EMBED_MESSAGE, '*');
