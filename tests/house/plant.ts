import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import ts from 'typescript';
import typescript from 'typescript-eslint';

/** Without types: a planted file is not on disk, so the type checker would not find it. */
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

/** ESLint's findings for a file with this name and content: the names of the broken rules. */
export async function rulesBrokenBy(file: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  if (result === undefined) throw new Error(`ESLint ignores ${file}`);
  const unread = result.messages.find(({ fatal }) => fatal);
  if (unread) throw new Error(`${file}: ${unread.message}`);
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

/** An island's view: planted code takes its place, so that its imports are found. */
const A_VIEW = resolve('src/calculators/home/HomeReport.tsx');

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);

/** The last program: the next one takes from it what has not changed. */
let program: ts.Program | undefined;

/** The compiler's view of this code: it reads only what the code imports, while the whole project takes seconds. */
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

/** What the rule about changing text would say of a view with this code: the ids of its messages. */
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
