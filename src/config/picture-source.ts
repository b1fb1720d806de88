import { site, type ForeignHosts } from './site.ts';

interface Owner {
  readonly url: string;
  readonly hosts: ForeignHosts;
}

const originOf = (address: string): string => new URL(address).origin;

/** Whether a page may show this image: it must be on the site itself or on the owner's photo host. */
export function isAllowedPicture(address: string, { url, hosts }: Owner = site): boolean {
  const allowed = hosts.photos === undefined ? [url] : [url, hosts.photos];
  return allowed.map(originOf).includes(originOf(address));
}
