import { HOME_BMI_BANDS, type HomeBmiKey } from '@evenscale/formulas/bmi';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { formatBmi } from '#person/format-bmi.ts';
import { formatDecimals, formatEntry, formatOneDecimal } from '#ui/text/format.ts';
import { GAIN_DECIMALS, type GainPlace, type GainSpan, isEarly, isUnchanged } from './gain-place.ts';
import { isAtTerm } from './gain-line.ts';
import type { GainReport, NearRange } from './report.ts';
import type { UnitSystem } from '#person/units.ts';

/** The words of the answer. */
export const pregnancyWords = {
  title: 'Weight gain',
  total: 'Whole pregnancy',
  totalTwins: 'Whole pregnancy, twins',
  gain: 'Your weight now, compared with before',
  weekly: 'A week, from week 14 on',
  bmi: 'BMI before pregnancy',
  group: 'This range is for a BMI',
  extra: 'Extra energy the body needs',
  extraNote: 'The extra energy is an average, for information. It’s not an amount to eat.',
  noExtra: 'almost none',
  provisional: 'The ranges for twins are provisional: the guideline had less to go on.',
  line: 'The guideline gives a range for the first 13 weeks and one for the whole pregnancy. The weeks between are our own estimate, as if weight went up evenly. Real weight doesn’t, and the steps between weeks can differ a little from the weekly range.',
  lineTwins:
    'For twins, the guideline gives only a range for the whole pregnancy. The weeks before are our own estimate: it begins like one baby’s, and goes on as if weight went up evenly. Real weight doesn’t.',
  guideline:
    'Guideline: US Institute of Medicine and National Research Council, 2009, for BMI before pregnancy.',
  farUnderweight:
    'Your BMI before pregnancy is far below the healthy range. Please talk with your midwife or doctor in the next few days.',
  noGuideline: 'No guideline',
  noGuidelineWhy:
    'There’s no guideline for twins with a BMI below 18.5 before pregnancy. Your midwife or doctor can tell you what to expect.',
  signsLink: 'When to call today',
  underAge:
    'This page is for adults. Under 18, your doctor, midwife or clinic can tell you what to expect: your own body may still be growing, too. If you have nobody to ask, call one of the numbers below.',
} as const;

const UNIT: Readonly<Record<UnitSystem, 'kg' | 'lb'>> = { metric: 'kg', imperial: 'lb' };

/** The unit of a gain. */
export const gainUnit = (units: UnitSystem): 'kg' | 'lb' => UNIT[units];

/** The same text, whose lines don't break between a figure and its unit. */
export const unbrokenFigures = (text: string): string =>
  text.replaceAll(/(\d) (?=(?:kg|lb|weeks?)\b)/gu, '$1\u00a0');

/** A label for the range until this week. In the first trimester, the guideline has a single one. */
export function weekLabel({ week, isTwins }: Pick<GainReport, 'week' | 'isTwins'>): string {
  if (!isEarly({ week })) return `Through week ${formatEntry(week)}`;
  return isTwins ? 'First 13 weeks, one baby' : 'First 13 weeks';
}

/** A published end of a range: "11.5", "16". */
export const formatPublished = (value: number): string => formatEntry(value);

const METRIC_WEEKLY_DECIMALS = 2;

/** A weekly gain: two decimals in kg, one in lb, as published. */
export const formatWeekly = (value: number, units: UnitSystem): string =>
  units === 'metric' ? formatDecimals(value, METRIC_WEEKLY_DECIMALS) : formatOneDecimal(value);

/** A BMI in the guideline's group. */
export const shownBmi = (bmi: number): string =>
  formatBmi(bmi, (value) => HOME_BMI_BANDS.findLast(({ from }) => value >= from)?.key ?? '');

const GROUPS: Readonly<Record<HomeBmiKey, string>> = {
  underweight: 'below 18.5',
  normal: 'from 18.5 to below 25',
  overweight: 'from 25 to below 30',
  obese: 'of 30 or more',
};

/** The BMI that a range of the guideline is for. */
export const groupText = (category: HomeBmiKey): string => GROUPS[category];

/** "11.5 to 16 kg" */
export const publishedSpanText = ({ min, max }: GainSpan, units: UnitSystem): string =>
  `${formatPublished(min)} to ${formatPublished(max)} ${UNIT[units]}`;

/** A gain that isn't published: "5.8" kg, "13" lb. */
export const formatGain = (value: number, units: UnitSystem): string =>
  formatDecimals(value, GAIN_DECIMALS[units]);

/** An end of the range until this week: "5.8"; in the first trimester as published. */
export const formatWeekEnd = (value: number, report: Pick<GainReport, 'week' | 'units'>): string =>
  isEarly(report) ? formatPublished(value) : formatGain(value, report.units);

/** "5.8 to 8.7 kg"; in the first trimester "0.5 to 2 kg" */
export const weekSpanText = ({ min, max }: GainSpan, report: Pick<GainReport, 'week' | 'units'>): string =>
  `${formatWeekEnd(min, report)} to ${formatWeekEnd(max, report)} ${UNIT[report.units]}`;

/** "6.0 kg more", "1.2 kg less", "about the same" */
export function changeText(gain: number, units: UnitSystem): string {
  if (isUnchanged({ gain, units })) return 'about the same';
  return `${formatGain(Math.abs(gain), units)} ${UNIT[units]} ${gain > 0 ? 'more' : 'less'}`;
}

/** Energy in addition to that before pregnancy. */
export const extraText = (kilocalories: number, unit: EnergyUnit): string =>
  kilocalories === 0 ? pregnancyWords.noExtra : `about ${formatEnergy(kilocalories, unit)} a day`;

const NEAR_PLACES: Readonly<Record<GainPlace, string>> = {
  below: 'below that',
  atEdge: 'at the edge of that',
  within: 'within that',
  above: 'above that',
};

/** That a little more or less before would have another range, and where the weight now is by it. */
function nearText({ weight, isFromIt, figures, place }: NearRange, report: GainReport): string {
  const { units, week } = report;
  const limit = `${isFromIt ? 'From' : 'Below'} ${formatGivenWeight(weight, UNIT[units])}`;
  const soFar =
    isEarly(report) || isAtTerm(report)
      ? ''
      : `, and about ${weekSpanText(figures.week, report)} through week ${formatEntry(week)}`;
  const now = place === null || isEarly(report) ? '' : ` Your weight now is ${NEAR_PLACES[place]}.`;
  return `Your BMI before pregnancy is close to a limit. ${limit} before, the range would be ${publishedSpanText(figures.total, units)} in all${soFar}.${now} Ask your midwife or doctor which range is yours.`;
}

/** What the figures follow from, and what they don't say. */
export function notesOf(report: GainReport): readonly string[] {
  const { figures, isTwins, extra, near } = report;
  return [
    ...(near ? [nearText(near, report)] : []),
    ...(figures ? [isTwins ? pregnancyWords.lineTwins : pregnancyWords.line] : []),
    ...(figures && isTwins ? [pregnancyWords.provisional] : []),
    ...(extra === null ? [] : [pregnancyWords.extraNote]),
  ];
}
