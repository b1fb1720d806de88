import type { Rule } from 'eslint';

/** `client:*` ships React to the visitor, so it is allowed only on a component from a file named `.island.tsx`. */
export const islandDirectives: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      notAnIsland: '`{{directive}}` is on {{component}}, which is not imported from a `.island.tsx` file.',
    },
  },
  create(context) {
    const islands = new Set<string>();
    return {
      ImportDeclaration(node) {
        if (!String(node.source.value).endsWith('.island.tsx')) return;
        for (const specifier of node.specifiers) islands.add(specifier.local.name);
      },
      'JSXOpeningElement > JSXAttribute'(node: Rule.Node) {
        const directive = /^client:[\w-]+/.exec(context.sourceCode.getText(node))?.[0];
        const component =
          /^<([\w$]+)/.exec(context.sourceCode.getText(node.parent ?? undefined))?.[1] ?? 'an element';
        if (directive === undefined || islands.has(component)) return;
        context.report({ node, messageId: 'notAnIsland', data: { directive, component } });
      },
    };
  },
};
