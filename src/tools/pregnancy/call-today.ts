/** When to call: the signs that can matter in a week first, and the others folded. */
import { dialLink, HELP_LINES, MATERNAL_HELP_LINE } from '#config/help-lines.ts';
import type { Topic, TopicText } from '#ui/text/topic.ts';
import {
  ACOG_PREECLAMPSIA,
  CHOLESTASIS,
  EARLY_BLEEDING,
  ECTOPIC,
  FALLS,
  HEAVY_BLEEDING,
  HOME_PRESSURE,
  ITCHING,
  LABOR,
  MOVEMENTS,
  NO_MOVEMENTS,
  PAST_DUE,
  PRETERM_LABOR,
  RH_NEGATIVE,
  TWINS_EARLY,
  TWINS_WELL,
  TWIN_CARE,
  URINE,
  WARNING_SIGNS,
} from './sources.ts';

interface Sign {
  /** The completed weeks in which it comes first: from and through; our own reading of the sources. */
  readonly weeks: readonly [from: number, through: number];
  readonly text: TopicText;
}

/** After the last week of a pregnancy. */
const END = Number.POSITIVE_INFINITY;

const ALWAYS: readonly TopicText[] = [
  [
    '**At any time:** a headache that won’t go away or gets worse, changes in your vision, dizziness that lasts or comes back, a racing heart, a fever of 100.4°F (38°C) or more, very swollen hands or face, a swollen, red or painful leg, or overwhelming tiredness, more than the usual kind.',
    WARNING_SIGNS,
  ],
  [
    '**Any bleeding, even light.** Early on it’s common and often harmless, but only a check can tell. If you’re Rh negative, say so: you may need an injection.',
    EARLY_BLEEDING,
    RH_NEGATIVE,
  ],
  [
    '**A fall, a blow to your belly or a car crash,** even if you feel fine, and if you’re Rh negative, say so. With pain, bleeding or fluid, go to the hospital now.',
    FALLS,
    RH_NEGATIVE,
  ],
  [
    '**Also at any time:** leaking fluid, belly pain that doesn’t go away, burning or pain when you pee, blood in your urine, or vomiting that doesn’t stop, so that you can’t keep fluids down, pee little or keep losing weight.',
    WARNING_SIGNS,
    URINE,
  ],
  [
    '**If you measure your blood pressure at home:** an upper number of 140 or more, or a lower one of 90 or more. At 160 or 110, go to the hospital now.',
    HOME_PRESSURE,
    ACOG_PREECLAMPSIA,
  ],
];

const SIGNS: readonly Sign[] = [
  {
    weeks: [16, END],
    text: [
      '**Once you’ve felt the baby move:** the baby moves less than usual, or stops. Don’t wait until tomorrow. Call, too, if you haven’t felt it by week 24.',
      MOVEMENTS,
      NO_MOVEMENTS,
    ],
  },
  {
    weeks: [0, 14],
    text: [
      '**In the first 14 weeks:** pain low down on one side of your belly, or at the tip of your shoulder: go to the emergency room now.',
      ECTOPIC,
    ],
  },
  {
    weeks: [20, END],
    text: [
      '**From week 20:** pain in your upper belly or shoulder, new nausea or vomiting, or a sudden gain in weight: possible signs of preeclampsia.',
      ACOG_PREECLAMPSIA,
    ],
  },
  {
    weeks: [20, 36],
    text: [
      '**From week 20 to 36:** contractions every 10 minutes or more often, cramps, a dull backache, a change in discharge, or a feeling that the baby is pushing down.',
      PRETERM_LABOR,
    ],
  },
  {
    weeks: [37, END],
    text: [
      '**From week 37:** contractions about every 5 minutes for an hour, or every 10 if you’ve given birth before, or your water breaks.',
      LABOR,
    ],
  },
  {
    weeks: [41, END],
    text: [
      '**From week 41:** if you don’t know when you’ll next be checked (usually twice a week) or, in week 42, when the birth is planned.',
      PAST_DUE,
    ],
  },
  {
    weeks: [20, END],
    text: [
      '**Itching without a rash,** often on palms and soles, worse at night, and mostly after week 28: call within a day, even if it’s mild. A blood test can rule out a liver condition, cholestasis.',
      ITCHING,
      CHOLESTASIS,
    ],
  },
];

/** When to call today, with the signs of a week first; `null` for a week that isn't known: all of them. */
export function callTodayTopic(week: number | null): Topic {
  const isNow = ({ weeks: [from, through] }: Sign): boolean =>
    week === null || (week >= from && week <= through);
  const others = SIGNS.filter((sign) => !isNow(sign));
  return {
    id: 'call-today',
    title: 'When to call today',
    isPrinted: true,
    paragraphs: [
      [
        `**Call** ${dialLink(HELP_LINES.emergency)} for a seizure, fainting, chest pain, trouble breathing, bleeding that soaks a pad in an hour, or sudden, severe belly pain that doesn’t ease. **Call or text** ${dialLink(HELP_LINES.crisis)} for thoughts of suicide, or of harming yourself or the baby. To talk to somebody at any hour, free: the ${MATERNAL_HELP_LINE.name}, ${dialLink(MATERNAL_HELP_LINE)}.`,
        WARNING_SIGNS,
        HEAVY_BLEEDING,
      ],
      'Call your midwife or doctor, day or night, or go to the hospital, for any one of these. Call, too, if something feels wrong that isn’t listed:',
    ],
    points: [...ALWAYS, ...SIGNS.filter(isNow).map(({ text }) => text)],
    ...(others.length > 0 && {
      folded: { title: 'Signs at other times', points: others.map(({ text }) => text) },
    }),
  };
}

/** Twins: open for who expects them, and one line for everybody else. */
export const twinsTopic = (isTwins: boolean): Topic => ({
  id: 'twins',
  title: 'Twins, and three babies or more',
  isClosed: !isTwins,
  paragraphs: [
    [
      'Most twin pregnancies go well. You’re checked more often, because almost every complication is more common than with one baby.',
      TWINS_WELL,
      TWIN_CARE,
    ],
    [
      'More than half of twins are born before week 37. So know the signs of early labor and of preeclampsia above, and call early rather than late. Ask by week 28 when and how they’ll be born, and whether they share a placenta.',
      TWINS_EARLY,
    ],
  ],
});
