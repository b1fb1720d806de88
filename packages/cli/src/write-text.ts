/** Writes the outcome of a command as text. */
import type { Answer, Figure, Refused, Section, Unusable } from './answer.ts';
import { cliWords } from './cli-words.ts';
import { plainText, quoted, wrapped } from './plain-text.ts';

const GAP = 2;
const INDENT = '  ';

/** A figure with its label, and any notes below it. */
function figureLines({ label, shown, remark }: Figure, column: number, width: number): readonly string[] {
  const [first = '', ...others] = wrapped(shown, Math.max(width - column, 20));
  const hang = ' '.repeat(column);
  return [
    `${label.padEnd(column)}${first}`,
    ...others.map((line) => `${hang}${line}`),
    ...(remark ? wrapped(plainText(remark), width, INDENT) : []),
  ];
}

function sectionLines({ title, figures, notes = [] }: Section, width: number): readonly string[] {
  const column = Math.max(0, ...figures.map(({ label }) => label.length)) + GAP;
  return [
    ...(title === undefined ? [] : [title]),
    ...figures.flatMap((figure) => figureLines(figure, column, width)),
    ...notes.flatMap((note) => wrapped(plainText(note), width)),
  ];
}

/** The figures, the calculation if requested, and who shouldn't rely on them. */
export function answerText(
  { entries, notices, sections, working }: Answer,
  { caution, withWorking, width }: { caution: string; withWorking: boolean; width: number },
): string {
  const blocks = [
    wrapped(entries, width),
    ...notices.map((notice) => wrapped(plainText(notice), width)),
    ...sections.map((section) => sectionLines(section, width)),
    ...(withWorking ? [working()] : []),
    wrapped(plainText(caution), width),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** Why there's no figure, and what's possible instead. */
export function refusedText({ reason, instead }: Refused, width: number): string {
  return [reason, ...instead]
    .flatMap((paragraph) => wrapped(plainText(paragraph), width))
    .map((line) => `${line}\n`)
    .join('');
}

/** Each entry that can't be used, with what to type instead. */
export function unusableText({ mistakes }: Unusable, command: string, width: number): string {
  const lines = mistakes.flatMap(({ entry, typed, message }) =>
    wrapped(`${entry} ${quoted(typed)}: ${plainText(message)}`, width),
  );
  return [...lines, cliWords.seeHelp(`evenscale ${command}`)].map((line) => `${line}\n`).join('');
}
