/** The list at the end of a zip archive (APPNOTE 4.3.12 and 4.3.16). */

/** Why an archive isn't unpacked. */
export type ArchiveProblem = 'zipDamaged' | 'zipEncrypted' | 'zipTooMany' | 'zipTooLarge';

/** Limits of an archive: no export is larger, and unpacking a larger one could exhaust memory. */
export const ARCHIVE_LIMITS = { bytes: 2_000_000_000, ratio: 200, entries: 10_000 } as const;

/** The end record without its remark, and the longest remark. */
const END = { bytes: 22, remark: 65_535, signature: 0x06_05_4b_50 } as const;
const ENTRY = { bytes: 46, signature: 0x02_01_4b_50 } as const;
/** In archives with these numbers, the true ones stand elsewhere. */
const ELSEWHERE = { entries: 0xff_ff, offset: 0xff_ff_ff_ff } as const;

async function bytesOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(Math.max(0, from), to).arrayBuffer());
}

/** True if an entry in the list is encrypted. */
function hasEncrypted(list: DataView): boolean {
  let at = 0;
  while (at + ENTRY.bytes <= list.byteLength && list.getUint32(at, true) === ENTRY.signature) {
    if (list.getUint16(at + 8, true) & 1) return true;
    at +=
      ENTRY.bytes +
      list.getUint16(at + 28, true) +
      list.getUint16(at + 30, true) +
      list.getUint16(at + 32, true);
  }
  return false;
}

/** What the list says against unpacking; `null` if nothing. */
export async function directoryProblem(file: Blob): Promise<ArchiveProblem | null> {
  const tail = await bytesOf(file, file.size - END.bytes - END.remark, file.size);
  let at = tail.byteLength - END.bytes;
  while (at >= 0 && tail.getUint32(at, true) !== END.signature) at -= 1;
  if (at < 0) return 'zipDamaged';
  const entries = tail.getUint16(at + 10, true);
  const [bytes, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (entries > ARCHIVE_LIMITS.entries && entries !== ELSEWHERE.entries) return 'zipTooMany';
  if (offset === ELSEWHERE.offset) return null;
  return hasEncrypted(await bytesOf(file, offset, offset + bytes)) ? 'zipEncrypted' : null;
}
