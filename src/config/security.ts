interface SecurityContact {
  /** Where to report a security problem: a monitored `mailto:` or `https:` address. */
  readonly contact?: `mailto:${string}` | `https://${string}`;
}

/** The content of `/.well-known/security.txt`. An owner sets `contact`; until then it refers to the contact page. */
export const security: SecurityContact = {};
