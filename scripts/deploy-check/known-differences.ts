import type { Topic } from './questions.ts';

/** An allowed difference between the two hosts, and the reason for it. */
export interface KnownDifference {
  readonly topics: readonly Topic[];
  /** The differing part of the response: `status`, `body`, or the name of a header. */
  readonly part: string;
  readonly reason: string;
}

/** Differences in Cloudflare's static assets that we can't configure. One that no longer occurs must be removed. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    topics: ['malformed'],
    part: 'status',
    reason: 'nginx rejects an invalid address with 400; Cloudflare responds that nothing is there.',
  },
  { topics: ['malformed'], part: 'body', reason: 'The same: nginx’s one-line message instead of our page.' },
  { topics: ['malformed'], part: 'content-type', reason: 'The same.' },
  {
    topics: ['dot segments'],
    part: 'status',
    reason: 'Cloudflare resolves the dots before our rules or worker run, and finds the page.',
  },
  { topics: ['dot segments'], part: 'location', reason: 'The same.' },
  {
    topics: ['method', 'method of a cached file'],
    part: 'allow',
    reason: 'If the file exists, Cloudflare’s assets reject the method themselves, without an Allow header.',
  },
  {
    topics: ['method of a cached file'],
    part: 'cache-control',
    reason:
      'The same: the rejection has the file’s headers. No browser or cache uses the response to one method for another.',
  },
  {
    topics: ['other spelling'],
    part: 'x-frame-options',
    reason:
      'On a redirect to an embed, nginx sends the general headers and Cloudflare the embed’s. A redirect has no content to frame.',
  },
  { topics: ['other spelling'], part: 'content-security-policy', reason: 'The same.' },
  { topics: ['other spelling'], part: 'cross-origin-resource-policy', reason: 'The same.' },
];
