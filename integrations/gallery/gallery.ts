import type { AstroIntegration } from 'astro';

/** `npm run dev` shows every example of `src/ui` at /gallery; the built site doesn't have that page. */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const entrypoint = new URL('./gallery.astro', import.meta.url);
        if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint });
      },
    },
  };
}
