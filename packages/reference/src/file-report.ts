/** The result of checking one file of reference cases, as data. */
import { basename } from 'node:path';
import { readHeading } from './case-file.ts';
import { kindOf, runFile, type CaseResult } from './run-file.ts';

/** All comparisons of one expected field. */
export interface QuantityReport {
  readonly name: string;
  readonly compared: number;
  /** The tolerance, as the runner prints it: `1`, `0.005 relative`, `1 decimals printed`, `exact`. */
  readonly tolerance: string;
  /** The largest deviation found, and its share of the tolerance; null where text was compared. */
  readonly deviation: number | null;
  readonly share: number | null;
}

export interface FileReport {
  readonly file: string;
  readonly title: string;
  /** What produced the expected figures. */
  readonly sources: readonly string[];
  readonly cases: number;
  readonly failures: number;
  readonly quantities: readonly QuantityReport[];
}

function quantityReport(
  name: string,
  tolerance: string,
  findings: readonly CaseResult['findings'][number][],
): QuantityReport {
  const numbers = findings.flatMap(({ deviation, share }) =>
    deviation === null || share === null ? [] : [{ deviation, share }],
  );
  const worst = numbers.toSorted((one, other) => other.share - one.share)[0] ?? null;
  return {
    name,
    compared: findings.length,
    tolerance,
    deviation: worst?.deviation ?? null,
    share: worst?.share ?? null,
  };
}

/** Checks a file of reference cases and summarizes the result. */
export function reportFile(path: string): FileReport {
  const results = runFile(path);
  const kind = kindOf(path);
  const findings = results.flatMap((result) => result.findings);
  const names = [...new Set(findings.map(({ quantity }) => quantity))];
  return {
    file: basename(path),
    ...readHeading(path),
    cases: results.length,
    failures: results.filter((result) => result.findings.some(({ problem }) => problem !== null)).length,
    quantities: names.map((name) =>
      quantityReport(
        name,
        kind[name]?.tolerance.text ?? '',
        findings.filter(({ quantity }) => quantity === name),
      ),
    ),
  };
}
