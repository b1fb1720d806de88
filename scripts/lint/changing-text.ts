import type { Rule } from 'eslint';
import ts from 'typescript';

/**
 * Browser translation replaces the text nodes that React wrote, so React must never change or remove a text node, or
 * insert before one. It doesn't if the text is the only child of its element, because React then empties or removes the
 * element. And if changing text is replaced along with its element, a late translation of the old text has no effect.
 * `translate="no"` is no exception: not every translator respects it.
 */
const messages = {
  mixed: 'This text has siblings: put it into its own element, or write all of them as the parts of a Text.',
  bare: 'Changing text inside an element that stays: use Text or Result.',
  loose: 'Text directly inside a fragment: put it into an element.',
  returned: 'A component returns bare text: return an element.',
} as const;

type Problem = keyof typeof messages;

/** The kind of a child: text that stays the same, text that changes, a list with text in it, or something else. */
type Kind = 'static' | 'changing' | 'list' | 'element';

/** These components replace their element along with their text. */
const REPLACING = new Set(['Result', 'Text']);
/** Browsers don't translate text in SVG, and React writes the text of an `<option>` itself. */
const LEFT_ALONE = new Set(['option', 'text', 'tspan', 'title', 'script']);

type Parent = ts.JsxElement | ts.JsxFragment;

const nameOf = (parent: Parent): string =>
  ts.isJsxElement(parent) ? parent.openingElement.tagName.getText() : '';

/** A literal or a module constant, which can't change while the page is open. */
function isStatic(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isLiteralExpression(expression)) return true;
  if (ts.isPrefixUnaryExpression(expression)) return isStatic(expression.operand, checker);
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.every((span) => isStatic(span.expression, checker));
  if (ts.isPropertyAccessExpression(expression)) return isStatic(expression.expression, checker);
  return ts.isIdentifier(expression) && isOfModule(checker.getSymbolAtLocation(expression));
}

/** Imported, or declared outside any function. */
function isOfModule(symbol: ts.Symbol | undefined): boolean {
  const [declaration] = symbol?.declarations ?? [];
  if (declaration === undefined) return false;
  if (ts.isVariableDeclaration(declaration)) return ts.isSourceFile(declaration.parent.parent.parent);
  return ts.isImportSpecifier(declaration) || ts.isImportClause(declaration);
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

const membersOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnionOrIntersection() ? type.types.flatMap(membersOf) : [type];

/** Props that may contain anything: callers pass elements. */
const isSlot = (type: ts.Type): boolean =>
  membersOf(type).some((member) => member.getSymbol()?.name === 'ReactPortal');

function isText(type: ts.Type): boolean {
  return !isSlot(type) && membersOf(type).some(({ flags }) => (flags & TEXT) !== 0);
}

function kindOfExpression(expression: ts.Expression, checker: ts.TypeChecker): Kind {
  const type = checker.getTypeAtLocation(expression);
  if (isText(type)) return isStatic(expression, checker) ? 'static' : 'changing';
  const members = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return members !== undefined && isText(members) ? 'list' : 'element';
}

/** `null` for what renders nothing, such as a line break or a comment. */
function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): Kind | null {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? null : 'static';
  if (!ts.isJsxExpression(child)) return 'element';
  return child.expression ? kindOfExpression(child.expression, checker) : null;
}

/** The problem with one of the children of an element, if any. */
function problemOf(kind: Kind, count: number, parent: Parent): Problem | null {
  if (kind === 'element') return null;
  if (ts.isJsxFragment(parent)) return 'loose';
  if (count > 1 || kind === 'list') return 'mixed';
  return kind === 'changing' && !LEFT_ALONE.has(nameOf(parent)) ? 'bare' : null;
}

const isComponent = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) && /^[A-Z]/u.test(node.name?.text ?? '');

/** The component that a `return` belongs to, if it's one of ours. */
function isReturnOfComponent(node: ts.ReturnStatement): boolean {
  let owner: ts.Node = node.parent;
  while (!ts.isFunctionLike(owner) && !ts.isSourceFile(owner)) owner = owner.parent;
  return isComponent(owner);
}

type Report = (node: ts.Node, problem: Problem) => void;

function checkChildren(parent: Parent, checker: ts.TypeChecker, report: Report): void {
  if (REPLACING.has(nameOf(parent))) return;
  const children = parent.children.flatMap((child) => {
    const kind = kindOf(child, checker);
    return kind === null ? [] : [{ child, kind }];
  });
  for (const { child, kind } of children) {
    const problem = problemOf(kind, children.length, parent);
    if (problem) report(child, problem);
  }
}

function check(node: ts.Node, checker: ts.TypeChecker, report: Report): void {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node, checker, report);
  if (ts.isReturnStatement(node) && node.expression && isReturnOfComponent(node)) {
    if (isText(checker.getTypeAtLocation(node.expression))) report(node, 'returned');
  }
  ts.forEachChild(node, (child) => check(child, checker, report));
}

/** Forbids text that would stay untranslated, or break a translated page, when React changes something next to it. */
export const changingText: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    return {
      Program() {
        const { program } = context.sourceCode.parserServices as { readonly program?: ts.Program | null };
        const file = program?.getSourceFile(context.filename);
        if (!program || !file) throw new Error('The rule changing-text needs types: set projectService.');
        check(file, program.getTypeChecker(), (node, messageId) => {
          const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
          context.report({ loc: { line: line + 1, column: character }, messageId });
        });
      },
    };
  },
};
