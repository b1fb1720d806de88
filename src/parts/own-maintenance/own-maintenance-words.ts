import { paths } from '#config/paths.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import type { OwnRefusal } from '#person/energy/day-energy.ts';
import { OWN_PAL_LIMITS } from '#person/limits.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { withheldExplanation } from '#person/policy-words.ts';
import { ADULT_AGE } from '#person/policy.ts';
import type { TextPart } from '#ui/text/text-part.ts';

/** The words of the visitor's own maintenance calories next to a result. */
export const ownWords = {
  today: 'To eat today, by your plan',
  stay: 'To stay at your weight, by your log',
  /** After the log's figure, before the equation's. */
  equation: 'Trust it over the equation’s estimate below.',
  label: 'Your own maintenance calories',
  back: 'Use the equation instead',
  drop: 'Remove my own number',
  nowOwn: 'Recalculated with your own maintenance calories.',
  nowEquation: 'Recalculated with the equation.',
  otherWeight:
    'The weight in the form isn’t the weight at the end of the log. The number from the log may not fit it.',
} as const;

/** "2,430 kcal (2,300–2,560)" */
const figureText = ({ value, low, high }: OwnMaintenance, unit: EnergyUnit): string =>
  `${formatEnergy(value, unit)} (${energyFigure(low, unit)}–${energyFigure(high, unit)})`;

/** Below a plan's calories: "To stay at your weight, by your log: 2,310 kcal a day (2,190–2,430)." */
export const stayParts = (figure: OwnMaintenance, unit: EnergyUnit): readonly TextPart[] => [
  {
    as: 'a',
    href: paths.log,
    text: ownWords.stay,
  },
  ': ',
  { name: 'ownMaintenance', value: figure.value, text: energyFigure(figure.value, unit), unit },
  ` a day (${energyFigure(figure.low, unit)}–${energyFigure(figure.high, unit)}).`,
];

/**
 * Instead of either, if the log ends at another weight than the one entered: "Your log says 2,793 kcal a day at 89.1 kg."
 *
 * @param at - the weight at the end of the log; `null` if it's hidden
 */
export const otherWeightParts = (
  { value }: OwnMaintenance,
  unit: EnergyUnit,
  at: string | null,
): readonly TextPart[] => [
  { as: 'a', href: paths.log, text: 'Your log' },
  ' says ',
  { name: 'ownMaintenance', value, text: energyFigure(value, unit), unit },
  at === null ? ' a day, for another weight.' : ` a day at ${at}.`,
];

/** After the log's figure: " kcal a day (2,190–2,430)". */
export const besideFigure = ({ low, high }: OwnMaintenance, unit: EnergyUnit): string =>
  ` ${unit} a day (${energyFigure(low, unit)}–${energyFigure(high, unit)})`;

/** The button that uses the log's figure instead of the equation's. */
export const useText = (figure: OwnMaintenance, unit: EnergyUnit): string =>
  `Use my own maintenance: ${figureText(figure, unit)}`;

/** The same where an earlier figure from the log is in use. */
export const useNewerText = (figure: OwnMaintenance, unit: EnergyUnit): string =>
  `Use the latest number from my log: ${figureText(figure, unit)}`;

/** Next to a plan: the figure that it starts from, which may have come in a link. */
export const usedText = (figure: OwnMaintenance, unit: EnergyUnit): string =>
  figure.person
    ? `Maintenance is from your own log: ${figureText(figure, unit)} a day.`
    : `Maintenance is from a log: ${figureText(figure, unit)} a day.`;

/** Why the figure is not used. */
export function refusalText(reason: OwnRefusal, { value }: OwnMaintenance, unit: EnergyUnit): string {
  const own = formatEnergy(value, unit);
  const check =
    'The entries may be someone else’s, or the log may not fit them. The equation’s number is used instead.';
  switch (reason) {
    case 'underAge':
      return `Your own number, ${own}, isn’t used under ${ADULT_AGE}, because a growing body needs more than it uses.`;
    case 'otherPerson':
      return `The number from the log, ${own}, isn’t used: it’s for another sex, height, age or weight than these entries. The equation’s number is used instead.`;
    case 'belowRest':
      return `Your own number, ${own}, isn’t used, because someone with these entries uses more than that at rest. Some meals may not be in the log. ${check}`;
    case 'aboveReach':
      return `Your own number, ${own}, isn’t used. It’s more than ${OWN_PAL_LIMITS.most} times what someone with these entries uses at rest, which hardly anyone keeps up for weeks. ${check}`;
    default:
      return `Your own number, ${own}, isn’t used. ${withheldExplanation(reason, unit)}`;
  }
}
