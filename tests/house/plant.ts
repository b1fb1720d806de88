import { ESLint } from 'eslint';
import stylelint from 'stylelint';
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

/** With types, which take their time: so no other rule runs. */
const typedEslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'islands/changing-text' });

/** An island's view that is there, so that the type checker knows its file. */
const A_VIEW = 'src/calculators/home/HomeReport.tsx';

/** What the rule about changing text would say of a view with this code: the ids of its messages. */
export async function textProblemsIn(code: string): Promise<readonly string[]> {
  const [result] = await typedEslint.lintText(code, { filePath: A_VIEW });
  return (result?.messages ?? []).map(({ message, messageId }) => messageId ?? message);
}

/** The same for a style sheet and Stylelint. */
export async function stylesBrokenBy(file: string, code: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}
