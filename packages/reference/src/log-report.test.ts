/** The report on a file of logs, and when it says that a target is missed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { readLogs } from './log-file.ts';
import { formatLogs } from './format-logs.ts';
import { byStraightLine, reportLogs } from './log-report.ts';
import { REFERENCE_FOLDER } from './reference-files.ts';

const project = join(import.meta.dirname, '../../..');
const original = join(project, REFERENCE_FOLDER, 'logs', 'own-maintenance.json');
const folder = mkdtempSync(join(tmpdir(), 'logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Row {
  readonly id: string;
  readonly input: Record<string, unknown>;
  readonly expected: Record<string, unknown>;
}

const shared = (JSON.parse(readFileSync(original, 'utf8')) as { cases: readonly Row[] }).cases;

function file(cases: readonly unknown[], name = 'held-back.json'): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ schema: 'reference-logs/1', title: 'Logs', cases }));
  return path;
}

const run = (...files: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'packages/reference/src/main.ts'), ...files],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
};

describe('the shared logs', () => {
  const report = reportLogs(original);

  test('meet every target, and are closer to the truth than a straight line', () => {
    expect(report).toMatchObject({ file: 'own-maintenance.json', logs: 120, missed: [] });
    expect(report.all.error).toBeLessThan(60);
    expect(report.startOfChange.error).toBeLessThan(65);
    for (const group of [report.all, report.startOfChange, report.elsewhere]) {
      expect(group.error).toBeLessThan(group.lineError!);
    }
    expect(report.all.logs).toBe(report.startOfChange.logs + report.elsewhere.logs);
    expect(report.all.logs + report.short.logs + report.refused).toBe(120);
  });

  test('are printed with the share of intervals that contain the truth and with the straight line', () => {
    const { status, output } = run('own-maintenance.json');
    expect(status).toBe(0);
    expect(output.trimEnd()).toBe(formatLogs('own-maintenance.json', report));
    expect(output).toContain(`120 logs, ${String(report.refused)} refused, 0 targets missed`);
    expect(output).toMatch(/42 days and more +\d+ +\d+\.\d +\d+\.\d +\d+\.\d\n/);
    expect(output).toMatch(/beginning with a change +\d+ +\d+\.\d +\d+\.\d +\d+\.\d\n/);
  });

  test('are printed as data on request', () => {
    const { status, output } = run('--json', original);
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(report)));
  });
});

test('the straight-line estimate is the mean intake minus the slope times 7,700', () => {
  const days = [
    [0, 80, 2000],
    [1, null, 2400],
    [2, 79.6, null],
    [3, 79.7, 2200],
  ];
  const [log] = readLogs(file([{ ...shared[0], input: { ...shared[0]?.input, days } }]));
  // Slope of (0, 80), (2, 79.6), (3, 79.7) by hand: -0.1142857 kg a day.
  expect(byStraightLine(log!)).toBeCloseTo(2200 + (7700 * 0.8) / 7, 6);
});

describe('a target is missed', () => {
  const shifted = (by: (row: Row) => number): readonly Row[] =>
    shared.map((row) => ({
      ...row,
      expected: { ...row.expected, expenditureKcal: Number(row.expected['expenditureKcal']) + by(row) },
    }));

  test('where the truth is far from the figures', () => {
    const path = file(shifted(() => 200));
    const { status, output } = run(path);
    expect(status).toBe(1);
    expect(output).toContain('MISSED: median error above 60 kcal');
    expect(output).toContain('MISSED: median error at the start of a change above 65 kcal');
    expect(output).toContain('MISSED: intervals hold the truth in less than 92 %');
    expect(reportLogs(path).missed).toHaveLength(3);
  });

  test('where only the logs that start with a change are far off', () => {
    const isStart = ({ expected }: Row): boolean => expected['isStartOfChange'] === true;
    const others = shared.filter((row) => !isStart(row));
    const { missed } = reportLogs(
      file([...others, ...others, ...others, ...shifted(() => 200).filter(isStart)]),
    );
    expect(missed).toContain('median error at the start of a change above 65 kcal');
    expect(missed).not.toContain('median error above 60 kcal');
  });

  test('where no log is long enough for a figure', () => {
    const short = shared.map((row) => ({
      ...row,
      input: { ...row.input, days: (row.input['days'] as readonly unknown[]).slice(0, 21) },
    }));
    expect(reportLogs(file(short)).missed).toEqual(['no log of 42 days and more has a figure']);
  });
});

describe('a file of logs is read', () => {
  test('in any order of days, and without optional values', () => {
    const [first] = readLogs(original);
    const { isStartOfChange: _, ...expected } = shared[0]!.expected;
    const days = (shared[0]!.input['days'] as readonly unknown[]).toReversed();
    const [other] = readLogs(file([{ ...shared[0], input: { ...shared[0]!.input, days }, expected }]));
    expect(other).toEqual({ ...first, isStartOfChange: false });
  });

  test('with a measured body fat if there is one', () => {
    const [log] = readLogs(file([{ ...shared[0], input: { ...shared[0]!.input, bodyFatPct: 33 } }]));
    expect(log?.person.bodyFat).toBe(33);
  });

  test.each([
    { why: 'a day without a number', days: [[null, 80, 2000]], says: 'has a day without a number' },
    { why: 'a row that is no list', days: ['0'], says: 'has a day without a number' },
    { why: 'a weight that is text', days: [[0, '80', 2000]], says: 'has a day with "80" for a number' },
    { why: 'no days', days: [], says: 'has no list "days"' },
    { why: 'no list', days: null, says: 'has no list "days"' },
  ])('and refused with $why', ({ days, says }) => {
    const path = file([{ ...shared[0], input: { ...shared[0]?.input, days } }]);
    expect(() => readLogs(path)).toThrow(`${String(shared[0]?.id)} ${says}`);
    expect(run(path)).toMatchObject({ status: 1, output: expect.stringContaining(says) as string });
  });
});
