/** Judged energies → figures. */
import type { Gender } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '../../../src/person/energy/format-energy.ts';
import type { CalorieFigure, GentlestTarget } from '../../../src/person/safety.ts';
import { concernText, withheldExplanation, withheldText } from '../../../src/person/safety-words.ts';
import type { Figure } from './answer.ts';

/** An energy that is shown without being recommended as an intake, such as BMR. */
export const energyFigureOf = (name: string, label: string, value: number, unit: EnergyUnit): Figure => ({
  name,
  label,
  value,
  unit: 'kcal',
  shown: formatEnergy(value, unit),
});

/** A judged energy: with its note, or not at all. */
export function judgedFigureOf(
  name: string,
  label: string,
  figure: CalorieFigure,
  { gender, gentlest, unit }: { gender: Gender; gentlest: GentlestTarget | null; unit: EnergyUnit },
): Figure {
  if (figure.status === 'withheld')
    return {
      name,
      label,
      shown: withheldText[figure.reason],
      reason: withheldExplanation(figure.reason, unit),
    };
  const remark = concernText(figure.concern, gender, gentlest, unit);
  return { ...energyFigureOf(name, label, figure.value, unit), remark };
}
