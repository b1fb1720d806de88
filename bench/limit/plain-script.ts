import { readFile } from 'node:fs/promises';
import { minify } from 'rolldown/utils';
import typescript from 'typescript';

/** The files of each plain script, in load order. */
const FILES = {
  home: ['dom', 'boxes', 'person', 'figures', 'scale', 'home'],
  tdee: ['dom', 'boxes', 'person', 'figures', 'scale', 'tdee-card', 'macros', 'tdee'],
} as const;

/** The calculators that have a hand-written version. */
export type Tool = keyof typeof FILES;

// Removes types, `import` and `export`: what is left is one classic script.
async function plainFile(name: string): Promise<string> {
  const source = await readFile(new URL(`./plain/${name}.ts`, import.meta.url), 'utf8');
  const { ESNext } = typescript.ScriptTarget;
  const { outputText } = typescript.transpileModule(source, { compilerOptions: { target: ESNext } });
  return outputText.replace(/^import [^;]*;$/gmu, '').replace(/^export (?!\{)/gmu, '');
}

/** The hand-written script of a calculator as its page includes it: one script, minified. */
export async function plainScript(tool: Tool): Promise<string> {
  const files = await Promise.all(FILES[tool].map(plainFile));
  const { code } = await minify(`${tool}.js`, `(()=>{${files.join('\n')}})()`);
  if (!code) throw new Error(`The plain script of ${tool} is empty`);
  return code;
}
