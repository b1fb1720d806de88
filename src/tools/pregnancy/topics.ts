/** The text below the form. */
import { EXTRA_ENERGY } from '@evenscale/formulas/pregnancy';
import {
  dialLink,
  HELP_LINES,
  HELP_LINES_BY_COUNTRY,
  MATERNAL_HELP_LINE,
  SAFETY_HELP_LINE,
} from '#config/help-lines.ts';
import { paths } from '#config/paths.ts';
import { AFTER_LOSS } from '#config/pregnancy-links.ts';
import { energyInBoth } from '#person/both-units.ts';
import type { Topic } from '#ui/text/topic.ts';
import {
  ACOG_NAUSEA,
  ACOG_PREECLAMPSIA,
  ACOG_WEIGHT,
  AFTER_MISCARRIAGE,
  CDC_LOSS,
  GOLDSTEIN,
  GRIEF,
  HRSA_HOTLINE,
  HSE_NAUSEA,
  IOM,
  IOM_ENERGY,
  MOST,
  POSTPARTUM_CARE,
  RH_NEGATIVE,
  SAFETY,
  WARNING_SIGNS,
} from './sources.ts';

const { 2: SECOND, 3: THIRD } = EXTRA_ENERGY;

/** What a reader asks next, in the order of the page, after when to call. */
export const pregnancyTopics: readonly Topic[] = [
  {
    id: 'range',
    isAboutFigures: true,
    title: 'The range describes groups of people, not you',
    paragraphs: [
      [
        'The ranges are from the US guideline of 2009, which doctors and midwives still use. They depend on BMI before pregnancy, are for babies born at term, and are meant for the US, whatever the ethnic background; the guideline says they may not suit places where women are much shorter or thinner.',
        IOM,
        ACOG_WEIGHT,
      ],
      [
        'Most people gain less or more: among 1.3 million pregnancies, 23 in 100 were below and 47 in 100 above. Your own history, and how you and the baby are doing, say more than one number on a scale.',
        GOLDSTEIN,
      ],
      [
        'The ranges for twins are provisional, and there’s none for twins with a BMI below 18.5, or for three babies or more. The range for a whole pregnancy stays the same after the due date.',
        IOM,
      ],
      [
        'After week 20, a sudden gain is a reason to call today, with one baby more than 2 lb (1 kg) in a week, above all with swelling, a headache or changes in your vision.',
        ACOG_PREECLAMPSIA,
      ],
    ],
  },
  {
    id: 'bmi-30',
    isAboutFigures: true,
    title: 'A BMI of 30 or more before pregnancy',
    paragraphs: [
      [
        'From a BMI of 30 on, the guideline has a single range, 11 to 20 lb (5 to 9 kg), whatever the BMI: there wasn’t enough evidence to divide it further. Your doctor or midwife may expect a different gain for you, and how you and the baby are doing counts for more than the range.',
        IOM,
        ACOG_WEIGHT,
      ],
    ],
  },
  {
    id: 'losing',
    isAboutFigures: true,
    title: 'If you’re losing weight',
    paragraphs: [
      [
        '**If you keep vomiting and losing weight, or can’t keep fluids down, call your midwife or doctor today,** in any week. If you weigh less than a week ago and aren’t vomiting, tell them this week.',
        HSE_NAUSEA,
      ],
      [
        'Weight can dip in the first 13 weeks, often because of nausea, which can be treated. If you weigh more than 2 lb (1 kg) less than before after week 13, or have lost 5% of your weight at any time, call today or tomorrow; after a loss of 10%, call today. Losing weight on purpose isn’t a goal in pregnancy, at any BMI.',
        ACOG_NAUSEA,
        ACOG_WEIGHT,
      ],
    ],
  },
  {
    id: 'energy',
    isAboutFigures: true,
    title: 'Energy, for information',
    paragraphs: [
      [
        `With one baby, the body uses about as much as before in the first trimester, ${energyInBoth(SECOND)} a day more in the second, and ${energyInBoth(THIRD)} more in the third. These are averages. With a BMI of 30 or more before pregnancy, the body needs less extra, because it doesn’t have to store fat. You don’t need to count any of it.`,
        IOM_ENERGY,
        MOST,
      ],
    ],
  },
  {
    id: 'after-birth',
    isAboutFigures: true,
    title: 'Your weight after the birth',
    paragraphs: [
      [
        `Nothing has to happen soon. First you heal, and while you breastfeed, this site makes no plan to weigh less. Somebody should be in touch within three weeks, and see you for a full checkup by 12 weeks after the birth. Ask about weight then, or sooner if food or weight is on your mind a lot. [What’s usual in the first year](${paths.article('after-pregnancy')})`,
        POSTPARTUM_CARE,
      ],
      [
        'Most of the signs under “When to call today” count for a year after the birth, too: a headache, bleeding, fever, high blood pressure or thoughts of harm. When you call, say that you’ve given birth.',
        WARNING_SIGNS,
      ],
    ],
  },
  {
    id: 'safe-at-home',
    title: 'If you don’t feel safe at home',
    paragraphs: [
      [
        `If somebody hurts, threatens or controls you, the ${SAFETY_HELP_LINE.name} listens at any hour, free: ${dialLink(SAFETY_HELP_LINE)}, or ${SAFETY_HELP_LINE.text}. In danger now, call ${dialLink(HELP_LINES.emergency)}. You can ask your midwife or doctor to see you alone. A call, a text or this page can show on your phone: if somebody checks it, use another one.`,
        SAFETY,
      ],
    ],
  },
  {
    id: AFTER_LOSS,
    isPrinted: 'ifSought',
    title: 'If you’ve lost a pregnancy',
    paragraphs: [
      [
        'We’re so sorry. You can leave these numbers out, and Reset in the form above takes “pregnant” back in every tool of this site. Everybody grieves in their own way, at any stage. If you’re pregnant again, a mix of feelings is common. Tell your midwife or doctor about the loss, and what would help you now.',
        GRIEF,
        CDC_LOSS,
        AFTER_MISCARRIAGE,
      ],
    ],
    points: [
      [
        `**To talk to somebody:** the ${MATERNAL_HELP_LINE.name}, ${dialLink(MATERNAL_HELP_LINE)}. Call or text at any hour, free, in English and Spanish. It’s there before, during and after pregnancy.`,
        HRSA_HOTLINE,
      ],
      '**To meet others:** [Share Your Story](https://share.marchofdimes.org) of the March of Dimes, and the online groups of [Share Pregnancy and Infant Loss Support](https://nationalshare.org).',
      `**Outside the US:** lines by country are at [${HELP_LINES_BY_COUNTRY.name}](${HELP_LINES_BY_COUNTRY.href}).`,
      [
        `**Call a doctor today** if you have a fever of 100.4°F (38°C) or more, belly pain that doesn’t go away, or discharge that smells bad. A headache that doesn’t go away, high blood pressure, or a swollen, painful leg counts after a loss, too. If you’re Rh negative, ask whether you need an injection. If you soak a pad in an hour, faint, or have sudden, severe belly pain that doesn’t ease, call ${dialLink(HELP_LINES.emergency)}. With thoughts of suicide, call or text ${dialLink(HELP_LINES.crisis)}.`,
        WARNING_SIGNS,
        RH_NEGATIVE,
      ],
    ],
  },
];
