/** Reads the docstrings of `packages/formulas` from the source. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The folder of the sources, relative to the project. */
const SOURCES = join('packages', 'formulas', 'src');

/** A parameter with its unit and range. */
export interface ParameterDoc {
  readonly name: string;
  readonly text: string;
}

export interface FunctionDoc {
  readonly name: string;
  /** From `function` to the return type. */
  readonly signature: string;
  readonly description: readonly string[];
  readonly parameters: readonly ParameterDoc[];
  readonly returns: string;
  readonly throws: string;
  readonly source: string;
  readonly examples: readonly string[];
}

/** A constant or a type. */
export interface DeclarationDoc {
  readonly name: string;
  readonly code: string;
  readonly description: readonly string[];
}

export interface SubjectDocs {
  readonly functions: readonly FunctionDoc[];
  readonly constants: readonly DeclarationDoc[];
  readonly types: readonly DeclarationDoc[];
}

/** Longer values, such as tables, are left out; see the source. */
const LONGEST_VALUE_LINES = 12;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const docOf = (node: ts.Node): ts.JSDoc | undefined =>
  ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);

/** In one line, with the apostrophes of printed text. */
const joined = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=[a-z])'(?=[a-z])/gu, '’')
    .trim();

const paragraphsOf = (node: ts.Node): readonly string[] =>
  (ts.getTextOfJSDocComment(docOf(node)?.comment) ?? '')
    .split(/\n\s*\n/u)
    .map(joined)
    .filter((paragraph) => paragraph !== '');

const textOf = (tag: ts.JSDocTag): string =>
  joined(ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/^- /u, '');

const tagsOf = (node: ts.Node, name: string): readonly ts.JSDocTag[] =>
  (docOf(node)?.tags ?? []).filter(({ tagName }) => tagName.text === name);

/** The linter's docstring rules ensure that there is one. */
function only(node: ts.FunctionDeclaration, name: string): string {
  const [tag] = tagsOf(node, name);
  if (tag === undefined) throw new Error(`${node.name?.text ?? ''}: its docstring has no @${name}`);
  return textOf(tag);
}

const withoutExport = (code: string): string => code.replace(/^export (?:declare )?/u, '').trim();

function functionDoc(node: ts.FunctionDeclaration, file: ts.SourceFile): FunctionDoc {
  const end = (node.body?.getStart(file) ?? node.getEnd()) - node.getStart(file);
  return {
    name: node.name?.text ?? '',
    signature: withoutExport(node.getText(file).slice(0, end)),
    description: paragraphsOf(node),
    parameters: tagsOf(node, 'param')
      .filter(ts.isJSDocParameterTag)
      .map((tag) => ({ name: tag.name.getText(file), text: textOf(tag) })),
    returns: only(node, 'returns'),
    throws: only(node, 'throws'),
    source: only(node, 'source'),
    examples: tagsOf(node, 'example').map(textOf),
  };
}

function constantDoc(node: ts.VariableStatement, file: ts.SourceFile): DeclarationDoc {
  const [declaration] = node.declarationList.declarations;
  const name = declaration?.name.getText(file) ?? '';
  const type = declaration?.type?.getText(file);
  const code = withoutExport(node.getText(file));
  const isShort = code.split('\n').length <= LONGEST_VALUE_LINES;
  return {
    name,
    code: isShort ? code : `const ${name}${type === undefined ? '' : `: ${type}`}`,
    description: paragraphsOf(node),
  };
}

const typeDoc = (
  node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  file: ts.SourceFile,
): DeclarationDoc => ({
  name: node.name.text,
  code: withoutExport(node.getText(file)),
  description: paragraphsOf(node),
});

function fileDocs(path: string): SubjectDocs {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = file.statements.filter(isExported);
  const isType = (node: ts.Statement) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const nested = file.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ moduleSpecifier: from }) =>
      from !== undefined && ts.isStringLiteral(from) ? [from.text] : [],
    )
    .map((from) => fileDocs(join(dirname(path), from)));
  return {
    functions: [
      ...own.filter(ts.isFunctionDeclaration).map((node) => functionDoc(node, file)),
      ...nested.flatMap(({ functions }) => functions),
    ],
    constants: [
      ...own.filter(ts.isVariableStatement).map((node) => constantDoc(node, file)),
      ...nested.flatMap(({ constants }) => constants),
    ],
    types: [
      ...own.filter(isType).map((node) => typeDoc(node, file)),
      ...nested.flatMap(({ types }) => types),
    ],
  };
}

/** Everything that an entry point of the package exports, in source order. */
export function readFormulaDocs(subject: string): SubjectDocs {
  const path = join(SOURCES, `${subject}.ts`);
  if (!existsSync(path))
    throw new RangeError(`readFormulaDocs: got ${subject}, expected a file in ${SOURCES}`);
  return fileDocs(path);
}
