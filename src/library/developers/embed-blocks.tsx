import { embeds } from '#config/embeds.ts';
import { Code } from './Code.tsx';
import { codeExamples } from './developers-words.ts';

/** The addresses of the embeds, each with its calculator. */
function EmbedList() {
  return (
    <ul>
      {Object.values(embeds).map(({ path, title }) => (
        <li key={path}>
          <code>{path}</code> ({title})
        </li>
      ))}
    </ul>
  );
}

function HeightMessage() {
  return <Code code={codeExamples.heightMessage} />;
}

function HeightListener() {
  return <Code code={codeExamples.heightListener} />;
}

/** The blocks of the page on embeds. */
export const embedBlocks = { EmbedList, HeightMessage, HeightListener };
