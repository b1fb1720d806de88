import { site } from '#config/site.ts';

/** Full URL of a path of this site, without a trailing slash except for the home page. */
export function absoluteAddress(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return `${site.url}${trimmed === '' ? '/' : trimmed}`;
}

/** Full URL of an image: from the path of one of this site's images; unchanged for another host. */
export function imageAddress(image: string): string {
  return image.startsWith('/') ? absoluteAddress(image) : image;
}

/** Size of every preview image in px, as required by social networks. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** File name of a page's preview image: `articles-protein-diet`. */
export function previewName(path: string): string {
  const name = path.split('/').filter(Boolean).join('-');
  return name === '' ? 'home' : name;
}

/** Path of the preview image of a page: `/og/articles-protein-diet.png`. */
export const previewPath = (path: string): string => `/og/${previewName(path)}.png`;
