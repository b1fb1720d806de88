import { build, type Rolldown } from 'vite';
import { recordPackages } from '../licenses/record-packages.ts';

/**
 * Bundles a script and everything it imports into one file.
 *
 * @param file - path of the script
 * @param format - `es` for a script that pages import, `iife` for any other
 * @param define - what stands for names that the script only declares
 */
export async function bundleScript(
  file: string,
  format: 'es' | 'iife',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    plugins: [recordPackages],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
