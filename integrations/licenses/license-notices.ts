import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

/** A package with everything that its license requires us to pass on. */
export interface LicenseNotice {
  /** Name and version. */
  readonly title: string;
  /** The name of its license, such as `MIT`. */
  readonly license: string;
  readonly text: string;
}

const NOTICE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/iu;

const RULE = '='.repeat(80);

/**
 * Reads the license of a package, and its notice if there is one.
 *
 * @throws if the package has no license file: its license must be found before we may ship it
 */
export async function readNotice({ name, folder }: BundledPackage): Promise<LicenseNotice> {
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  const files = (await readdir(folder)).filter((file) => NOTICE_FILE.test(file)).toSorted();
  if (files.length === 0 || license === undefined)
    throw new Error(`readNotice: ${name} ${version} is in the site and names no license`);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const text = texts.map((one) => one.replaceAll('\r\n', '\n').trim()).join('\n\n');
  return { title: `${name} ${version}`, license, text };
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
