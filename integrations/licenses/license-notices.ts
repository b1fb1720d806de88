import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
export async function readNotice(folder: string): Promise<LicenseNotice> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const title = `${name} ${version}`;
  const published = (await readdir(folder)).filter((file) => NOTICE_FILE.test(file)).toSorted();
  // From the repository of a package that is published without its license.
  const copied = join(import.meta.dirname, 'texts', `${name}.txt`);
  const files = existsSync(copied) ? [copied] : published.map((file) => join(folder, file));
  if (files.length === 0 || license === undefined)
    throw new Error(`readNotice: ${title} is in the site and names no license`);
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
