import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { publishedFiles, readInlineCode } from '../../deploy/built-site.ts';
import { cloudflareHeaders, cloudflareIgnored } from '../../deploy/cloudflare-rules.ts';
import { buildPolicies } from '../../deploy/content-policy.ts';
import { nginxHttpRules, nginxServerRules } from '../../deploy/nginx-rules.ts';
import { site } from '../../src/config/site.ts';
import { writeFileList } from './file-list.ts';
import { precompress } from './precompress.ts';

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

/** Makes a built folder ready for the hosts: their rules, and compressed files. Must be the last integration. */
async function prepare(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(await hostFiles(folder))) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await precompress(folder, await publishedFiles(folder));
  await writeFileList(folder);
}

/** Headers, redirects and compressed files for nginx and Cloudflare, made from the finished files. */
export function deploy(): AstroIntegration {
  return {
    name: 'deploy',
    hooks: { 'astro:build:done': async ({ dir }) => prepare(fileURLToPath(dir)) },
  };
}
