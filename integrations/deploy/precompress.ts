import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/u;

/** Sizes of one built file as hosts may send it, in bytes. Where compression does not help, all three are equal. */
export interface FileSizes {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const best = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes the compressed file beside the plain one, if it is smaller, and returns the smaller size. */
async function compress(path: string, content: Buffer, ending: keyof typeof best): Promise<number> {
  const compressed = await best[ending](content);
  if (compressed.length >= content.length) return content.length;
  await writeFile(`${path}.${ending}`, compressed);
  return compressed.length;
}

/** Compresses each text file of a built folder at the highest level: once here, instead of on every request. */
export async function precompress(folder: string, files: readonly string[]): Promise<readonly FileSizes[]> {
  const sizes: FileSizes[] = [];
  for (const file of files) {
    const path = join(folder, file);
    const content = await readFile(path);
    const raw = content.length;
    const [brotli, gzipped] = TEXT.test(file)
      ? await Promise.all([compress(path, content, 'br'), compress(path, content, 'gz')])
      : [raw, raw];
    sizes.push({ file, raw, gzip: gzipped, brotli });
  }
  return sizes;
}
