import { join } from 'node:path';

/** A package whose code or font is in the built site. */
export interface BundledPackage {
  readonly name: string;
  readonly folder: string;
}

const IN_PACKAGE = /^(?<folder>.*[\\/]node_modules[\\/](?<name>@[^\\/]+[\\/][^\\/]+|[^\\/]+))[\\/]/u;

/** Modules that a bundler adds start with a NUL and its name, such as `\0rolldown/runtime.js`. */
const VIRTUAL = /^\0(?<name>vite|rolldown)\//u;

/** Each workbox package leaves its name in the worker. */
const WORKBOX = /workbox:(?<name>[a-z-]+):/gu;

/** Its island runtime is written into pages as an inline script, which no bundler reports. */
const INLINED = 'astro';

const installed = (root: string, name: string): BundledPackage => ({
  name,
  folder: join(root, 'node_modules', name),
});

/**
 * The package that a file comes from, if any.
 *
 * @param file - id of a module or path of an asset, as a bundler names it
 * @param root - folder of the project
 */
export function packageOf(file: string, root: string): BundledPackage | undefined {
  const virtual = VIRTUAL.exec(file)?.groups?.['name'];
  if (virtual !== undefined) return installed(root, virtual);
  const { folder, name } = IN_PACKAGE.exec(file)?.groups ?? {};
  return folder === undefined || name === undefined
    ? undefined
    : { name: name.replaceAll('\\', '/'), folder };
}

/**
 * Every package in the built site, once, by name.
 *
 * @param files - modules and assets that were bundled
 * @param worker - text of the offline worker
 * @param root - folder of the project
 */
export function bundledPackages(
  files: Iterable<string>,
  worker: string,
  root: string,
): readonly BundledPackage[] {
  const found = [
    ...[...files].flatMap((file) => packageOf(file, root) ?? []),
    ...[...worker.matchAll(WORKBOX)].map(({ groups }) => installed(root, `workbox-${groups?.['name']}`)),
    installed(root, INLINED),
  ];
  const byFolder = new Map(found.map((one) => [one.folder, one]));
  return [...byFolder.values()].toSorted((a, b) =>
    `${a.name} ${a.folder}` < `${b.name} ${b.folder}` ? -1 : 1,
  );
}
