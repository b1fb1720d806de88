import { WAIST_TO_HEIGHT_BANDS, type WaistToHeightKey } from '@evenscale/formulas/body-composition';
import type { BodyMassIndex } from '@evenscale/formulas/units';
import { waistOf } from '#person/entries/waist.ts';
import { appointmentText, withheldText } from '#person/policy-words.ts';
import { formatClassifiedRatio, formatRatio } from '#person/waist/format-ratio.ts';
import { waistFinding, type WaistFinding } from '#person/waist/waist-finding.ts';
import {
  halfHeightText,
  unclassifiedTexts,
  waistBandRange,
  waistFrom65,
  waistAnswer,
  waistSentences,
  waistText,
  waistWords,
} from '#person/waist/waist-words.ts';
import type { Answer, Asked, Question, Row } from './question.ts';
import { waistUnitOf } from '#person/units.ts';

/** Categories that indicate a risk. */
const AT_RISK: readonly WaistToHeightKey[] = ['increased', 'high'];

const RATIO = 'opinion.waistToHeight';

const without = (text: string, notes: readonly string[]): Answer => ({
  sentence: null,
  hero: [{ name: RATIO, text }],
  unit: '',
  rows: [],
  notes,
});

/** What a category means; the sentence says it already where the guideline has none. */
const meaningOf = (key: WaistToHeightKey): Pick<Answer, 'meaning'> =>
  key === 'noStatement' ? {} : { meaning: waistSentences[key] };

/** The guideline's categories, and the visitor's among them. */
const bandRows = (current: WaistToHeightKey): readonly Row[] =>
  WAIST_TO_HEIGHT_BANDS.flatMap(({ key, label }, index) =>
    key === 'noStatement'
      ? []
      : [
          {
            label: key === current ? `${label}: you’re here` : label,
            figures: [{ name: `waistBand.${key}`, text: waistBandRange(index) }],
            isOwn: key === current,
          },
        ],
  );

/** The ratio without a category, first why there is none, and from a BMI of 35 on whom to ask. */
function unclassified(
  { ratio, reason }: Extract<WaistFinding, { kind: 'unclassified' }>,
  bmi: BodyMassIndex,
  entered: readonly string[],
): Answer {
  const appointment = appointmentText(bmi);
  const advice = appointment === null ? [] : [appointment];
  return {
    sentence: unclassifiedTexts[reason],
    hero: [{ name: RATIO, value: ratio, text: formatRatio(ratio) }],
    unit: waistWords.ratioUnit,
    rows: [],
    notes: [...advice, ...entered, waistWords.people],
  };
}

function answer({ input, report, entries }: Asked): Answer {
  if (report.isUnderAge) return without(withheldText.underAge, ['These ranges are for adults.']);
  if (report.pregnancy) return without(withheldText.pregnancy, []);
  const waist = waistOf(entries.waist);
  const unit = waistUnitOf(input.units);
  const finding = waistFinding(waist, input.height, report.bmi);
  const half = halfHeightText(input.height, unit);
  const entered = waist ? [waistText(waist, unit)] : [];
  switch (finding.kind) {
    case 'none':
      return without(waistWords.empty, [half]);
    case 'implausible':
      return without(waistWords.implausible, []);
    case 'unclassified':
      return unclassified(finding, report.bmi, entered);
    case 'classified': {
      const { ratio, band } = finding;
      const advice = report.isLossUnneeded && AT_RISK.includes(band.key) ? [waistFrom65] : [];
      return {
        sentence: waistAnswer(band),
        hero: [{ name: RATIO, value: ratio, text: formatClassifiedRatio(ratio) }],
        unit: waistWords.ratioUnit,
        ...meaningOf(band.key),
        rows: bandRows(band.key),
        notes: [...advice, half, ...entered, waistWords.people],
      };
    }
  }
}

/** How large the waist is for the height. */
export const waistQuestion: Question = {
  formTitle: 'Waist-to-Height Calculator',
  resultsTitle: 'Your waist and your height',
  asks: ['waist'],
  isEnergy: false,
  answer,
};
