import { expect, test } from 'vitest';
import type { LogLack } from '@evenscale/formulas/own-maintenance';
import { lackText, soFarText } from '../src/log-lacks.ts';

const lack = (kind: LogLack['kind'], missing: number): LogLack => ({ kind, missing });

test.each<[readonly LogLack[], string]>([
  [[lack('days', 5)], 'Needs 5 more days.'],
  [[lack('days', 1)], 'Needs 1 more day.'],
  [[lack('intakeDays', 1)], 'Log what you ate on 1 more day.'],
  [[lack('intakeShare', 1200)], 'Log what you ate on 1,200 more days.'],
  [[lack('weighings', 1)], 'Needs 1 more weigh-in.'],
  [
    [lack('days', 3), lack('intakeDays', 4), lack('intakeShare', 7), lack('weighings', 2)],
    'Needs 3 more days. Log what you ate on 7 more days. Needs 2 more weigh-ins.',
  ],
])('missing data is described in whole sentences: %j', (lacks, text) => expect(lackText(lacks)).toBe(text));

test.each([
  [
    { days: 1, intakeDays: 0, weighings: 1 },
    'The log covers 1 day so far. It has meals on 0 days. It has 1 weigh-in.',
  ],
  [
    { days: 16, intakeDays: 1, weighings: 9 },
    'The log covers 16 days so far. It has meals on 1 day. It has 9 weigh-ins.',
  ],
])('a short log is described: %j', (counts, text) => expect(soFarText(counts)).toBe(text));
