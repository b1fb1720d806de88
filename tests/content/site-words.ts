import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text that visitors read, and its file. */
export interface SiteText {
  readonly file: string;
  readonly text: string;
}

const PLACES = ['src/**/{*-words,words}.ts', 'src/config/*.ts', 'src/layouts/*.ts'];

/** Every string in source code that contains a space, and each piece of its template literals. */
function stringsOf(file: string): readonly SiteText[] {
  const found: SiteText[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && node.text.trim().includes(' ')) found.push({ file, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const withoutCode = (text: string): string => text.replaceAll(/<code>.*?<\/code>|`[^`]+`/g, '');

/** The text of the tools, the configuration and the pages. */
export const siteTexts: readonly SiteText[] = [
  ...PLACES.flatMap((place) => globSync(place))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(stringsOf),
  ...globSync('src/content/pages/*.mdx').map((file) => ({
    file,
    text: withoutCode(readFileSync(file, 'utf8')),
  })),
];
