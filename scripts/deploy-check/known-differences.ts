import type { Topic } from './questions.ts';

/** An allowed difference between the two hosts, and the reason for it. */
export interface KnownDifference {
  readonly topics: readonly Topic[];
  /** The differing part of the response: `status`, `body`, or the name of a header. */
  readonly part: string;
  readonly reason: string;
}

/** Differences in Cloudflare's assets that no configuration changes. Each must occur in every run, or be removed. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    topics: ['malformed'],
    part: 'status',
    reason: 'nginx refuses what is no address with 400, Cloudflare answers that there is nothing there.',
  },
  { topics: ['malformed'], part: 'body', reason: 'The same: a line of nginx’s instead of our page.' },
  { topics: ['malformed'], part: 'content-type', reason: 'The same.' },
  {
    topics: ['dot segments'],
    part: 'status',
    reason: 'Cloudflare resolves the dots before anything of ours is asked, and finds the page.',
  },
  { topics: ['dot segments'], part: 'location', reason: 'The same.' },
  {
    topics: ['method', 'method of a kept file'],
    part: 'allow',
    reason:
      'Where there is a file, Cloudflare’s assets refuse a method themselves and name none that they know.',
  },
  {
    topics: ['method of a kept file'],
    part: 'cache-control',
    reason:
      'The same: the refusal has the file’s headers. No browser or cache uses the answer to one method for another.',
  },
  {
    topics: ['other spelling'],
    part: 'x-frame-options',
    reason:
      'A redirect to an embed: nginx sends the general headers, Cloudflare the embed’s. It has nothing to frame.',
  },
  { topics: ['other spelling'], part: 'content-security-policy', reason: 'The same.' },
  { topics: ['other spelling'], part: 'cross-origin-resource-policy', reason: 'The same.' },
];
