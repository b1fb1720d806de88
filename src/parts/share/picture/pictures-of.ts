/** A result → its pictures. Pure. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { PageResult } from '#person/page-result.ts';
import { isPictured } from '#person/share/is-pictured.ts';
import { bmiPictures } from './bmi-picture.ts';
import { macroPictures } from './macro-picture.ts';
import { planPictures } from './plan-picture.ts';
import type { SharePictures } from './shapes.ts';

/** The pictures of a result; `null` if its answer can't do without its notes, which a picture has no room for. */
export function picturesOf(result: PageResult, energy: EnergyUnit): SharePictures | null {
  const { age, pregnancy } = result.input;
  const bmi = result.tool === 'planner' ? result.report.bmi : result.report.facts.bmi;
  if (!isPictured({ age, pregnancy, bmi })) return null;
  switch (result.tool) {
    case 'planner':
      return planPictures(result, energy);
    case 'tdee':
      return macroPictures(result, energy);
    case 'home':
      return bmiPictures(result);
  }
}
