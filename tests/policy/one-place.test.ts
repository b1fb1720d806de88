/** Each tool asks the policy in one place: its report. Everything else reads what the report says. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = execFileSync('git', [
  '-c',
  'safe.directory=*',
  'ls-files',
  '-co',
  '--exclude-standard',
  '-z',
  'src',
  'packages/cli/src',
])
  .toString()
  .split('\0')
  .filter((file) => /\.tsx?$/u.test(file) && !file.includes('.test.') && file !== 'src/person/policy.ts');

/** The files that import a name from the policy. */
const importing = (name: string): readonly string[] =>
  sources.filter((file) =>
    new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '[^']*/policy(?:/concerns)?\.ts'`, 'u').test(
      readFileSync(file, 'utf8'),
    ),
  );

test('only reports ask what may be shown', () =>
  expect(importing('figureFor')).toEqual([
    'src/person/energy/day-energy.ts',
    'src/person/log/log-report.ts',
    'src/person/plan/as-eaten.ts',
    'src/person/plan/plan-change.ts',
    'src/person/plan/plan-figures.ts',
    'src/person/plan/plan-today.ts',
    'src/person/targets.ts',
    'src/tools/planner/report.ts',
    'src/tools/tdee/report.ts',
  ]));

test.each([
  'isUnderweight',
  'isFarUnderweight',
  'isCalledToday',
  'isLogStopped',
  'isCountdownStopped',
  'needsAppointment',
])('no page, part or command decides with %s by itself', (name) =>
  expect(importing(name).filter((file) => /^(?:src\/(?:calculators|parts)|packages)\//u.test(file))).toEqual(
    [],
  ),
);
