/** Formats the result of reference cases for the terminal. */
import type { CaseResult } from './run-file.ts';

/** At most this many failing comparisons are named. */
const NAMED_FAILURES = 10;

interface Comparison {
  readonly id: string;
  readonly path: string;
  readonly quantity: string;
  readonly deviation: number;
  readonly share: number;
}

const short = (value: number): string => String(Number(value.toPrecision(3)));

function comparisons(results: readonly CaseResult[]): readonly Comparison[] {
  return results.flatMap(({ id, findings }) =>
    findings.flatMap(({ path, quantity, deviation, share }) =>
      deviation === null || share === null ? [] : [{ id, path, quantity, deviation, share }],
    ),
  );
}

function worst(all: readonly Comparison[]): string {
  const [first, ...rest] = all;
  if (first === undefined) return 'none, no numbers compared';
  const largest = rest.reduce((most, next) => (next.share > most.share ? next : most), first);
  const allowed = largest.share === 0 ? 'exact' : `${short(largest.share * 100)} % of the allowed`;
  return `${short(largest.deviation)} (${allowed}; ${largest.path} of ${largest.id})`;
}

export function hasFailed(result: CaseResult): boolean {
  return result.findings.some((finding) => finding.problem !== null);
}

/** Cases, failures, largest deviation; then each quantity; then the first failures by name. */
export function formatResult(file: string, results: readonly CaseResult[]): string {
  const all = comparisons(results);
  const names = [...new Set(all.map((comparison) => comparison.quantity))];
  const quantities = names.map((name) => {
    const own = all.filter((comparison) => comparison.quantity === name);
    return `  ${name}: ${String(own.length)} compared, largest deviation ${worst(own)}`;
  });
  const failures = results.flatMap(({ id, findings }) =>
    findings.flatMap(({ path, problem }) =>
      problem === null ? [] : [`  FAILED ${id}: ${path}: ${problem}`],
    ),
  );
  const more = failures.length - NAMED_FAILURES;
  const count = `${String(results.length)} cases, ${String(results.filter(hasFailed).length)} failures`;
  return [
    `${file}: ${count}, largest deviation ${worst(all)}`,
    ...quantities,
    ...failures.slice(0, NAMED_FAILURES),
    ...(more > 0 ? [`  and ${String(more)} more`] : []),
  ].join('\n');
}
