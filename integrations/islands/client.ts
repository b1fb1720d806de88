import { createElement, memo, startTransition } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FAILURE_EVENT } from './failure.ts';

interface SlotProps {
  readonly name: string;
  readonly value: string;
}

// A static slot never changes: React takes it over as it stands in the page. Same element as on the server.
const Slot = memo(
  ({ name, value }: SlotProps) =>
    value.trim() === ''
      ? null
      : createElement('astro-slot', {
          name,
          suppressHydrationWarning: true,
          dangerouslySetInnerHTML: { __html: value },
        }),
  () => true,
);

/**
 * Hydrates an island that the server rendered. It stands in for the client of @astrojs/react, of which this site
 * needs a third: no `client:only`, no React 17, no children made into React elements, no server actions.
 */
export default (element: HTMLElement) =>
  (
    component: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    slots: Readonly<Record<string, string>>,
  ): void => {
    if (!element.hasAttribute('ssr')) return;
    const filled = Object.entries(slots).map(([name, value]) => [
      name === 'default' ? 'children' : name,
      createElement(Slot, { name, value }),
    ]);
    const identifierPrefix = element.getAttribute('prefix') ?? '';
    startTransition(() => {
      hydrateRoot(element, createElement(component, { ...props, ...Object.fromEntries(filled) }), {
        identifierPrefix,
        onUncaughtError: (error) => {
          console.error(error);
          element.dispatchEvent(new CustomEvent(FAILURE_EVENT));
        },
      });
    });
  };
