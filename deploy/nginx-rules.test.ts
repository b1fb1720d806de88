import { describe, expect, test } from 'vitest';
import { nginxHttpRules, nginxServerRules } from './nginx-rules.ts';

const POLICIES = { page: "default-src 'none'", worker: 'of-the-worker', file: 'of-files' };

describe('the rules for nginx', () => {
  const http = nginxHttpRules(['404.html', 'faq/index.html', 'favicon.svg', 'index.html'], POLICIES);

  test('know every spelling of a page and nothing of other files', () => {
    const [, map = ''] = /map \$uri \$page_address \{([^}]*)\}/u.exec(http) ?? [];
    expect(map.trim().split(/;\s*/u).filter(Boolean)).toEqual([
      'default ""',
      '/faq /faq',
      '/faq/ /faq',
      '/faq.html /faq',
      '/faq/index.html /faq',
      '/faq/index /faq',
      '/ /',
      '/index.html /',
      '/index /',
    ]);
  });

  test('put the special classes before the general one', () => {
    const [, map = ''] = /map \$uri \$content_policy \{([^}]*)\}/u.exec(http) ?? [];
    expect(map).toContain(`default "default-src 'none'";`);
    expect(map).toContain('"/sw.js" "of-the-worker";');
    expect(map).toContain('"~^/_astro/.*$" "of-files";');
  });

  test('add every header whatever the status', () => {
    const added = nginxServerRules()
      .split('\n')
      .filter((line) => line.startsWith('add_header'));
    expect(added.length).toBeGreaterThan(8);
    expect(added.every((line) => line.endsWith(' always;'))).toBe(true);
  });
});
