/** Names the messages between an embed and its host: `{ source, version, height }`, and without a height the host's question for it. */
export const EMBED_MESSAGE = { source: 'evenscale', version: 1 } as const;
