import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import ts from 'typescript';
import typescript from 'typescript-eslint';

/** Without type information: a planted file isn't on disk, so the type checker wouldn't find it. */
const eslint = new ESLint({
  overrideConfig: [
    typescript.configs.disableTypeChecked,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false } },
      rules: { '@typescript-eslint/no-floating-promises': 'off', 'islands/changing-text': 'off' },
    },
  ],
});

/** Names of the ESLint rules that a file with this name and content breaks. */
export async function rulesBrokenBy(file: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  if (result === undefined) throw new Error(`ESLint ignores ${file}`);
  const unread = result.messages.find(({ fatal }) => fatal);
  if (unread) throw new Error(`${file}: ${unread.message}`);
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

/** A real view, which planted code replaces so that its imports resolve. */
const A_VIEW = resolve('src/calculators/home/HomeReport.tsx');

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);

/** The last program; the next one reuses what hasn't changed. */
let program: ts.Program | undefined;

/** Compiles only this code and its imports, because the whole project would take seconds. */
function programOf(code: string): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target) =>
    resolve(file) === A_VIEW
      ? ts.createSourceFile(file, code, target, true)
      : (program?.getSourceFile(file) ?? getSourceFile(file, target));
  program = ts.createProgram([A_VIEW], options, host, program);
  return program;
}

/** Ids of the messages that the changing-text rule reports for a view with this code. */
export async function textProblemsIn(code: string): Promise<readonly string[]> {
  const typedEslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === 'islands/changing-text',
    overrideConfig: {
      files: ['**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, programs: [programOf(code)] } },
    },
  });
  const [result] = await typedEslint.lintText(code, { filePath: A_VIEW });
  return (result?.messages ?? []).map(({ message, messageId }) => messageId ?? message);
}

/** The same for a style sheet and Stylelint. */
export async function stylesBrokenBy(file: string, code: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}
