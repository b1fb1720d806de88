import { LOWEST_SHOWN_TARGET } from '@evenscale/formulas/energy';
import { embeds } from '#config/embeds.ts';
import { MinimumIntake } from '../blocks/InlineFigures.tsx';
import { formatWhole } from '../format-figure.ts';
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

function LowestTarget() {
  return <>{formatWhole(LOWEST_SHOWN_TARGET)}</>;
}

function ThemeChange() {
  return <Code code={codeExamples.themeChange} />;
}

function HeightMessage() {
  return <Code code={codeExamples.heightMessage} />;
}

function HeightListener() {
  return <Code code={codeExamples.heightListener} />;
}

/** The blocks of the page on embeds. */
export const embedBlocks = {
  EmbedList,
  LowestTarget,
  MinimumIntake,
  ThemeChange,
  HeightMessage,
  HeightListener,
};
