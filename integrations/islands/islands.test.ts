import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandScript, minifyInline, withOurElement } from './island-script.ts';
import { moveIslandStyle, skipReExport, slimIslands } from './islands.ts';

async function builtFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'islands-'));
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  return folder;
}

test('the rule for islands stands in the head', () => {
  const html = '<head></head><body><style>astro-island{display:contents}</style><p>x</p></body>';
  expect(moveIslandStyle(html)).toBe(
    '<head><style>astro-island{display:contents}</style></head><body><p>x</p></body>',
  );
  expect(moveIslandStyle('<head></head>')).toBe('<head></head>');
});

test('a file that only hands on our client is left out', async () => {
  const folder = await builtFolder({
    'client.js': 'export{t as default}from"./react.js";',
    'other.js': 'x()',
  });
  const html = (url: string) => `<astro-island renderer-url="${url}" ssr></astro-island>`;
  expect(await skipReExport(folder, html('/client.js'))).toBe(
    '<astro-island renderer-url="/react.js" renderer-export="t" ssr></astro-island>',
  );
  expect(await skipReExport(folder, html('/other.js'))).toBe(html('/other.js'));
  expect(await skipReExport(folder, '<p>none</p>')).toBe('<p>none</p>');
});

test('our element stands where that of Astro stood, and is small', async () => {
  const script = await islandScript();
  const page = (own: string) => `<script>first()</script><script>${own}</script><script>last()</script>`;
  const astros = '(()=>{customElements.define("astro-island",f)})();';
  expect(withOurElement(page(astros), script)).toBe(page(script));
  expect(script).toContain('astro-island');
  expect(script.length).toBeLessThan(3_000);
  expect(() => withOurElement(page('other()'), script)).toThrow('not where it was');
});

test('a tag says nothing that our element does not read', () => {
  const tag = (options: string) =>
    `<astro-island uid="Z1" component-url="/a.js" props="{}" ssr client="first-use"${options} await-children><p>x</p><!--astro:end--></astro-island>`;
  const slim = (options: string) =>
    `<astro-island component-url="/a.js" ssr client="first-use"${options}><p>x</p></astro-island>`;
  const written = (value: string) => ` opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:${value}}"`;
  expect(slimIslands(tag(written('true')))).toBe(slim(''));
  expect(slimIslands(tag(written('&quot;#v&quot;')))).toBe(slim(' opts="#v"'));
});

test('inline scripts lose their spaces, data stay as they are', async () => {
  const html =
    '<script>(function f() {\n\tconst a = 1;\n\talert(a);\n})()</script><script type="application/ld+json">{ "a": 1 }</script>';
  expect(await minifyInline(html)).toBe(
    '<script>alert(1)</script><script type="application/ld+json">{ "a": 1 }</script>',
  );
});
