import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { builtFiles, publishedFiles, readInlineCode } from '../../deploy/built-site.ts';
import { cloudflareHeaders, cloudflareIgnored } from '../../deploy/cloudflare-rules.ts';
import { buildPolicies } from '../../deploy/content-policy.ts';
import { nginxHttpRules, nginxServerRules } from '../../deploy/nginx-rules.ts';
import { site } from '../../src/config/site.ts';

/** The rules of each host as files of the built folder; all of them are hidden from visitors. */
export async function hostFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = await publishedFiles(folder);
  const policies = buildPolicies(await readInlineCode(folder), site.hosts);
  return {
    '.nginx/http.conf': nginxHttpRules(files, policies),
    '.nginx/server.conf': nginxServerRules(),
    _headers: cloudflareHeaders(policies),
    '.assetsignore': cloudflareIgnored,
  };
}

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/u;

/** At the highest level; brotli's is its default. */
const FORMS = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes the compressed forms of each text file beside it, if they are smaller: once here, instead of on every request. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => TEXT.test(name))) {
    const content = await readFile(join(folder, file));
    for (const [ending, compress] of Object.entries(FORMS)) {
      const compressed = await compress(content);
      if (compressed.length < content.length) await writeFile(join(folder, `${file}.${ending}`), compressed);
    }
  }
}

/** Hidden from visitors like everything in its folder; `deploy/nginx/activate.sh` compares a release with it. */
export const FILE_LIST = '.nginx/files.sha256';

/** Lists every file of a built folder with its hash, in the format of `sha256sum --check`. Nothing may change there afterwards. */
export async function writeFileList(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await builtFiles(folder))
    if (file !== FILE_LIST) lines.push(`${hash('sha256', await readFile(join(folder, file)))}  ${file}`);
  // A list that was cut off during upload lacks its last line.
  await writeFile(join(folder, FILE_LIST), [...lines, '# end of list', ''].join('\n'));
}

/** Headers, redirects and compressed files for nginx and Cloudflare, made from the finished files. Must be the last integration. */
export function deploy(): AstroIntegration {
  return {
    name: 'deploy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await mkdir(join(folder, '.nginx'), { recursive: true });
        for (const [name, text] of Object.entries(await hostFiles(folder)))
          await writeFile(join(folder, name), text);
        await precompress(folder, await publishedFiles(folder));
        await writeFileList(folder);
      },
    },
  };
}
