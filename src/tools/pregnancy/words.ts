import { HOME_BMI_BANDS, type HomeBmiKey } from '@evenscale/formulas/bmi';
import { FIRST_TRIMESTER_GAIN, trimesterOf } from '@evenscale/formulas/pregnancy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { Units } from '#person/entries/kinds.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatBmi } from '#person/format-bmi.ts';
import { formatDecimals, formatEntry, formatOneDecimal } from '#ui/text/format.ts';
import { formatCounted } from '#ui/text/format-plural.ts';
import type { GainAdvice, GainPlace, GainSpan } from './gain-place.ts';
import type { GainReport } from './report.ts';

/** The words of the answer. */
export const pregnancyWords = {
  title: 'Weight gain',
  total: 'Whole pregnancy',
  totalTwins: 'Whole pregnancy, twins',
  gain: 'Your weight now, compared with before',
  weekly: 'A week, from week 14 on',
  bmi: 'BMI before pregnancy',
  group: 'This range is for a BMI',
  extra: 'Extra energy the body uses',
  extraNote: 'The extra energy is an average, for information. It’s not an amount to eat.',
  noExtra: 'about nothing extra',
  provisional: 'The ranges for twins are provisional: the guideline had less to go on.',
  line: 'The guideline gives a range for the first 13 weeks and one for the whole pregnancy. Between them we draw a straight line, which is ours. Real weight goes up unevenly.',
  lineTwins:
    'For twins, the guideline gives only a range for the whole pregnancy. We draw a straight line from the first 13 weeks with one baby up to it, which is ours. Real weight goes up unevenly.',
  guideline:
    'Guideline: US Institute of Medicine and National Research Council, 2009, for BMI before pregnancy.',
  farUnderweight:
    'Your BMI before pregnancy is far below the healthy range. Please talk with your midwife or doctor in the next few days.',
  noGuideline: 'No guideline',
  noGuidelineWhy:
    'There’s no guideline for twins with a BMI below 18.5 before pregnancy. Your midwife or doctor can tell you what to expect.',
  signsLink: 'When to call today',
  underAge:
    'These ranges are for adults. Under 18, your doctor, midwife or clinic can tell you what to expect: your own body may still be growing, too.',
} as const;

const UNIT: Readonly<Record<Units, 'kg' | 'lb'>> = { metric: 'kg', imperial: 'lb' };

/** The unit of a gain. */
export const gainUnit = (units: Units): 'kg' | 'lb' => UNIT[units];

/** A label for the range until this week. */
export const weekLabel = (week: number): string => `Through week ${formatEntry(week)}`;

/** A published end of a range: "11.5", "16". */
export const formatPublished = (value: number): string => formatEntry(value);

const METRIC_WEEKLY_DECIMALS = 2;

/** A weekly gain: two decimals in kg, one in lb, as published. */
export const formatWeekly = (value: number, units: Units): string =>
  units === 'metric' ? formatDecimals(value, METRIC_WEEKLY_DECIMALS) : formatOneDecimal(value);

/** A BMI in the guideline's group. */
export const shownBmi = (bmi: number): string =>
  formatBmi(bmi, (value) => HOME_BMI_BANDS.findLast(({ from }) => value >= from)?.key ?? '');

const GROUPS: Readonly<Record<HomeBmiKey, string>> = {
  underweight: 'below 18.5',
  normal: 'from 18.5 to 24.9',
  overweight: 'from 25 to 29.9',
  obese: 'of 30 or more',
};

/** The BMI that a range of the guideline is for. */
export const groupText = (category: HomeBmiKey): string => GROUPS[category];

/** "5.8 to 8.7 kg"; in week 0, "0 kg" */
export const weekSpanText = ({ min, max }: GainSpan, units: Units): string =>
  max === 0 ? `0 ${UNIT[units]}` : `${formatOneDecimal(min)} to ${formatOneDecimal(max)} ${UNIT[units]}`;

/** "11.5 to 16 kg" */
export const publishedSpanText = ({ min, max }: GainSpan, units: Units): string =>
  `${formatPublished(min)} to ${formatPublished(max)} ${UNIT[units]}`;

