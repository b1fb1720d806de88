import type { AllHTMLAttributes, JSX } from 'react';
import { Result } from '#ui/Result.tsx';
import type { TextPart } from './text-part.ts';

export interface TextProps extends Pick<
  AllHTMLAttributes<HTMLElement>,
  'aria-hidden' | 'className' | 'colSpan' | 'dateTime' | 'htmlFor' | 'id' | 'scope' | 'translate'
> {
  readonly as: keyof Pick<
    JSX.IntrinsicElements,
    | 'caption'
    | 'code'
    | 'dd'
    | 'dt'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'label'
    | 'legend'
    | 'li'
    | 'p'
    | 'span'
    | 'strong'
    | 'summary'
    | 'td'
    | 'th'
    | 'time'
  >;
  readonly children: string | readonly TextPart[];
}

function textOf(part: TextPart): string {
  if (typeof part === 'string') return part;
  return 'unit' in part ? `${part.text} ${part.unit}` : part.text;
}

function Part({ part }: { readonly part: Exclude<TextPart, string> }) {
  if (!('as' in part)) {
    const { text, ...figure } = part;
    return <Result {...figure}>{text}</Result>;
  }
  const { as: Element, text, ...attributes } = part;
  return <Element {...attributes}>{text}</Element>;
}

/**
 * A text of one or more parts, in an element that is replaced whenever the text changes. A browser that translates the
 * page replaces React's text nodes with its own, so updates to the old nodes wouldn't show, and removing them would
 * throw. With a new element, even a late translation has nothing to overwrite. Figures are marked `translate="no"`, which
 * not every translator respects.
 */
export function Text({ as: Element, children, ...attributes }: TextProps) {
  if (typeof children === 'string')
    return (
      <Element key={children} {...attributes}>
        {children}
      </Element>
    );
  return (
    <Element key={children.map(textOf).join('|')} {...attributes}>
      {children.map((part, index) => (typeof part === 'string' ? part : <Part key={index} part={part} />))}
    </Element>
  );
}
