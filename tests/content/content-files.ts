import { readFileSync } from 'node:fs';
import type { CitingRecord, Source } from '#library/article/citations.ts';
import type { LibraryFile } from '../site/library-entries.ts';

const readJson = (name: string): unknown => JSON.parse(readFileSync(`src/content/${name}`, 'utf8'));

export const sources = readJson('sources.json') as Readonly<Record<string, Source>>;
export const supplements = readJson('supplements.json') as readonly (CitingRecord & {
  readonly [field: string]: unknown;
})[];

/** Everything a reader sees of a text: title, description, captions and body, without source keys. */
export const readerText = ({ frontmatter, body }: LibraryFile): string =>
  `${frontmatter.replace(/^sources: .*$/m, '')}\n${body.replaceAll(/<Cite id="[^"]*" \/>/g, '')}`;
