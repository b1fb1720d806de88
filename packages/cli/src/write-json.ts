/** Writes the outcome of a command as JSON. */
import type { Answer, Figure, Outcome } from './answer.ts';
import { plainText } from './plain-text.ts';

/** Increased when a name or its meaning changes in the output. */
const SCHEMA = 'evenscale-cli/1';

type Fields = Readonly<Record<string, unknown>>;

function figureFields({ name, value, unit, shown, reason, remark }: Figure): Fields {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`figureFields: ${name} is ${String(value)}, expected a finite number`);
  if (value === undefined) return { shown, reason: plainText(reason ?? shown) };
  return {
    value,
    ...(unit === undefined ? {} : { unit }),
    shown,
    ...(remark ? { remark: plainText(remark) } : {}),
  };
}

function answerFields(answer: Answer, caution: string, withWorking: boolean): Fields {
  const { entries, notices, sections, questions, working } = answer;
  const figures = sections.flatMap(({ figures: shown, inSentences = [] }) => [...shown, ...inSentences]);
  return {
    entries,
    figures: Object.fromEntries(figures.map((figure) => [figure.name, figureFields(figure)])),
    notices: notices.map(plainText),
    notes: sections.flatMap(({ notes = [] }) => notes.map(plainText)),
    questions,
    ...(withWorking ? { working: working() } : {}),
    caution: plainText(caution),
  };
}

function fieldsOf(outcome: Outcome, caution: string, withWorking: boolean): Fields {
  switch (outcome.kind) {
    case 'answered':
      return answerFields(outcome, caution, withWorking);
    case 'refused':
      return { reason: plainText(outcome.reason), instead: outcome.instead.map(plainText) };
    case 'unusable':
      return { mistakes: outcome.mistakes };
  }
}

/** One object with the same figures as the text, not rounded. */
export function jsonText(
  outcome: Outcome,
  { command, caution, withWorking }: { command: string; caution: string; withWorking: boolean },
): string {
  const fields = fieldsOf(outcome, caution, withWorking);
  return `${JSON.stringify({ schema: SCHEMA, command, status: outcome.kind, ...fields }, null, 2)}\n`;
}
