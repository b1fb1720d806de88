import { paths } from '#config/paths.ts';
import { written } from './calculation-words.ts';
import { chainOf, type CalculationChain } from './calculation-chain.ts';
import type {
  MethodAnchor,
  WithheldCalculation,
  WorkedCalculation,
  Working,
  WorkingStep,
} from './calculation-step.ts';
import { stepsWords } from './steps-words.ts';
import { unitGap } from '#ui/text/format.ts';

/** Address of a section of the methodology page. */
export const methodHref = (anchor: MethodAnchor): string => `${paths.methodology}#${anchor}`;

/** How the result prints a figure, if that differs from how it's written here. */
export const shownOf = ({ shown }: WorkedCalculation, { result }: CalculationChain): string | null =>
  shown === result ? null : shown;

/** A single operation fits on one line; others are calculated line by line. */
const MOST_LINKS_IN_A_LINE = 2;

function calculationLines(calculation: WorkedCalculation | WithheldCalculation): readonly string[] {
  const label = calculation.label === undefined ? '' : `${calculation.label}: `;
  if (calculation.status === 'withheld') return [`${label}${calculation.text}`];
  const chain = chainOf(calculation.trace, written);
  const links = chain.links.map(({ sign, text }) => (sign === '' ? `${label}${text}` : `${sign} ${text}`));
  const shown = shownOf(calculation, chain);
  const last = `${chain.sign} ${chain.result}${unitGap(calculation.unit)}${calculation.unit}${shown === null ? '' : stepsWords.shownAs(shown)}`;
  const lines = [...links, last];
  return [
    ...(links.length > MOST_LINKS_IN_A_LINE ? lines : [lines.join(' ')]),
    ...(calculation.remark ? [calculation.remark] : []),
  ];
}

function sourceLines({ source, methods }: WorkingStep, origin: string): readonly string[] {
  if (source === null) return [];
  const links = methods.map((anchor) => `${origin}${methodHref(anchor)}`).join(' ');
  return [`${stepsWords.source}: ${source}. ${links}`];
}

function stepLines(step: WorkingStep, number: number, origin: string): readonly string[] {
  const body = [
    ...step.calculations.flatMap(calculationLines),
    ...step.remarks,
    ...sourceLines(step, origin),
  ];
  return [`${number}. ${step.name}`, ...body.map((line) => `   ${line}`), ''];
}

/** The steps as plain text; `origin` is the site's origin, for the links. */
export function workingText({ entries, groups }: Working, origin: string): string {
  let number = 0;
  const lines = groups.flatMap(({ title, steps }) => [
    title.toUpperCase(),
    ...steps.flatMap((step) => stepLines(step, ++number, origin)),
  ]);
  return [stepsWords.title, stepsWords.entries(entries), '', ...lines]
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .trimEnd();
}
