/** Reads a file in a worker, so that the page never blocks. */
import { readLogFile } from './read-log-file.ts';
import type { Answers, LogFileReading } from './log-file-reading.ts';

/** The request to the worker. */
export interface ReadRequest {
  readonly file: Blob;
  readonly answers: Answers;
  readonly today: string;
}

type WithoutDays<Reading> = Reading extends { readonly kind: 'read' } ? Omit<Reading, 'days'> : Reading;

/** The worker's messages: progress, then the days in batches, then everything else. */
export type ReadAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'days'; readonly days: Extract<LogFileReading, { readonly kind: 'read' }>['days'] }
  | WithoutDays<LogFileReading>;

/** Time between progress reports. */
const PROGRESS_MS = 100;
/** Days per message: few enough for the page to handle each message quickly. */
const LOT = 5000;

const answer = (message: ReadAnswer): void => self.postMessage(message);

function reporter(): (share: number) => void {
  let last = -PROGRESS_MS;
  return (share) => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    answer({ kind: 'progress', share });
  };
}

async function read({ file, answers, today }: ReadRequest): Promise<void> {
  const reading = await readLogFile(file, answers, { today, report: reporter() });
  if (reading.kind !== 'read') {
    answer(reading);
    return;
  }
  const { days, ...others } = reading;
  for (let start = 0; start < days.length; start += LOT)
    answer({ kind: 'days', days: days.slice(start, start + LOT) });
  answer(others);
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data));
