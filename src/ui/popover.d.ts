/** Attributes of HTML that the types of React 18 don't know; React writes them as they are. In what all elements extend. */
import 'react';

declare module 'react' {
  interface AriaAttributes {
    popover?: '' | 'auto' | 'manual';
    popoverTarget?: string;
    popoverTargetAction?: 'hide' | 'show' | 'toggle';
  }
}
