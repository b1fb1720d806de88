import { runQuietly } from './progress.mjs';

/** Builds the site into `dist`; on failure prints Astro's output. */
export async function buildSite(): Promise<{ readonly ok: boolean; readonly seconds: number }> {
  const result = await runQuietly('Building the site', 'astro', ['build']);
  if (!result.ok) console.error(result.output.trimEnd());
  return result;
}
