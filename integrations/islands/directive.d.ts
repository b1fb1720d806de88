import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates right after the first paint, all files asked for at once. */
    'client:after-paint'?: boolean;
  }
}
