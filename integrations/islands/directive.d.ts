import 'astro';

declare global {
  /** Options of `client:first-use`. */
  interface FirstUseOptions {
    /** Also load as soon as the island is near the viewport, or at once if something may be kept on this device. */
    readonly when?: 'visible' | 'kept';
    /** Also load if the address has a fragment that starts with this text, or one of these (without `#`). */
    readonly fragment?: string | readonly string[];
    /** Address of another script that the island imports; such an island shows its own failure message. */
    readonly script?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates right after the first full paint. */
    'client:after-paint'?: boolean;
    /** Hydrates on the first press or focus. */
    'client:first-use'?: boolean | FirstUseOptions;
  }
}
