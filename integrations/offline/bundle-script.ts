import { readFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';

/** `import css from './x.css?raw'`, as in the rest of the build; without extra white space. */
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
 * Bundles a script and everything it imports into one file.
 *
 * @param file - path of the script
 * @param format - `esm` for a script that pages import, `iife` for the worker
 */
export async function bundleScript(file: string, format: 'esm' | 'iife'): Promise<string> {
  const bundle = await rolldown({ input: file, plugins: [rawText] });
  const { output } = await bundle.generate({ format, codeSplitting: false, minify: true });
  await bundle.close();
  const foreign = output[0].moduleIds.filter((id) => id.includes('node_modules'));
  if (foreign.length > 0)
    throw new Error(`bundleScript: /licenses.txt does not know of ${foreign.join(', ')} in ${file}`);
  return output[0].code;
}
