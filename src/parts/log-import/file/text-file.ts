/** The bytes of one file → its text, in chunks. */
import type { TextSink } from '#person/files/csv-reader.ts';

/** Decides from the first part of a file what to do with it; `null` skips it. */
export type OpenFile = (head: string, name: string) => TextSink | null;

/** The bytes aren't text in the detected encoding. */
export class NotText extends Error {}

/** Bytes needed to recognize a file. */
const HEAD_BYTES = 65_536;

export interface ByteSink {
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

/** Decodes a text in chunks; throws `NotText`. */
type Decode = (bytes: Uint8Array | undefined, isMore: boolean) => string;

const NONE = new Uint8Array();

/** The start of a UTF-8 character at the end of a chunk, whose other bytes are in the next one. */
function unfinished(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes.at(-back) ?? 0;
    if (byte < 0x80) return NONE;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte >= 0xc0) return length > back ? bytes.subarray(-back) : NONE;
  }
  return NONE;
}

/** Bytes that no text has, whatever its encoding. */
const hasControls = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));

/** UTF-8, or from its first invalid byte on what Excel writes in Western Europe. */
function eightBits(): Decode {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const old = new TextDecoder('windows-1252');
  let isOld = false;
  let held: Uint8Array = NONE;
  return (bytes = NONE, isMore) => {
    if (isOld) return old.decode(bytes, { stream: isMore });
    const all = joined([held, bytes]);
    try {
      const text = decoder.decode(bytes, { stream: isMore });
      held = unfinished(all);
      return text;
    } catch {
      if (hasControls(all)) throw new NotText();
      isOld = true;
      return old.decode(all, { stream: isMore });
    }
  };
}

function sixteenBits(encoding: 'utf-16le' | 'utf-16be'): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes, isMore) => {
    try {
      return decoder.decode(bytes, { stream: isMore });
    } catch {
      throw new NotText();
    }
  };
}

/** How to decode a text with this beginning; `null` if it isn't text. */
function decoderOf(head: Uint8Array): Decode | null {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return sixteenBits('utf-16le');
  if (first === 0xfe && second === 0xff) return sixteenBits('utf-16be');
  return head.includes(0) ? null : eightBits();
}

/** The start of a SQLite database, which is given to `OpenFile` in place of a text. */
export const DATABASE = 'SQLite format 3';

const isDatabase = (bytes: Uint8Array): boolean =>
  Array.from(DATABASE).every((letter, at) => bytes[at] === letter.codePointAt(0));

/** Takes the bytes of one file: buffers its head, opens it, and passes on its text. */
export function textFile(name: string, open: OpenFile): ByteSink {
  let head: Uint8Array[] = [];
  let size = 0;
  let decode: Decode | null = null;
  let sink: TextSink | null | undefined;

  /** The text of the head; empty for other files of an archive, which need not be text. */
  function decoded(bytes: Uint8Array, isMore: boolean): string {
    try {
      return decode ? decode(bytes, isMore) : '';
    } catch (error) {
      if (name === '') throw error;
      return '';
    }
  }

  function start(isWhole: boolean): boolean {
    const bytes = joined(head);
    head = [];
    if (isDatabase(bytes)) open(DATABASE, name);
    decode = decoderOf(bytes);
    const text = decoded(bytes, !isWhole);
    sink = text.trim() === '' ? null : open(text, name);
    sink?.push(text);
    return sink !== null;
  }

  function push(bytes: Uint8Array): boolean {
    if (sink === null) return false;
    if (sink && decode) {
      sink.push(decode(bytes, true));
      return true;
    }
    head.push(bytes);
    size += bytes.length;
    return size < HEAD_BYTES || start(false);
  }

  function end(): void {
    if (sink === undefined) start(true);
    else if (sink && decode) sink.push(decode(undefined, false));
    sink?.end();
  }

  return { push, end };
}
