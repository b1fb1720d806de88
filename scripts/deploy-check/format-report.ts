import type { Comparison } from './compare.ts';
import { KNOWN_DIFFERENCES } from './known-differences.ts';

const WIDTHS = [24, 10, 10, 10, 10];

const row = (...cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(WIDTHS[0] ?? 0) : String(cell).padStart(WIDTHS[index] ?? 0),
    )
    .join('');

function describe({ question }: Comparison): string {
  const { method = 'GET', path, headers = {} } = question;
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [method, path, ...sent].join(' ');
}

/** Formats the comparison: a line per topic, the known differences with their reasons, and every problem. */
export function formatReport(comparisons: readonly Comparison[]): string {
  const topics = [...new Set(comparisons.map(({ question }) => question.topic))];
  const lines = topics.map((topic) => {
    const of = comparisons.filter(({ question }) => question.topic === topic);
    const count = (isCounted: (one: Comparison) => boolean): number => of.filter(isCounted).length;
    return row(
      topic,
      of.length,
      count(({ faults, known }) => faults.length + known.length === 0),
      count(({ faults, known }) => faults.length === 0 && known.length > 0),
      count(({ faults }) => faults.length > 0),
    );
  });
  const known = KNOWN_DIFFERENCES.map((difference) => {
    const seen = comparisons.filter((one) => one.known.includes(difference)).length;
    return `${difference.topics.join(', ')}, ${difference.part} (${seen} times): ${difference.reason}`;
  });
  const faults = comparisons.flatMap((one) => one.faults.map((fault) => `✗ ${describe(one)}: ${fault}`));
  return [
    row('nginx and Cloudflare', 'asked', 'alike', 'known', 'WRONG'),
    ...lines,
    '',
    'Known differences:',
    ...known,
    ...(faults.length > 0 ? ['', ...faults] : []),
  ].join('\n');
}
