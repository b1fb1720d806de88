/** Runs an import in a worker, so that the page never blocks. */
import {
  importer,
  type Found,
  type Importer,
  type ImportRequest,
  type Report,
  type Written,
} from './importer.ts';
import type { ImportChoice } from './file-summary.ts';
import type { Outcome } from '#person/database/with-store.ts';

/** A step of the import, or a request to stop the current one. */
export type ImportCall =
  | { readonly step: 'read'; readonly request: ImportRequest }
  | { readonly step: 'write'; readonly choice: ImportChoice }
  | { readonly step: 'undo'; readonly done: Parameters<Importer['undo']>[0] }
  | { readonly step: 'stop' };

/** The worker's messages: how far a step is, then what came of it. */
export type ImportAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly outcome: Found | Written | Outcome<null> }
  | { readonly kind: 'crashed' };

/** Time between progress reports. */
const PROGRESS_MS = 200;

const answer = (message: ImportAnswer): void => self.postMessage(message);

function reporter(): Report {
  let last = -PROGRESS_MS;
  return (share) => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    answer({ kind: 'progress', share });
  };
}

const { read, write, undo, stop } = importer();

function take(
  call: Exclude<ImportCall, { readonly step: 'stop' }>,
): Promise<Found | Written | Outcome<null>> {
  if (call.step === 'read') return read(call.request, reporter());
  return call.step === 'write' ? write(call.choice, reporter()) : undo(call.done);
}

self.addEventListener('message', ({ data }: MessageEvent<ImportCall>) => {
  if (data.step === 'stop') {
    stop();
    return;
  }
  take(data).then(
    (outcome) => answer({ kind: 'done', outcome }),
    () => answer({ kind: 'crashed' }),
  );
});
