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

/** Each host's rules as files in the built folder. No host serves them. */
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

/** Both at the highest level, which is brotli's default. */
const FORMS = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes compressed copies of each text file next to it, if they're smaller, so that hosts don't compress on every request. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => TEXT.test(name))) {
    const content = await readFile(join(folder, file));
    for (const [ending, compress] of Object.entries(FORMS)) {
      const compressed = await compress(content);
      if (compressed.length < content.length) await writeFile(join(folder, `${file}.${ending}`), compressed);
    }
  }
}

/** Not served, like everything in its folder; `deploy/nginx/activate.sh` checks a release against it. */
export const FILE_LIST = '.nginx/files.sha256';

/** Lists every file of a built folder with its hash, in the format of `sha256sum --check`. Must run last. */
export async function writeFileList(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await builtFiles(folder))
    if (file !== FILE_LIST) lines.push(`${hash('sha256', await readFile(join(folder, file)))}  ${file}`);
  // If an upload was cut off, this last line is missing.
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
