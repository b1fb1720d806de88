import { readFileSync } from 'node:fs';
import { textFiles } from '#config/paths.ts';
import { site } from '#config/site.ts';
import { referenceFiles } from '@evenscale/reference/reference-files';
import { readVectors, type Vectors } from '@evenscale/reference/vectors';

/** Incremented when programs that read the file would have to change. */
const FORMAT = 1;

interface VectorsFile extends Vectors {
  readonly $schema: string;
  readonly format: number;
  /** Name and version of the package that calculated the values. */
  readonly package: string;
}

function packageName(): string {
  const { name, version } = JSON.parse(readFileSync('packages/formulas/package.json', 'utf8')) as Readonly<
    Record<'name' | 'version', string>
  >;
  return `${name}@${version}`;
}

/** The content of `/methodology/vectors.json`. Its schema is `public/methodology/vectors.schema.json`. */
export const buildVectorsFile = (): VectorsFile => ({
  $schema: site.url + textFiles.vectorsSchema,
  format: FORMAT,
  package: packageName(),
  ...readVectors(referenceFiles()),
});
