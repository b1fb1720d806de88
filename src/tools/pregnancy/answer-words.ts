/** What the answer says about a gain, without praise or blame. */
import { FIRST_TRIMESTER_GAIN } from '@evenscale/formulas/pregnancy';
import { formatEntry } from '#ui/text/format.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import { type GainAdvice, type GainFigures, type GainPlace, isEarly, isUnchanged } from './gain-place.ts';
import { isAtTerm } from './gain-line.ts';
import type { GainReport } from './report.ts';
import { changeText, pregnancyWords, publishedSpanText, weekSpanText } from './words.ts';

const WEEKS = ['# week', '# weeks'] as const;

const PLACES: Readonly<Record<GainPlace, string>> = {
  below: 'That’s below the range for {time}',
  atEdge: 'That’s at the edge of the range for {time}',
  within: 'That’s within the range for {time}',
  above: 'That’s above the range for {time}',
};

/** In place of `{time}`. */
const timeOf = (report: GainReport): string => (isAtTerm(report) ? 'the whole pregnancy' : 'this week');

/** What the guideline says about the first trimester, with the figure if it's for as many babies. */
function earlySentence({ advice, isTwins, units }: GainReport): string {
  const span = publishedSpanText(FIRST_TRIMESTER_GAIN[units], units);
  if (advice === 'lostEarly') return 'That can happen in the first 13 weeks, often because of nausea.';
  if (isTwins) return `For the first 13 weeks, the guideline has a range only for one baby: ${span}.`;
  return advice === null
    ? `That’s common: in the first 13 weeks, the guideline expects little gain, ${span} in all.`
    : `In the first 13 weeks, the guideline expects ${span} in all.`;
}

function rangesSentence(report: GainReport, figures: GainFigures): string {
  const { isTwins, units, week } = report;
  const whose = isTwins ? 'With twins and your BMI before pregnancy' : 'With your BMI before pregnancy';
  const total = `${whose}, the US guideline’s range is ${publishedSpanText(figures.total, units)} in all`;
  const range = weekSpanText(figures.week, report);
  if (isAtTerm(report)) return `${total}.`;
  if (!isEarly(report)) return `${total}, and about ${range} through week ${formatEntry(week)}.`;
  return isTwins ? `${total}. ${earlySentence(report)}` : `${total}, and ${range} in the first 13 weeks.`;
}

/** True for a gain that can wait for the next visit. */
const isNextVisit = ({ advice }: GainReport): boolean => advice === 'below' || advice === 'above';

/** A small difference isn't the first thing to read. */
const calmStart = (report: GainReport): string =>
  isNextVisit(report) ? 'One weigh-in isn’t the whole story. ' : '';

const placeText = (report: GainReport, place: GainPlace): string => {
  const text = isNextVisit(report) ? 'The range for {time} is' : `${PLACES[place]},`;
  return text.replace('{time}', timeOf(report));
};

/** The range that a weight is compared with. */
const comparedText = (report: GainReport, figures: GainFigures): string =>
  isAtTerm(report)
    ? publishedSpanText(figures.total, report.units)
    : `about ${weekSpanText(figures.week, report)}`;

/** The answer in a few sentences. */
export function answerSentence(report: GainReport): string {
  const { figures, gain, place, week, units } = report;
  if (!figures) return pregnancyWords.noGuidelineWhy;
  if (gain === null || place === null) return rangesSentence(report, figures);
  const isSame = isUnchanged({ gain, units });
  const change = isSame ? 'about the same as before' : `${changeText(gain, units)} than before`;
  const weighed = `${calmStart(report)}At ${formatPlural(week, WEEKS)}, you weigh ${change}.`;
  return isEarly(report)
    ? `${weighed} ${earlySentence(report)}`
    : `${weighed} ${placeText(report, place)} ${comparedText(report, figures)}.`;
}

const FLUIDS =
  'If you keep vomiting and losing weight, can’t keep fluids down, or pee little or dark, call today.';

/** What can’t wait with a high gain. */
const SUDDEN = 'If it came suddenly, or with swelling, a headache or changes in your vision, call today.';

/** In place of `{soon}`: close to the birth, a week is long. */
const soonText = (report: GainReport): string => (isAtTerm(report) ? 'in the next few days' : 'this week');

const ADVICE: Readonly<Record<GainAdvice, string>> = {
  lostEarly: `Tell your midwife or doctor this week. If you feel sick or throw up, that can be treated. ${FLUIDS}`,
  lost: `Call your midwife or doctor today or tomorrow, so that they can look into it with you: there can be many reasons for weighing less. If nausea is one of yours, it can be treated. ${FLUIDS}`,
  lostMuch:
    'Call your midwife or doctor today, so that they can look into it with you: that’s a lot to lose, and there can be many reasons.',
  below: 'Mention it at your next visit.',
  belowSoon:
    'Call your midwife or doctor {soon}, so that they can look into it with you: one weigh-in can’t say why.',
  above: 'Mention it at your next visit. It’s no reason to eat less.',
  aboveSoon: `Call your midwife or doctor {soon}, so that they can look into it with you. One weigh-in can’t say why, and it’s no reason to eat less. ${SUDDEN}`,
};

/** How many gain less or more, from a study of pregnancies with one baby. */
const COMMON: Readonly<Partial<Record<GainAdvice, string>>> = {
  below: 'About 23 in 100 women have gained less than the range by the time their baby is born.',
  above: 'About 47 in 100 women have gained more than the range by the time their baby is born.',
};

const AT_EDGE = 'So small a difference can come from the scale, clothes or the time of day.';

/** ACOG Committee Opinion 548, which the page cites below. */
const LESS_CAN_BE_FINE =
  'With a BMI of 30 or more before, gaining less can be fine if the baby is growing well.';

/** Within the range, the answer ends with who goes on looking after it. */
const WITHIN = 'Your midwife or doctor will go on checking it with you at your visits.';

/** What a place within or near the range needs to be read with, after the first weeks. */
const PLACE_NOTES: Readonly<Partial<Record<GainPlace, string>>> = { atEdge: AT_EDGE, within: WITHIN };

/** What to do about the weight now; `null` where there is nothing to add. */
export function adviceText(report: GainReport): string | null {
  const { advice, category, gain, isTwins, place } = report;
  const sentences = [
    place === null || isEarly(report) ? undefined : PLACE_NOTES[place],
    advice === null ? undefined : ADVICE[advice].replace('{soon}', soonText(report)),
    advice === 'below' && category === 'obese' ? LESS_CAN_BE_FINE : undefined,
    advice === 'belowSoon' && gain !== null && gain < 0 ? FLUIDS : undefined,
    // What to do comes first.
    advice === null || isTwins ? undefined : COMMON[advice],
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? null : sentences.join(' ');
}
