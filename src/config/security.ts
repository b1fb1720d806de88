interface SecurityContact {
  /** Where to report a security problem: a monitored `mailto:` or `https:` address. */
  readonly contact?: `mailto:${string}` | `https://${string}`;
}

/** What `/.well-known/security.txt` says. An owner sets `contact`; until then it refers to the contact page. */
export const security: SecurityContact = {};
