import { expect, test } from 'vitest';
import { serializeRecords } from './json-ld.ts';
import { buildFaqRecord } from './records.ts';

test('no text can close the script element', () => {
  const answer = '</script><script>alert(1)</script><!--';
  const text = serializeRecords([buildFaqRecord([{ question: 'Is a < b?', answer }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ mainEntity: [{ name: 'Is a < b?', acceptedAnswer: { text: answer } }] }],
  });
});
