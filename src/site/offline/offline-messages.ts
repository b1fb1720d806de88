/** What a page asks of the offline worker. */
export type SavingRequest = 'evenscale:status' | 'evenscale:save' | 'evenscale:stop';

/** How far the saving of all pages has come; the worker tells every open page. */
export interface SavingState {
  readonly type: 'evenscale:saving';
  /** `rest`: nothing goes on. `offline` and `full` say why it stopped before its end. */
  readonly phase: 'rest' | 'saving' | 'offline' | 'full';
  /** Pages on the device, with all their pictures. */
  readonly kept: number;
  /** Pages that there are; 0 where nobody knows yet. */
  readonly total: number;
  readonly keptBytes: number;
  readonly totalBytes: number;
}

/** Reads a message as hostile input: whatever is no state gives `null`. */
export function parseSavingState(message: unknown): SavingState | null {
  const isState = typeof message === 'object' && message !== null && 'type' in message;
  return isState && message.type === 'evenscale:saving' ? (message as SavingState) : null;
}
