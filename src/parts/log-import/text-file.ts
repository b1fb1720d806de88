/** The bytes of one file → its text, in chunks. */
import type { TextSink } from '#person/files/csv-reader.ts';

/** Decides from the first part of a file what to do with it; `null` skips it. */
export type OpenFile = (head: string, name: string) => TextSink | null;

/** The bytes aren't text in the detected encoding. */
export class NotText extends Error {}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined, isMore: boolean): string {
  try {
    return decoder.decode(bytes, { stream: isMore });
  } catch {
    throw new NotText();
  }
}

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

/** The decoder for a text with this beginning; `null` if it isn't text. */
function decoderOf(head: Uint8Array): TextDecoder | null {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return head.includes(0) ? null : new TextDecoder('utf-8', { fatal: true });
}

/** Takes the bytes of one file: buffers its head, opens it, and passes on its text. */
export function textFile(name: string, open: OpenFile): ByteSink {
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
