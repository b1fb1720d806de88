import type { Rule } from 'eslint';

interface NamedNode {
  readonly type: string;
  readonly name: string | NamedNode;
  readonly namespace?: NamedNode;
  readonly object?: NamedNode;
  readonly parent?: NamedNode;
}

const firstWord = (node: NamedNode): string => {
  if (node.object !== undefined) return firstWord(node.object);
  return typeof node.name === 'string' ? node.name : firstWord(node.name);
};

/** `client:*` ships React to the visitor: it stands only on a component from a file that says so in its name. */
export const islandDirectives: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      notAnIsland:
        '`{{directive}}` stands on {{component}}, which is not imported from a `.island.tsx` file.',
    },
  },
  create(context) {
    const islands = new Set<string>();
    return {
      ImportDeclaration(node) {
        if (!String(node.source.value).endsWith('.island.tsx')) return;
        for (const specifier of node.specifiers) islands.add(specifier.local.name);
      },
      JSXAttribute(node: Rule.Node & { readonly name: NamedNode }) {
        const directive = context.sourceCode.getText(node.name as unknown as Rule.Node);
        const element = node.parent as unknown as NamedNode;
        const component = firstWord(element);
        if (!directive.startsWith('client:') || islands.has(component)) return;
        context.report({ node, messageId: 'notAnIsland', data: { directive, component } });
      },
    };
  },
};
