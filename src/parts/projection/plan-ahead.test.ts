import { describe, expect, test } from 'vitest';
import { somePerson } from '../../../tests/some-person.ts';
import { someOwnTarget } from '../../../tests/some-plan.ts';
import { addDays } from '#person/log/local-day.ts';
import type { OwnTarget } from '#person/plan/own-target.ts';
import { plannedDays } from '#person/plan/followed-plan.ts';
import { planTargetText } from '#person/plan/target-choice.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { formatKcal } from '#ui/text/format.ts';
import { isPastWater } from './plan-ahead.ts';
import { initialProjection, type ProjectionState } from './projection-form.ts';
import { buildProjectionReport, type ShownProjection } from './projection-report.ts';
import { marksOfProjection, pictureName, projectionSentence } from './projection-words.ts';

/** He follows the plan to 85 kg on day 128, and is on day 30. */
const OWN = someOwnTarget(30);
const GOAL_DAY = OWN.plan.days - OWN.day;
const VIEW = { startDate: new Date(2026, 11, 22), unit: 'kg' } as const;

function shown(own: OwnTarget, state: ProjectionState = initialProjection, target = planTargetText(own)) {
  const input = somePerson({
    weight: '92 kg',
    height: '178 cm',
    age: '41',
    activityLevel: 'lightlyActive',
    goal: own.goal,
    target,
  });
  const report = buildProjectionReport({ input, report: buildTdeeReport(input) }, state, own);
  if (report.kind !== 'projection' || report.result.kind !== 'shown')
    throw new RangeError('expected a curve');
  return report.result;
}

const weightOn = ({ curve }: ShownProjection, day: number): number => curve.days[day]?.weight ?? NaN;
const sentence = (projection: ShownProjection, horizon: 'quarter' | 'year' = 'year'): string =>
  projectionSentence(projection, horizon, VIEW, 'kcal')
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

describe('the calories of the plan that is followed', () => {
  const projection = shown(OWN);

  test('lead to the goal on its day, and to a steady weight after it', () => {
    expect(weightOn(projection, GOAL_DAY)).toBeCloseTo(85, 3);
    expect(Math.abs(weightOn(projection, GOAL_DAY + 60) - 85)).toBeLessThan(1);
    expect(Math.abs(weightOn(projection, 365) - weightOn(projection, GOAL_DAY + 60))).toBeLessThan(0.3);
  });

  test('have the plan’s own course, as on the log’s page', () => {
    const planned = plannedDays(OWN.plan);
    expect(projection.curve.days.slice(0, GOAL_DAY + 1).map(({ weight }) => weight)).toEqual(
      planned.slice(OWN.day).map(({ weight }) => weight),
    );
    expect(projection.weight).toBe(planned[OWN.day]?.weight);
  });

  test('begin without the plan’s first water once a week is over', () => {
    const isPast = (day: number): boolean | null => {
      const { plan } = shown(someOwnTarget(day));
      return plan && isPastWater(plan);
    };
    expect([0, 6, 7, 30].map(isPast)).toEqual([false, false, true, true]);
  });

  test('have a row and a mark for the goal’s day', () => {
    expect(projection.curve.turns).toEqual([GOAL_DAY]);
    expect(marksOfProjection(projection, 'kg').at(-1)).toEqual({
      day: GOAL_DAY,
      weight: 85,
      text: 'Your goal',
    });
  });

  test('are said with the goal, its day, and what to eat from then on', () => {
    const afterwards = projection.plan?.afterwards;
    const kept = afterwards?.status === 'fine' ? formatKcal(afterwards.value) : '';
    expect(sentence(projection)).toBe(
      `Your plan, ${formatKcal(OWN.intake)} kcal a day now, takes you to 85 kg on Mar 30, 2027, then keeps you there on about ${kept} kcal a day.`,
    );
    expect(addDays('2026-12-22', GOAL_DAY)).toBe('2027-03-30');
    expect(pictureName(projection, VIEW)).toMatch(
      /^Chart of your plan’s weight: \d\d\.\d kg today, 85 kg on Mar 30, 2027, then steady\.$/u,
    );
  });

  test('say what lies ahead where the chart ends before the goal', () => {
    const quarter = shown(OWN, { ...initialProjection, horizon: 'quarter' });
    expect(sentence(quarter, 'quarter')).toMatch(
      /^Your plan, .* takes you to about 8\d kg in three months, on the way to 85 kg on Mar 30, 2027\.$/u,
    );
    expect(marksOfProjection(quarter, 'kg').map(({ text }) => text)).not.toContain('Your goal');
    expect(pictureName(quarter, VIEW)).toMatch(/today, on the way to 85 kg on Mar 30, 2027\.$/u);
  });

  test('of a plan with a pause reach the goal on its day, too', () => {
    const pause = someOwnTarget(30, { shape: 'pause' });
    expect(weightOn(shown(pause), GOAL_DAY)).toBeCloseTo(85, 2);
  });

  test('have the old rule from the plan’s day on', () => {
    const [first, next] = projection.curve.days;
    expect(first?.rule).toBe(first?.weight);
    const perDay = (first?.rule ?? NaN) - (next?.rule ?? NaN);
    expect(perDay).toBeGreaterThan(0);
    expect(perDay).toBeLessThan(0.1);
  });
});

describe('an intake that goes on', () => {
  test('is another plan’s, one of the seven, or a number of one’s own', () => {
    const own = { text: '2000', unit: 'kcal' } as const;
    const picked = { intake: 'own', target: 'plan' } as const;
    expect(shown(OWN, initialProjection, 'lose~1800').plan).toBeNull();
    expect(shown(OWN, initialProjection, 'mildLoss').plan).toBeNull();
    expect(shown(OWN, { ...initialProjection, own, picked }).plan).toBeNull();
    expect(shown(OWN, initialProjection, 'lose~1800').weight).toBe(92);
  });

  test('is that of a plan to keep the weight', () => {
    const keeping = someOwnTarget(30, { goalWeight: 'kg~93.4' });
    expect(keeping.goal).toBe('maintain');
    expect(shown(keeping).plan).toBeNull();
  });
});
