import type { EnergyUnit } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { levelName } from '#person/fields/entry-words.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import type { Planned } from '#tools/planner/report.ts';
import { lessActive } from './less-active.ts';

/** What the same goal and date ask for one activity level lower, and how to find out; `null` where that's no question. */
export function lessActiveParts(plan: Planned, unit: EnergyUnit): readonly TextPart[] | null {
  const less = lessActive(plan);
  if (!less) return null;
  const { level, intake } = less;
  const named = `If you’re less active than you think (${levelName(level).toLowerCase()}), `;
  const asked: readonly TextPart[] = intake
    ? [
        'this date asks for ',
        { name: 'plan.lessActive', value: intake.value, text: energyFigure(intake.value, unit), unit },
        intake.isBelowRest
          ? ' a day. That’s below your resting calories: choose a later date then. '
          : ' a day. ',
      ]
    : ['this date would ask for fewer calories than we plan with. '];
  return [
    named,
    ...asked,
    'After three weeks, ',
    { as: 'a', href: paths.log, text: 'your log' },
    ' shows which is right.',
  ];
}
