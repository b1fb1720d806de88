import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An article or guide as written in its file. */
export interface LibraryFile {
  readonly slug: string;
  /** Address of its page. */
  readonly path: string;
  readonly frontmatter: string;
  readonly body: string;
}

const FRONTMATTER = /^---\n([^]*?)\n---\n([^]*)$/;

const filesOf = (folder: string, prefix: string): readonly LibraryFile[] =>
  readdirSync(join('src/content', folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const slug = name.replace(/\.mdx$/, '');
      const [, frontmatter = '', body = ''] =
        FRONTMATTER.exec(readFileSync(join('src/content', folder, name), 'utf8')) ?? [];
      return { slug, path: `${prefix}${slug}`, frontmatter, body };
    });

export const articles = filesOf('articles', '/articles/');
export const guides = filesOf('guides', '/');
export const library = [...articles, ...guides];

/** A single-line frontmatter field, without quotes. */
export function fieldOf({ frontmatter, slug }: LibraryFile, name: string): string {
  const value = new RegExp(`^ *${name}: (.+)$`, 'm').exec(frontmatter)?.[1];
  if (value === undefined) throw new Error(`${slug} has no ${name}.`);
  return value.replace(/^(["'])([^]*)\1$/, '$2').replaceAll("''", "'");
}
