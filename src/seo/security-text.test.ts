import { site } from '#config/site.ts';
import { describe, expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const NOVEMBER = new Date('2026-11-22T09:00:00Z');

describe('security.txt', () => {
  test('says so without a contact, and refers to the contact page', () => {
    expect(securityText(undefined, NOVEMBER)).toBe(`# No address for security reports has been set yet.
# The contact page says how to reach us.
Contact: ${site.url}/contact
Expires: 2027-11-01T00:00:00Z
Preferred-Languages: en
Canonical: ${site.url}/.well-known/security.txt
`);
  });

  test('with a contact contains it and nothing else', () => {
    const lines = securityText('mailto:security@example.org', NOVEMBER).split('\n');
    expect(lines[0]).toBe('Contact: mailto:security@example.org');
    expect(lines.some((line) => line.startsWith('#'))).toBe(false);
  });

  test.each([
    ['2026-12-31T23:59:59Z', '2027-12-01T00:00:00Z'],
    ['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z'],
    ['2028-02-29T12:00:00Z', '2029-02-01T00:00:00Z'],
  ])('from sources of %s expires at %s, within a year', (sources, expiry) => {
    expect(securityText(undefined, new Date(sources))).toContain(`Expires: ${expiry}\n`);
  });
});
