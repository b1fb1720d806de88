import { describe, expect, inject, test } from 'vitest';
import { textFiles } from '#config/paths.ts';
import { KNOWN_DIFFERENCES } from '../../scripts/deploy-check/known-differences.ts';
import { compareAll } from '../../scripts/deploy-check/run.ts';
import { BUILT } from './built-folder.ts';

const comparisons = await compareAll(BUILT, { nginx: inject('nginx'), workers: inject('workers') });
const topics = [...new Set(comparisons.map(({ question }) => question.topic))];

describe('nginx and Cloudflare give the same correct answers', () => {
  test.each(topics)('%s', (topic) => {
    const asked = comparisons.filter(({ question }) => question.topic === topic);
    const faults = asked.flatMap(({ question, faults: found }) =>
      found.map((fault) => `${question.method ?? 'GET'} ${question.path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

test.each(KNOWN_DIFFERENCES)('the known difference in $topics, $part, still exists', (difference) => {
  expect(comparisons.some(({ known }) => known.includes(difference))).toBe(true);
});

test.each(Object.values(textFiles))('%s has the content type of its extension on both hosts', (path) => {
  const type = path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
  const asked = comparisons.filter(({ question }) => question.path === path && question.topic === 'file');
  expect(asked).toHaveLength(1);
  for (const { nginx, workers } of asked)
    for (const { status, headers } of [nginx, workers])
      expect([status, headers['content-type']]).toEqual([200, type]);
});

test('only a file may be cached permanently, never an error at its address', () => {
  const CACHED_STATUSES = [200, 304];
  for (const { question, nginx, workers, known } of comparisons) {
    const isKnown = known.some(({ part }) => part === 'cache-control');
    for (const { status, headers } of isKnown ? [nginx] : [nginx, workers])
      if (!CACHED_STATUSES.includes(status)) expect(headers['cache-control'], question.path).toBe('no-cache');
  }
});

test('no response sets a cookie or names a version', () => {
  for (const { nginx, workers } of comparisons)
    for (const { headers } of [nginx, workers]) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server ?? '').not.toMatch(/\d/);
    }
});
