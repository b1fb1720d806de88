import { site } from '#config/site.ts';

/** What a phone needs to know to keep the site on its home screen. */
export function GET(): Response {
  return Response.json({
    name: site.title,
    short_name: site.name,
    start_url: '/',
    display: 'minimal-ui',
    background_color: site.themeColor.light,
    theme_color: site.themeColor.light,
    icons: [
      { src: site.icons.vector, sizes: 'any', type: 'image/svg+xml' },
      { src: site.icons.large, sizes: '512x512', type: 'image/png' },
    ],
  });
}
