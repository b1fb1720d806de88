import type { PolicyFigure } from '#person/policy.ts';
import { withheldText } from '#person/policy-words.ts';
import type { FigurePart } from '#ui/text/text-part.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';

/** An assessed intake as a part of a sentence: its energy, or why there is none. */
export function planFigure(name: string, figure: PolicyFigure, unit: EnergyUnit): FigurePart {
  return figure.status === 'withheld'
    ? { name, text: withheldText[figure.reason] }
    : { name, value: figure.value, text: energyFigure(figure.value, unit), unit };
}
