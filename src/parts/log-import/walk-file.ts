/** Reads a file, or all files of a zip archive, in one pass and in chunks. */
import { ARCHIVE_LIMITS, directoryProblem, type ArchiveProblem } from './zip-directory.ts';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import type { TextSink } from '#person/files/csv-reader.ts';

/** Why a file cannot be read. */
export type WalkProblem = 'empty' | 'unreadable' | 'notUtf8' | 'oldExcel' | ArchiveProblem;

/** Decides from the first part of a file what to do with it; `null` skips it. */
export type OpenFile = (head: string, name: string) => TextSink | null;

/** The bytes aren't text in the detected encoding. */
class NotText extends Error {}

/** The archive exceeds a limit. */
class TooMuch extends Error {
  readonly problem: ArchiveProblem;
  constructor(problem: ArchiveProblem) {
    super(problem);
    this.problem = problem;
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined, isMore: boolean): string {
  try {
    return decoder.decode(bytes, { stream: isMore });
  } catch {
    throw new NotText();
  }
}

/** Bytes needed to recognize a file. */
const HEAD_BYTES = 65_536;

interface ByteSink {
  /** False as soon as the rest isn't needed. */
  readonly push: (bytes: Uint8Array) => boolean;
  readonly end: () => void;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The decoder for a text with this beginning; `null` if it isn't text. */
function decoderOf(head: Uint8Array): TextDecoder | null {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return head.includes(0) ? null : new TextDecoder('utf-8', { fatal: true });
}

/** Takes the bytes of one file: buffers its head, opens it, and passes on its text. */
function textFile(name: string, open: OpenFile): ByteSink {
  let head: Uint8Array[] = [];
  let size = 0;
  let decoder: TextDecoder | null = null;
  let sink: TextSink | null | undefined;

  /** The text of the head; empty for other files of an archive, which need not be text. */
  function decoded(bytes: Uint8Array, isMore: boolean): string {
    try {
      return decoder ? decode(decoder, bytes, isMore) : '';
    } catch (error) {
      if (name === '') throw error;
      return '';
    }
  }

  function start(isWhole: boolean): boolean {
    const bytes = joined(head);
    head = [];
    decoder = decoderOf(bytes);
    const text = decoded(bytes, !isWhole);
    sink = text.trim() === '' ? null : open(text, name);
    sink?.push(text);
    return sink !== null;
  }

  function push(bytes: Uint8Array): boolean {
    if (sink === null) return false;
    if (sink && decoder) {
      sink.push(decode(decoder, bytes, true));
      return true;
    }
    head.push(bytes);
    size += bytes.length;
    return size < HEAD_BYTES || start(false);
  }

  function end(): void {
    if (sink === undefined) start(true);
    else if (sink && decoder) sink.push(decode(decoder, undefined, false));
    sink?.end();
  }

  return { push, end };
}

/** Bytes that are unpacked at once: at most a thousand times as many come out. */
const PORTION = 65_536;
/** Small files of equal rows pack better than any export. */
const RATIO_FROM = 1_000_000;

/** Counts what an archive unpacks to, against the limits. */
function archiveGuard() {
  let [packed, unpacked, entries] = [0, 0, 0];

  function problem(): ArchiveProblem | null {
    if (entries > ARCHIVE_LIMITS.entries) return 'zipTooMany';
    const isDense = unpacked > RATIO_FROM && unpacked > packed * ARCHIVE_LIMITS.ratio;
    return isDense || unpacked > ARCHIVE_LIMITS.bytes ? 'zipTooLarge' : null;
  }
  return {
    read: (bytes: number) => void (packed += bytes),
    opened: () => void (entries += 1),
    wrote: (bytes: number) => void (unpacked += bytes),
    problem,
  };
}

/** Unpacks an archive. Files in it that aren't text, or aren't wanted, are skipped. */
function archive(open: OpenFile, fail: (problem: WalkProblem) => void): ByteSink {
  const unzip = new Unzip();
  const guard = archiveGuard();
  let pending = 0;
  unzip.register(UnzipInflate);
  unzip.onfile = (file: UnzipFile) => {
    guard.opened();
    const content = textFile(file.name, open);
    pending += 1;
    file.ondata = (error, bytes, isLast) => {
      if (error) {
        fail('zipDamaged');
        return;
      }
      guard.wrote(bytes.length);
      if (guard.problem() === null) content.push(bytes);
      if (isLast) content.end();
      if (isLast) pending -= 1;
    };
    file.start();
  };
  return {
    push: (bytes) => {
      for (let from = 0; from < bytes.length; from += PORTION) {
        const portion = bytes.subarray(from, from + PORTION);
        guard.read(portion.length);
        unzip.push(portion);
        const problem = guard.problem();
        if (problem) throw new TooMuch(problem);
      }
      return true;
    },
    end: () => {
      if (pending > 0) fail('zipDamaged');
    },
  };
}

/** The container of old Excel files, and of new ones with a password. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0] as const;

const oldExcel = (start: Uint8Array): WalkProblem | null =>
  OLD_EXCEL.every((byte, at) => start[at] === byte) ? 'oldExcel' : null;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Reads the chunks of a file in order. */
async function pump(file: Blob, sink: ByteSink, report: (bytes: number) => void): Promise<void> {
  const reader = file.stream().getReader();
  let done = 0;
  for (;;) {
    const piece = await reader.read();
    if (piece.done) break;
    if (!sink.push(piece.value)) {
      await reader.cancel();
      break;
    }
    done += piece.value.length;
    report(done);
  }
  sink.end();
}

/**
 * Reads a file in one pass.
 *
 * @param open - called for each text file in it
 * @param report - gets the number of bytes read
 * @returns what is wrong with the file; `null` if it could be read
 */
export async function walkFile(
  file: Blob,
  open: OpenFile,
  report: (bytes: number) => void,
): Promise<WalkProblem | null> {
  if (file.size === 0) return 'empty';
  let problem: WalkProblem | null = null;
  let isArchive = false;
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    isArchive = isZip(start);
    const refused = isArchive ? await directoryProblem(file) : oldExcel(start);
    if (refused) return refused;
    const sink = isArchive ? archive(open, (found) => (problem = found)) : textFile('', open);
    await pump(file, sink, report);
  } catch (error) {
    return problemOf(error, isArchive);
  }
  return problem;
}

/** What is wrong with a file whose reading failed with this error. */
function problemOf(error: unknown, isArchive: boolean): WalkProblem {
  if (error instanceof TooMuch) return error.problem;
  if (error instanceof NotText) return 'notUtf8';
  if (error instanceof DOMException) return 'unreadable';
  if (isArchive) return 'zipDamaged'; // fflate's message is of no use to a visitor.
  throw error;
}
