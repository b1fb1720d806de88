import { readFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';
import { minify } from 'terser';

/** `import css from './x.css?raw'`, as the rest of the build understands it; without the spaces of its writer. */
const rawText = {
  name: 'raw-text',
  async load(id: string) {
    if (!id.endsWith('?raw')) return null;
    const text = await readFile(id.slice(0, -'?raw'.length), 'utf8');
    const short = text.replaceAll(/\/\*[^]*?\*\//gu, '').replaceAll(/\s+/gu, ' ');
    return { code: `export default ${JSON.stringify(short)}`, moduleType: 'js' } as const;
  },
};

/**
 * One file from a script and all that it imports.
 *
 * @param file - where the script lies
 * @param format - `esm` for a script that pages import, `iife` for the worker
 */
export async function bundleScript(file: string, format: 'esm' | 'iife'): Promise<string> {
  const bundle = await rolldown({ input: file, plugins: [rawText] });
  const { output } = await bundle.generate({ format, codeSplitting: false });
  await bundle.close();
  const { code } = await minify(output[0].code, { module: true, compress: { passes: 3 } });
  if (!code) throw new Error(`bundleScript: nothing left of ${file}`);
  return code;
}
