/** The words in the pictures, and around them. */
import type { Macronutrient } from '@evenscale/formulas/macros';
import type { EnergyUnit, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import type { Goal } from '@evenscale/formulas/energy';
import { OLDER } from '#person/policy.ts';
import { dateLabel, isLongTime } from '#charts/curve/curve-label-words.ts';
import { nutrientNames } from '#config/energy-names.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatGivenWeight, formatWeight, shownChange, stoneText } from '#person/format-weight.ts';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { formatLength } from '#tools/planner/plan/format-plan.ts';
import { tabNames } from '#tools/tdee/detail-words.ts';
import { formatEntry, formatGrams, formatPercent } from '#ui/text/format.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { PictureTexts } from './frame.ts';

/** The words of the part that makes the pictures. */
export const pictureWords = {
  title: 'Picture',
  choice: 'What the picture shows',
  kinds: { private: 'Private: none of my numbers', full: 'With my numbers' },
  made: 'Drawn on your device. It has no name in it, and isn’t sent anywhere until you share it.',
  share: 'Share picture…',
  download: 'Download picture',
  shared: 'Shared.',
  downloaded: 'The picture is in your downloads.',
  failed: 'Your browser couldn’t make the picture. The link has the same result.',
  none: 'A picture has no room for the notes that go with this result, so there isn’t one. The link shows them.',
} as const;

const picture = (title: string, line: string, drawn: string): PictureTexts => ({
  title,
  line,
  description: `Picture: “${title}. ${line}.” ${drawn}`,
});

/** What a plan's pictures say. */
export interface PlanWords {
  readonly from: Kilograms;
  readonly to: Kilograms;
  readonly unit: WeightUnit;
  readonly intake: string;
  readonly days: number;
  /** The number of the day of the goal. */
  readonly end: number;
  /** True if the intake changes on the way. */
  readonly hasPhases: boolean;
}

const endText = ({ end, days }: PlanWords): string => dateLabel(end, isLongTime(days));

const goalTitle = (plan: PlanWords): string => `At my goal by ${endText(plan)}`;

/** "8 kg lighter by May 25" */
function changeTitle(plan: PlanWords): string {
  const { from, to, unit } = plan;
  const change = shownChange(from, to, unit);
  if (change === 0) return goalTitle(plan);
  const amount = Math.abs(change);
  const text = unit === 'st' ? stoneText(amount) : `${formatEntry(amount)} ${unit}`;
  return `${text} ${change < 0 ? 'lighter' : 'heavier'} by ${endText(plan)}`;
}

export const planWords = {
  today: 'today',
  goal: 'My goal',
  then: (energy: string) => `then ${energy}`,
  private: (plan: PlanWords): PictureTexts =>
    picture(
      goalTitle(plan),
      `My plan for ${formatLength(plan.days)}`,
      'A curve leads from today to a flag at the goal, without numbers.',
    ),
  full: (plan: PlanWords): PictureTexts => {
    const [from, to] = [plan.from, plan.to].map((weight) => formatGivenWeight(weight, plan.unit));
    return picture(
      changeTitle(plan),
      `My plan for ${formatLength(plan.days)}: ${plan.intake} a day${plan.hasPhases ? ' at first' : ''}`,
      `A curve leads from ${from} today to a flag at ${to}.`,
    );
  },
} as const;

interface LogSpan {
  readonly days: number;
  readonly from: string;
  readonly to: string;
}

export const logPictureWords = {
  trend: 'my trend',
  private: ({ days }: LogSpan): PictureTexts =>
    picture(
      'My weight log',
      `My trend over ${formatPlural(days, ['# day', '# days'])}`,
      'A line shows the trend, without numbers.',
    ),
  full: (
    log: LogSpan & { readonly first: Kilograms; readonly last: Kilograms; readonly unit: WeightUnit },
  ) => {
    const [first, last] = [log.first, log.last].map((weight) => formatWeight(weight, log.unit));
    return picture(
      `My trend: ${last}`,
      `From ${first} on ${log.from} to ${last} on ${log.to}`,
      'A line shows the trend, with the weigh-ins as dots.',
    );
  },
} as const;

/** "30%" */
export const shareText = (share: number): string => `${formatPercent(share)}%`;

/** "154 g" */
export const gramsText = (grams: number): string => `${formatGrams(grams)} g`;

interface MacroPart {
  readonly nutrient: Macronutrient;
  readonly share: number;
  readonly grams: number;
}

const listed = (parts: readonly MacroPart[], text: (part: MacroPart) => string): string =>
  `A bar with three parts: ${parts.map((part) => `${nutrientNames[part.nutrient].toLowerCase()} ${text(part)}`).join(', ')}.`;

/** What the target is for: losing, keeping or gaining weight. */
const purposes: Readonly<Record<Goal, string>> = {
  lose: 'My daily calories to lose weight',
  maintain: 'My daily calories to keep my weight',
  gain: 'My daily calories to gain weight',
};

const macroTitle = (tab: MacroTab): string => (tab === 'own' ? 'My own macros' : `${tabNames[tab]} macros`);

export const macroPictureWords = {
  private: (tab: MacroTab, parts: readonly MacroPart[]): PictureTexts =>
    picture(
      macroTitle(tab),
      'My day’s calories in three parts',
      listed(parts, ({ share }) => shareText(share)),
    ),
  full: (energy: number, unit: EnergyUnit, goal: Goal, parts: readonly MacroPart[]): PictureTexts =>
    picture(
      `${formatEnergy(energy, unit)} a day`,
      purposes[goal],
      listed(parts, ({ grams, share }) => `${gramsText(grams)}, ${shareText(share)}`),
    ),
} as const;

const RANGE = `the range for ${OLDER.age} and over`;

export const bmiPictureWords = {
  place: { below: `Below ${RANGE}`, inside: `In ${RANGE}`, above: `Above ${RANGE}` },
  private: picture(
    'I checked my BMI',
    'On my own device: nothing was sent',
    'A BMI scale with its four categories and no marker.',
  ),
  full: (bmi: string, category: string): PictureTexts =>
    picture(`BMI ${bmi}`, category, 'The number is marked on a scale.'),
} as const;
