import type { z } from 'astro/zod';
import type { ComponentType } from 'react';

/** A block with props that haven't been validated yet. */
export type ArticleBlock = (props: Readonly<Record<string, unknown>>) => React.JSX.Element;

const described = (issue: z.core.$ZodIssue) =>
  `${issue.path.length === 0 ? 'props' : issue.path.join('.')}: ${issue.message}`;

/**
 * A block that rejects invalid props, so that a mistake in an article stops the build.
 *
 * The check is in a nested component: Astro renders a component once to find its framework, and an error in that trial
 * makes it report "not a React component".
 */
export function checkedBlock<Props extends object>(
  file: string,
  name: string,
  schema: z.ZodType<Props>,
  View: ComponentType<Props>,
): ArticleBlock {
  function Checked(props: Readonly<Record<string, unknown>>) {
    const result = schema.safeParse(props);
    if (!result.success) {
      throw new Error(`${file}: <${name}> ${result.error.issues.map(described).join('; ')}`);
    }
    return <View {...result.data} />;
  }
  return (props) => <Checked {...props} />;
}
