/** Reads a file, or all files of a zip archive, in one pass and in chunks. */
import { ARCHIVE_LIMITS, directoryProblem, type ArchiveProblem } from './zip-directory.ts';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { NotText, textFile, type ByteSink, type OpenFile } from './text-file.ts';

/** Why a file cannot be read. */
export type WalkProblem = 'empty' | 'unreadable' | 'notUtf8' | 'oldExcel' | ArchiveProblem;

/** The archive exceeds a limit. */
class TooMuch extends Error {
  readonly problem: ArchiveProblem;
  constructor(problem: ArchiveProblem) {
    super(problem);
    this.problem = problem;
  }
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

type Guard = ReturnType<typeof archiveGuard>;

/** Files of an archive that are archives themselves: workbooks, and exports that are packed twice. */
const ARCHIVE_NAME = /\.(?:xlsx|zip)$/iu;

interface Unpacking {
  readonly open: OpenFile;
  readonly fail: (problem: WalkProblem) => void;
  readonly guard: Guard;
  /** The name of the archive itself, with a slash; empty for the file that was chosen. */
  readonly inside: string;
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** True for the start of an archive whose first file is encrypted: the list at its end comes too late. */
const isLocked = (start: Uint8Array): boolean => isZip(start) && ((start[6] ?? 0) & 1) === 1;

/** Unpacks an archive, and archives in it. Files in it that aren't text, or aren't wanted, are skipped. */
function archive({ open, fail, guard, inside }: Unpacking): ByteSink {
  const unzip = new Unzip();
  let pending = 0;
  /** Known from the first portion. */
  let isSkipped: boolean | null = null;
  unzip.register(UnzipInflate);
  unzip.onfile = (file: UnzipFile) => {
    guard.opened();
    const name = `${inside}${file.name}`;
    const isArchive = inside === '' && ARCHIVE_NAME.test(name);
    const content = isArchive ? archive({ open, fail, guard, inside: `${name}/` }) : textFile(name, open);
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
        if (inside === '') guard.read(portion.length);
        else isSkipped ??= isLocked(portion);
        if (isSkipped) fail('zipEncrypted');
        else unzip.push(portion);
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
    const fail = (found: WalkProblem): void => void (problem ??= found);
    const sink = isArchive ? archive({ open, fail, guard: archiveGuard(), inside: '' }) : textFile('', open);
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
