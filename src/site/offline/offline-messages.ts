/** Messages from a page to the offline worker. */
export type SavingRequest = 'evenscale:status' | 'evenscale:save' | 'evenscale:stop';

/** The progress of saving all pages; the worker sends it to every open page. */
export interface SavingState {
  readonly type: 'evenscale:saving';
  /** `rest` means that nothing is in progress. `offline` and `full` are reasons for stopping early. */
  readonly phase: 'rest' | 'saving' | 'offline' | 'full';
  /** Pages stored on the device, with all their images. */
  readonly kept: number;
  /** The total number of pages; 0 while unknown. */
  readonly total: number;
  readonly keptBytes: number;
  readonly totalBytes: number;
}

/** Parses a message as untrusted input: anything that isn't a state gives `null`. */
export function parseSavingState(message: unknown): SavingState | null {
  const isState = typeof message === 'object' && message !== null && 'type' in message;
  return isState && message.type === 'evenscale:saving' ? (message as SavingState) : null;
}
