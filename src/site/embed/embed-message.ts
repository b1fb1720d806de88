/**
 * Identifies the messages between an embed and its host: `{ source, version, height }`, or without a height the host's
 * request for it.
 */
export const EMBED_MESSAGE = { source: 'evenscale', version: 1 } as const;
