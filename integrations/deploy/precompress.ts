import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/u;

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

/** Writes the compressed file beside the plain one, if it is smaller. */
async function compress(path: string, content: Buffer, ending: keyof typeof best): Promise<void> {
  const compressed = await best[ending](content);
  if (compressed.length < content.length) await writeFile(`${path}.${ending}`, compressed);
}

/** Compresses each text file of a built folder at the highest level: once here, instead of on every request. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => TEXT.test(name))) {
    const path = join(folder, file);
    const content = await readFile(path);
    await Promise.all([compress(path, content, 'br'), compress(path, content, 'gz')]);
  }
}
