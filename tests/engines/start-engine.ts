import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { findFirefox, findWebKit } from '../../scripts/find-engines.ts';
import type { EngineConnection, RunningEngine } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: EngineConnection;
    /** The script that defines `pageTools` in a page. */
    pageTools: string;
  }
}

/** The engine has the name of the project. */
async function start(engine: string): Promise<RunningEngine> {
  const firefox = engine === 'firefox' ? await findFirefox() : undefined;
  if (firefox) return startFirefox(firefox);
  const webKit = engine === 'webkit' ? findWebKit() : undefined;
  if (webKit) return startWebKit(webKit);
  throw new Error(`${engine} is not installed on this machine`);
}

async function bundlePageTools(): Promise<string> {
  const bundle = await rolldown({ input: 'tests/engines/in-page/tools.ts' });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** The engine, started once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await start(project.name);
  project.provide('connection', connection);
  project.provide('pageTools', await bundlePageTools());
  return stop;
}
