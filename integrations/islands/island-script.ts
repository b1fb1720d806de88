import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { minify } from 'terser';

const ENTRY = fileURLToPath(new URL('./island-element.ts', import.meta.url));
const ASTROS_OWN =
  /<script>\(\(\)=>\{(?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*<\/script>/su;

/** Our island element as the text of an inline script. */
export async function islandScript(): Promise<string> {
  const bundle = await rolldown({
    input: 'start',
    plugins: [
      {
        name: 'start',
        resolveId: (id) => (id === 'start' ? id : null),
        load: (id) =>
          id === 'start' ? `import{defineIslands}from${JSON.stringify(ENTRY)};defineIslands()` : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  await bundle.close();
  const { code } = await minify(output[0].code, { compress: { passes: 3 }, ecma: 2020 });
  if (code === undefined) throw new Error('islandScript: nothing left');
  return code.replace(/;$/u, '');
}

/** The page with our element in the place of Astro's. */
export function withOurElement(html: string, script: string): string {
  if (!ASTROS_OWN.test(html)) throw new Error('withOurElement: the element of Astro is not where it was');
  return html.replace(ASTROS_OWN, () => `<script>${script}</script>`);
}

const PLAIN_SCRIPT = /<script>([^<]+)<\/script>/gu;

/** The page with its short inline scripts made shorter; each comes on many pages and is worked on once. */
export async function minifyInline(html: string): Promise<string> {
  const scripts = new Map<string, string>();
  for (const [, code = ''] of html.matchAll(PLAIN_SCRIPT)) scripts.set(code, await shortened(code));
  return html.replace(PLAIN_SCRIPT, (_, code: string) => `<script>${scripts.get(code) ?? code}</script>`);
}

const known = new Map<string, Promise<string>>();

function shortened(code: string): Promise<string> {
  const work =
    known.get(code) ??
    minify(code, { ecma: 2020 }).then((result) => (result.code ?? code).replace(/;$/u, ''));
  known.set(code, work);
  return work;
}
