import type { ImportAnswer, ImportCall } from './import-worker.ts';
import type { Importer, Report } from './importer.ts';

/** An import that is in progress in a worker. */
export interface RunningImport extends Importer {
  /** Ends it at once and forgets the file. A step that is in progress never resolves after that. */
  readonly end: () => void;
}

/** Starts an import in a worker. */
export function startImport(): RunningImport {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const post = (call: ImportCall): void => worker.postMessage(call);

  /** One step; `crashed` if the worker has an error. */
  function step<Result>(call: ImportCall, crashed: Result, report?: Report): Promise<Result> {
    return new Promise((resolve) => {
      const hearing = new AbortController();
      const { signal } = hearing;
      function finish(result: Result): void {
        hearing.abort();
        resolve(result);
      }
      worker.addEventListener('error', () => finish(crashed), { signal });
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<ImportAnswer>) => {
          if (data.kind === 'progress') report?.(data.share);
          else finish(data.kind === 'done' ? (data.outcome as Result) : crashed);
        },
        { signal },
      );
      post(call);
    });
  }

  return {
    read: (request, report) =>
      step({ step: 'read', request }, { kind: 'failed', problem: 'unreadable' }, report),
    write: (choice, report) => step({ step: 'write', choice }, { kind: 'failed', problem: 'failed' }, report),
    undo: (done) => step({ step: 'undo', done }, { ok: false, problem: 'failed' }),
    stop: () => post({ step: 'stop' }),
    end: () => worker.terminate(),
  };
}
