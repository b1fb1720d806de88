import type { FileSizes } from './precompress.ts';

type Size = 'raw' | 'gzip' | 'brotli';

const KINDS: readonly (readonly [kind: string, files: RegExp])[] = [
  ['pages', /\.html$/u],
  ['scripts', /\.js$/u],
  ['pictures', /\.(?:svg|png|jpg|webp|ico)$/u],
  ['fonts', /\.woff2$/u],
  ['the rest', /(?:)/u],
];

const HEAVIEST = 5;

const grouped = new Intl.NumberFormat('en');

const row = (name: string, ...cells: readonly (string | number)[]): string =>
  `${name.padEnd(56)}${cells
    .map((cell) => (typeof cell === 'number' ? grouped.format(cell) : cell).padStart(12))
    .join('')}`;

const kindOf = ({ file }: FileSizes): string => KINDS.find(([, files]) => files.test(file))?.[0] ?? '';

const total = (sizes: readonly FileSizes[], size: Size): number =>
  sizes.reduce((sum, one) => sum + one[size], 0);

const bytes = (name: string, files: readonly FileSizes[]): string =>
  row(name, files.length, total(files, 'raw'), total(files, 'gzip'), total(files, 'brotli'));

/** Summary of a build in bytes: by kind, and the five largest files as transferred. */
export function formatSummary(sizes: readonly FileSizes[]): string {
  const kinds = KINDS.map(([kind]) => ({ kind, files: sizes.filter((one) => kindOf(one) === kind) }));
  const heaviest = sizes.toSorted((a, b) => b.brotli - a.brotli || (a.file < b.file ? -1 : 1));
  return [
    row('Built, in bytes', 'files', 'raw', 'gzip', 'brotli'),
    ...kinds.filter(({ files }) => files.length > 0).map(({ kind, files }) => bytes(kind, files)),
    bytes('all', sizes),
    '',
    'The heaviest five',
    ...heaviest.slice(0, HEAVIEST).map(({ file, raw, gzip, brotli }) => row(file, '', raw, gzip, brotli)),
  ].join('\n');
}
