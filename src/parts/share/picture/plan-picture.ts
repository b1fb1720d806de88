/** The pictures of a plan: its curve with weights and calories, and without any of them. Pure. */
import { kg, type EnergyUnit } from '@evenscale/formulas/units';
import { curveTexts, type CurveTexts } from '#charts/curve/curve-label-words.ts';
import { pictureOfCurve } from '#charts/curve/curve-picture.ts';
import { buildCurvePlot } from '#charts/curve/curve-plot.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { PlannerResult } from '#person/page-result.ts';
import { planCurve } from '#tools/planner/plan/plan-horizon.ts';
import { CURVE_ROOM, curveShapes } from './curve-shapes.ts';
import { framed } from './frame.ts';
import { planWords } from './picture-words.ts';
import type { SharePictures } from './shapes.ts';

const PRIVATE: Partial<CurveTexts> = {
  now: [[{ text: planWords.today, look: 'value' }]],
  end: [planWords.goal],
  values: 'none',
};

/** A plan's pictures; `null` if the answer says something against the plan. */
export function planPictures(
  { input, report: plan }: PlannerResult,
  energy: EnergyUnit,
): SharePictures | null {
  const { start, days, goal, unit } = plan.input;
  if (plan.isFast || plan.isUnneeded || plan.leanMass !== null) return null;
  const first = dayNumber(start);
  const curve = planCurve(plan);
  const picture = pictureOfCurve(curve, { first, goalDay: days });
  const last = picture?.expected.at(-1);
  if (!picture || !last) return null;
  const texts = {
    ...curveTexts(picture, unit, { expected: [], today: first }),
    ahead: [],
    today: null,
    values: 'close',
  } as const;
  const { maintenance } = plan;
  const words = {
    from: input.weight.kilograms,
    to: goal.kilograms,
    unit,
    intake: formatEnergy(plan.intake.value, energy),
    days,
    end: first + days,
    hasPhases: plan.phases.length > 1,
  };
  const drawn = (shown: CurveTexts, marks: { readonly unit: string; readonly after: string }) =>
    curveShapes(buildCurvePlot(picture, shown, unit, CURVE_ROOM), { ...marks, last: kg(last.weight) });
  return {
    private: framed(planWords.private(words), drawn({ ...texts, ...PRIVATE }, { unit: '', after: '' })),
    full: framed(
      planWords.full(words),
      drawn(texts, {
        unit: unit === 'st' ? '' : unit,
        after: maintenance.status === 'fine' ? planWords.then(formatEnergy(maintenance.value, energy)) : '',
      }),
    ),
  };
}
