/** Typed text as the parts of a saved plan. */
import type { HeightText, WeightText } from '#person/draft.ts';

const LONGEST_TEXT = 40;
/** Characters that no visitor types on purpose; those from a paste are left out of a link. */
const UNTYPED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** A typed text, encoded. A tilde separates the inputs of a measure, and encodeURIComponent doesn't escape it. */
const writeText = (text: string): string =>
  encodeURIComponent(text.replace(UNTYPED, '')).replaceAll('~', '%7E');

/** Decodes a typed text. Throws a URIError if the encoding is invalid; the reader then rejects the link. */
function readText(written: string): string | null {
  const text = decodeURIComponent(written);
  return text.length <= LONGEST_TEXT && text.search(UNTYPED) < 0 ? text : null;
}

/** A weight or height with its unit: `kg~72.5`, `ft~5~11`. */
export function writeMeasure({ unit, ...boxes }: WeightText | HeightText): string {
  return [unit, ...Object.values(boxes).map(writeText)].join('~');
}

/** The inputs of each unit. */
export const BOXES: Readonly<Record<WeightText['unit'] | HeightText['unit'], readonly string[]>> = {
  kg: ['kilograms'],
  lb: ['pounds'],
  st: ['stone', 'pounds'],
  cm: ['centimetres'],
  ft: ['feet', 'inches'],
};

/** Reads a weight or height; `null` if it has the wrong inputs. */
export function readMeasure<Text extends WeightText | HeightText>(
  units: readonly Text['unit'][],
  written: string,
): Text | null {
  const [unit = '', ...parts] = written.split('~');
  const known = units.find((candidate) => candidate === unit);
  const boxes = known && BOXES[known];
  const texts = parts.map(readText);
  if (boxes?.length !== texts.length || texts.includes(null)) return null;
  return { unit, ...Object.fromEntries(boxes.map((box, index) => [box, texts[index]])) } as unknown as Text;
}
