import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

/** Bits per sample, then: palette color, default compression, default filter, not interlaced. */
const FORMAT = [8, 3, 0, 0, 0];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, check]);
}

/** Each row with its filter byte, and each color, in order of appearance. */
function indexed(pixels: Buffer, width: number, height: number) {
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 1; x <= width; x += 1, at += 4) {
      const color = pixels.readUInt32BE(at);
      let place = places.get(color);
      if (place === undefined) places.set(color, (place = places.size));
      rows[y * (width + 1) + x] = place;
    }
  }
  return { rows, colors: [...places.keys()] };
}

/**
 * Encodes an image with few colors as PNG with a palette: a quarter of the bytes of true color.
 * The pixels are opaque, four bytes each, row by row.
 */
export function indexedPng(pixels: Buffer, width: number, height: number): Buffer {
  const { rows, colors } = indexed(pixels, width, height);
  if (colors.length > MOST_COLORS)
    throw new RangeError(`indexedPng: got ${colors.length} colours, expected at most ${MOST_COLORS}`);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const palette = Buffer.alloc(colors.length * 3);
  colors.forEach((color, place) => palette.writeUIntBE(color >>> 8, place * 3, 3));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(FORMAT)])),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
