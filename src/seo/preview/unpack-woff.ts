import { inflateSync } from 'node:zlib';

const WOFF = { signature: 0x77_4f_46_46, header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

/** Tables of a font start at multiples of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a web font (WOFF 1.0) to a TrueType file: the same tables, uncompressed, after a new directory. The drawing
 * program reads only TrueType.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new RangeError('unpackWoff: expected a WOFF font');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  const power = Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * SFNT.entry, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * SFNT.entry, 10);

  let at = SFNT.header + count * SFNT.entry;
  for (let index = 0; index < count; index += 1) {
    const entry = (field: number) => woff.readUInt32BE(WOFF.header + index * WOFF.entry + field);
    const [tag, offset, packed, length, checksum] = [entry(0), entry(4), entry(8), entry(12), entry(16)];
    const table = woff.subarray(offset, offset + packed);
    (packed === length ? table : inflateSync(table)).copy(font, at);
    [tag, checksum, at, length].forEach((value, field) =>
      font.writeUInt32BE(value, SFNT.header + index * SFNT.entry + field * 4),
    );
    at += padded(length);
  }
  return font;
}
