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

/** Where the social preview picture of a page lies once it is drawn: `/og/articles-protein-diet.png`. */
export function previewPath(path: string): string {
  const name = path.split('/').filter(Boolean).join('-');
  return `/og/${name === '' ? 'home' : name}.png`;
}
