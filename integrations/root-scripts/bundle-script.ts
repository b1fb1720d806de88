import { build, type Rolldown } from 'vite';
import { recordPackages } from '../licenses/licenses.ts';

/**
 * Bundles a script and everything it imports into one file.
 *
 * @param file - path of the script
 * @param define - values for names that the script declares but doesn't define
 */
export async function bundleScript(file: string, define: Readonly<Record<string, string>> = {}) {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    plugins: [recordPackages],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
