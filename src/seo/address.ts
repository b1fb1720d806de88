import { site } from '#config/site.ts';

/** Full address of a path of this site, without a trailing slash except for the home page. */
export function absoluteAddress(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return `${site.url}${trimmed === '' ? '/' : trimmed}`;
}

/** Full address of an image: one of this site's by its path, another host's as it stands. */
export function imageAddress(image: string): string {
  return image.startsWith('/') ? absoluteAddress(image) : image;
}

/** Size of every preview picture in px, as the networks that show links ask for it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Name of a page's preview picture: `articles-protein-diet`. */
export function previewName(path: string): string {
  const name = path.split('/').filter(Boolean).join('-');
  return name === '' ? 'home' : name;
}

/** Where the preview picture of a page lies: `/og/articles-protein-diet.png`. */
export const previewPath = (path: string): string => `/og/${previewName(path)}.png`;
