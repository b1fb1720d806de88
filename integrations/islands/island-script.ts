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
