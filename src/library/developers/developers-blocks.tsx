import { formulaPages } from '#config/formula-pages.ts';
import { Code } from './Code.tsx';
import { codeExamples } from './developers-words.ts';

function ImportExample() {
  return <Code code={codeExamples.import} />;
}

function CommandExamples() {
  return codeExamples.commands.map((command) => <Code key={command} code={command} />);
}

/** The pages of the formulas, each with the name of its part of the package. */
function FormulaList() {
  return (
    <ul>
      {Object.entries(formulaPages).map(([subject, { path, title }]) => (
        <li key={subject}>
          <a href={path}>{title}</a> (<code>{subject}</code>)
        </li>
      ))}
    </ul>
  );
}

/** The blocks of the developers' first page. */
export const developersBlocks = { ImportExample, CommandExamples, FormulaList };
