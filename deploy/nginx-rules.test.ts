import { describe, expect, test } from 'vitest';
import { nginxHttpRules, nginxServerRules } from './nginx-rules.ts';

const POLICIES = {
  page: "default-src 'none'",
  preview: 'of-the-preview',
  embed: 'of-embeds',
  worker: 'of-the-worker',
  file: 'of-files',
};

describe('the rules for nginx', () => {
  const http = nginxHttpRules(['404.html', 'faq/index.html', 'favicon.svg', 'index.html'], POLICIES);

  test('match every spelling of a page and no other files', () => {
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

  test('put the special classes before the general one, and set each as in the table', () => {
    const [, classes = ''] = /map \$uri \$address_class \{([^}]*)\}/u.exec(http) ?? [];
    expect(classes.trim().split(/;\s*/u).filter(Boolean)).toEqual([
      'default 0',
      '"/embed.js" 8',
      '"~^/embed/" 7',
      '"~^/developers/embed" 6',
      '"/sw.js" 5',
      '"~^/og/" 4',
      '"~^/heroes/" 3',
      String.raw`"~^/methodology/vectors\\." 2`,
      '"~^/_astro/" 1',
    ]);
    const [, policies = ''] = /map \$address_class \$content_policy \{([^}]*)\}/u.exec(http) ?? [];
    expect(policies).toContain(`0 "default-src 'none'";`);
    expect(policies).toContain('5 "of-the-worker";');
    expect(policies).toContain('1 "of-files";');
  });

  test('leave a header out where its value is empty', () => {
    const [, framing = ''] = /map \$address_class \$x_frame_options \{([^}]*)\}/u.exec(http) ?? [];
    expect(framing.trim().split(/;\s*/u).filter(Boolean)).toEqual([
      '0 "DENY"',
      '1 "DENY"',
      '2 "DENY"',
      '3 "DENY"',
      '4 "DENY"',
      '5 "DENY"',
      '6 "DENY"',
      '7 ""',
      '8 "DENY"',
    ]);
    const [, sharing = ''] =
      /map \$address_class \$access_control_allow_origin \{([^}]*)\}/u.exec(http) ?? [];
    expect(sharing.match(/\d "\*"/gu)).toEqual(['1 "*"', '2 "*"']);
    expect(nginxServerRules()).toContain('add_header X-Frame-Options "$x_frame_options" always;');
  });

  test('allow caching only for a file itself, never for an error at its address', () => {
    const [, caching = ''] = /map "\$status \$address_class" \$cache_rule \{([^]*?)\n\}/u.exec(http) ?? [];
    expect(caching.trim().split(/;\s*/u).filter(Boolean)).toEqual([
      'default "no-cache"',
      '"~^(?:200|304) 1$" "public, max-age=31536000, immutable"',
    ]);
  });

  test('add every header whatever the status', () => {
    const added = nginxServerRules()
      .split('\n')
      .filter((line) => line.startsWith('add_header'));
    expect(added.length).toBeGreaterThan(8);
    expect(added.every((line) => line.endsWith(' always;'))).toBe(true);
  });
});