/** "6.0 kg more", "1.2 kg less", "the same" */
export function changeText(gain: number, units: Units): string {
  const amount = formatOneDecimal(Math.abs(gain));
  if (amount === '0.0') return 'the same';
  return gain > 0 ? `${amount} ${UNIT[units]} more` : `${amount} ${UNIT[units]} less`;
}

const WEEKS = { one: 'week', other: 'weeks' };

const PLACES: Readonly<Record<GainPlace, string>> = {
  below: 'That’s below the range for this week',
  within: 'That’s within the range for this week',
  above: 'That’s above the range for this week',
};

/** The answer in one sentence, without praise or blame. */
export function answerSentence({ figures, gain, place, week, isTwins, units }: GainReport): string {
  if (!figures) return pregnancyWords.noGuidelineWhy;
  const range = weekSpanText(figures.week, units);
  if (gain === null) {
    const total = publishedSpanText(figures.total, units);
    return isTwins
      ? `With twins and your BMI before pregnancy, the US guideline’s range is ${total} in all, and about ${range} through week ${formatEntry(week)}.`
      : `With your BMI before pregnancy, the US guideline’s range is ${total} in all, and about ${range} through week ${formatEntry(week)}.`;
  }
  const change = changeText(gain, units);
  const weight = change === 'the same' ? 'the same as before' : `${change} than before`;
  const weighed = `At ${formatCounted(week, WEEKS)}, you weigh ${weight}`;
  return place === null
    ? `${weighed}; the range for this week is ${range}.`
    : `${weighed}. ${PLACES[place]}, about ${range}.`;
}

const ADVICE: Readonly<Record<GainAdvice, string>> = {
  lostEarly:
    'It’s common to weigh a little less in the first 13 weeks, often because of nausea. Tell your midwife or doctor this week. If you can’t keep fluids down, call today.',
  lost: 'There can be many reasons for weighing less. Call your midwife or doctor today or tomorrow, so that they can look into it with you. If you can’t keep fluids down, call today.',
  below: 'One weigh-in can’t say why. Mention it at your next visit.',
  above: 'One weigh-in can’t say why, and it’s no reason to eat less. Mention it at your next visit.',
  aboveTotal:
    'It’s more than the range for the whole pregnancy. One weigh-in can’t say why, and it’s no reason to eat less. Ask your midwife or doctor about it this week.',
};

/** How many end outside the range, from a study of pregnancies with one baby. */
const COMMON: Readonly<Partial<Record<GainAdvice, string>>> = {
  below: 'That’s common: 23 in 100 pregnancies end below the range.',
  above: 'That’s common: 47 in 100 pregnancies end above the range.',
};

/** What is common about the advice, as far as it's known for one baby. */
function commonText(advice: GainAdvice, { week, units }: GainReport): string | undefined {
  if (advice !== 'below' || trimesterOf(week) > 1) return COMMON[advice];
  const span = publishedSpanText(FIRST_TRIMESTER_GAIN[units], units);
  return `The guideline expects little gain in the first 13 weeks: ${span} in all.`;
}

/** From this week on, a sudden gain can be a sign of preeclampsia. */
const PREECLAMPSIA_FROM = 20;

const SUDDEN: Readonly<Record<Units, string>> = {
  metric: 'If more than about 1 kg of it came within one week, call today.',
  imperial: 'If more than about 2 lb of it came within one week, call today.',
};

/** What to do about the weight now; `null` where there is nothing to do. */
export function adviceText(report: GainReport): string | null {
  const { advice, isTwins, week, units } = report;
  if (advice === null) return null;
  const common = isTwins ? undefined : commonText(advice, report);
  const isSudden = advice.startsWith('above') && week >= PREECLAMPSIA_FROM;
  return [common, ADVICE[advice], isSudden ? SUDDEN[units] : undefined]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** Energy in addition to that before pregnancy. */
export const extraText = (kilocalories: number, unit: EnergyUnit): string =>
  kilocalories === 0 ? pregnancyWords.noExtra : `about ${formatEnergy(kilocalories, unit)} a day`;

/** What the figures follow from, and what they don't say. */
export const notesOf = ({ figures, isTwins, extra }: GainReport): readonly string[] => [
  ...(figures ? [isTwins ? pregnancyWords.lineTwins : pregnancyWords.line] : []),
  ...(figures && isTwins ? [pregnancyWords.provisional] : []),
  ...(extra === null ? [] : [pregnancyWords.extraNote]),
];
