import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates right after the first paint, all files asked for at once. */
    'client:after-paint'?: boolean;
    /** Hydrates on the first press or focus; the value names a script that the island will import itself. */
    'client:first-use'?: boolean | string;
  }
}
