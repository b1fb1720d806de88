import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const files = await readdir('dist', { recursive: true });
const pages = files.filter((file) => file.endsWith('.html'));
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test('there are pages to validate', () => {
  expect(pages.length).toBeGreaterThan(30);
});

test.each(pages)('%s is valid HTML', async (page) => {
  const { results } = await validator.validateFile(join('dist', page));
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
