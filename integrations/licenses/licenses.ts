import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { textFiles } from '#config/paths.ts';
import { site } from '#config/site.ts';

const IN_PACKAGE = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/u;

/** Packages whose code ends up in pages and scripts without a file name. */
const WITHOUT_FILES = ['astro', 'rolldown', 'vite'];

/** Folders of the packages whose code or font is in the built site. */
const bundledPackages = new Set(WITHOUT_FILES.map((name) => resolve('node_modules', name)));

/** The folder of the package that a file comes from, if any. */
export const packageOf = (file: string): string | undefined => IN_PACKAGE.exec(file)?.[0];

/** Records the packages of everything that is bundled for browsers: modules, and files such as fonts. */
export const recordPackages: Plugin = {
  name: 'record-packages',
  generateBundle(_options, bundle) {
    for (const item of Object.values(bundle)) {
      // Scripts for other environments only generate pages.
      if (item.type === 'chunk' && this.environment.name !== 'client') continue;
      for (const file of item.type === 'asset' ? item.originalFileNames : item.moduleIds) {
        const folder = packageOf(file);
        if (folder !== undefined) bundledPackages.add(resolve(folder));
      }
    }
  },
};

/** A package's name and version, its license's name, such as `MIT`, and the text that the license requires us to include. */
interface LicenseNotice {
  readonly title: string;
  readonly license: string;
  readonly text: string;
}

const NOTICE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/iu;
const RULE = '='.repeat(80);

/**
 * Reads the license of a package, and its notice if there is one.
 *
 * @throws if the package has no license file; find its license before shipping it
 */
export async function readNotice(folder: string): Promise<LicenseNotice> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const title = `${name} ${version}`;
  const published = (await readdir(folder)).filter((file) => NOTICE_FILE.test(file)).toSorted();
  // Copied from the repository of a package that is published without its license.
  const copied = join(import.meta.dirname, 'texts', `${name}.txt`);
  const files = existsSync(copied) ? [copied] : published.map((file) => join(folder, file));
  if (files.length === 0 || license === undefined)
    throw new Error(`readNotice: ${title} is bundled into the site but names no license`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return { title, license, text: texts.map((one) => one.replaceAll('\r\n', '\n').trim()).join('\n\n') };
}

/** The file `/licenses.txt`. Packages with identical license text share it. */
export function formatNotices(siteName: string, notices: readonly LicenseNotice[]): string {
  const byText = Map.groupBy(notices, ({ text }) => text);
  const sections = [...byText].map(([text, same]) =>
    [RULE, ...same.map(({ title, license }) => `${title} (${license})`), RULE, '', text, ''].join('\n'),
  );
  return [`${siteName} contains the following packages, each under its own license.\n`, ...sections].join(
    '\n',
  );
}

/** Writes `/licenses.txt` from what was actually bundled. Must run after every step that writes scripts. */
export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [recordPackages], worker: { plugins: () => [recordPackages] } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const notices = await Promise.all([...bundledPackages].map(readNotice));
        notices.sort((one, other) => (one.title < other.title ? -1 : 1));
        await writeFile(join(fileURLToPath(dir), textFiles.licenses), formatNotices(site.name, notices));
        logger.info(`licenses of ${notices.length} packages in ${textFiles.licenses}`);
      },
    },
  };
}
