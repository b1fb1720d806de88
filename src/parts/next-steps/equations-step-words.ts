import {
  buildEnergyComparison,
  type EnergyComparison,
  otherDaysOf,
} from '#person/energy-comparison/energy-comparison.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import type { Person } from '#person/person.ts';
import type { NextStep } from './next-steps-words.ts';

/** The daily calories from other equations, from the lowest to the highest: "2,412 to 2,933 kcal". */
function daysText(low: number, high: number, unit: EnergyUnit): string {
  const [least, most] = [energyFigure(low, unit), energyFigure(high, unit)];
  return least === most ? `${most} ${unit}` : `${least} to ${most} ${unit}`;
}

/** Which number to start with, the answer's or the others, and why. */
function startText(report: EnergyComparison): string {
  const first = 'Start with the number in your answer:';
  if (report.status !== 'shown') return 'Up to five methods side by side.';
  if (report.agreement === 'sittingGap')
    return 'Your true number may well be closer to these: the activity factor in your answer is low for most desk jobs.';
  switch (report.used.method) {
    case 'ownLog':
      return `${first} it’s from your own log, and equations describe an average person.`;
    case 'katchMcArdle':
      return `${first} it goes by your lean mass, as long as your body fat reading is right.`;
    default:
      return `${first} a review found its equation the most reliable of its kind.`;
  }
}

/** To the part of the page that compares equations. */
export function equationsStep(person: Person, unit: EnergyUnit): NextStep {
  const report = buildEnergyComparison(person);
  const others = otherDaysOf(report);
  return {
    title: others
      ? `Other equations: ${daysText(others.low, others.high, unit)}`
      : 'What other equations say',
    text: startText(report),
    action: 'Compare',
    href: '#other-equations',
  };
}
