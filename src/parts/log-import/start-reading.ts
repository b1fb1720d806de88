import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { ReadAnswer, ReadRequest } from './import-worker.ts';
import type { LogFileReading } from './log-file-reading.ts';

/** A file that is being read. */
export interface RunningReading {
  readonly result: Promise<LogFileReading>;
  /** Stops immediately. The promise never resolves after that. */
  readonly cancel: () => void;
}

/**
 * Reads a file in a worker.
 *
 * @param report - gets the fraction that has been read, from 0 to 1
 */
export function startReading(request: ReadRequest, report: (share: number) => void): RunningReading {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const days: StoredLogDay[] = [];
  const result = new Promise<LogFileReading>((resolve) => {
    function finish(reading: LogFileReading): void {
      worker.terminate();
      resolve(reading);
    }
    worker.addEventListener('error', () => finish({ kind: 'failed', problem: 'unreadable' }));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.kind === 'progress') report(data.share);
      else if (data.kind === 'days') days.push(...data.days);
      else finish(data.kind === 'read' ? { ...data, days } : data);
    });
    worker.postMessage(request);
  });
  return { result, cancel: () => worker.terminate() };
}
