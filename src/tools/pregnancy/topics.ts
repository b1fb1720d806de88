/** The text below the form. */
import { EXTRA_ENERGY } from '@evenscale/formulas/pregnancy';
import { HELP_LINES, HELP_LINES_BY_COUNTRY, MATERNAL_HELP_LINE } from '#config/help-lines.ts';
import { AFTER_LOSS } from '#config/pregnancy-links.ts';
import { energyInBoth } from '#person/both-units.ts';
import type { Topic, TopicSource } from '#ui/text/topic.ts';
import { WARNING_SIGNS } from './call-today.ts';

const IOM: TopicSource = {
  text: 'Institute of Medicine and National Research Council. Weight Gain During Pregnancy: Reexamining the Guidelines. 2009.',
  url: 'https://doi.org/10.17226/12584',
};
const ACOG_WEIGHT: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Committee Opinion 548: Weight gain during pregnancy.',
  url: 'https://doi.org/10.1097/01.AOG.0000425668.87506.4c',
};
const GOLDSTEIN: TopicSource = {
  text: 'Goldstein RF et al. Association of gestational weight gain with maternal and infant outcomes. JAMA 2017;317:2207–2225.',
  url: 'https://doi.org/10.1001/jama.2017.3635',
};
const ACOG_NAUSEA: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Practice Bulletin 189: Nausea and vomiting of pregnancy.',
  url: 'https://doi.org/10.1097/AOG.0000000000002456',
};
const HSE_NAUSEA: TopicSource = {
  text: 'Health Service Executive, Ireland. Hyperemesis gravidarum.',
  url: 'https://www2.hse.ie/conditions/child-health/hyperemesis-gravidarum/what-is-hyperemesis-gravidarum.html',
};
const HRSA_HOTLINE: TopicSource = {
  text: 'US Health Resources and Services Administration. National Maternal Mental Health Hotline: frequently asked questions.',
  url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq',
};
const GRIEF: TopicSource = {
  text: 'March of Dimes. Loss and grief.',
  url: 'https://www.marchofdimes.org/complications/loss-and-grief.aspx',
};
const CDC_LOSS: TopicSource = {
  text: 'Centers for Disease Control and Prevention. Stillbirth: resources for families.',
  url: 'https://www.cdc.gov/stillbirth/communication-resources/index.html',
};
const AFTER_MISCARRIAGE: TopicSource = {
  text: 'Miscarriage Association. Finding out and coping with early pregnancy.',
  url: 'https://www.miscarriageassociation.org.uk/your-feelings/pregnancyaftermiscarriage/finding-out-and-early-pregnancy-after-miscarriage/',
};
const IOM_ENERGY: TopicSource = {
  text: 'Institute of Medicine. Dietary Reference Intakes for Energy. 2005.',
  url: 'https://doi.org/10.17226/10490',
};

const { 2: SECOND, 3: THIRD } = EXTRA_ENERGY;

/** What a reader asks next, in the order of the page, after when to call. */
export const pregnancyTopics: readonly Topic[] = [
  {
    id: 'range',
    isAboutFigures: true,
    title: 'The range describes groups of people, not you',
    paragraphs: [
      'The ranges are from the US guideline of 2009, which doctors and midwives still use. They depend on BMI before pregnancy, are for babies born at term, and apply to every ethnic background.',
      'Most people gain less or more: among 1.3 million pregnancies, 23 in 100 were below and 47 in 100 above. Your own history, and how you and the baby are doing, say more than one number on a scale.',
    ],
    sources: [IOM, ACOG_WEIGHT, GOLDSTEIN],
  },
  {
    id: 'others',
    isAboutFigures: true,
    title: 'Twins, and three babies or more',
    paragraphs: [
      'The ranges for twins are provisional, and there’s none for twins with a BMI below 18.5. For three babies or more there’s no guideline.',
    ],
    sources: [IOM, ACOG_WEIGHT],
  },
  {
    id: 'bmi-30',
    isAboutFigures: true,
    title: 'A BMI of 30 or more before pregnancy',
    paragraphs: [
      'From a BMI of 30 on, the guideline has a single range, 11 to 20 lb (5 to 9 kg), whatever the BMI: there wasn’t enough evidence to divide it further. Your doctor or midwife may expect a different gain for you, and how you and the baby are doing counts for more than the range.',
    ],
    sources: [IOM, ACOG_WEIGHT],
  },
  {
    id: 'losing',
    isAboutFigures: true,
    title: 'Losing weight isn’t a goal in pregnancy, at any BMI',
    paragraphs: [
      'Weight can dip in the first 13 weeks, often because of nausea. Tell your midwife or doctor within the week: nausea can be treated. If you weigh more than 2 lb (1 kg) less than before after week 13, or have lost 5% of your weight at any time, call today or tomorrow; after a loss of 10%, call today. That’s different from losing weight on purpose, which isn’t advised at any BMI.',
    ],
    sources: [ACOG_WEIGHT, ACOG_NAUSEA, HSE_NAUSEA],
  },
  {
    id: 'energy',
    isAboutFigures: true,
    title: 'Energy, for information',
    paragraphs: [
      `With one baby, the body uses about as much as before in the first trimester, ${energyInBoth(SECOND)} a day more in the second, and ${energyInBoth(THIRD)} more in the third. These are averages from 2005; the reference of 2023 has its own equation. You don’t need to count them.`,
    ],
    sources: [IOM_ENERGY],
  },
  {
    id: AFTER_LOSS,
    title: 'If you’ve lost a pregnancy',
    paragraphs: [
      'We’re so sorry. You can leave these numbers out. Everybody grieves in their own way, at any stage. If you’re pregnant again, a mix of feelings is common. Tell your midwife or doctor about the loss, and what would help you now.',
    ],
    points: [
      `**To talk to somebody:** the ${MATERNAL_HELP_LINE.name}, [${MATERNAL_HELP_LINE.number}](${MATERNAL_HELP_LINE.href}). Call or text at any hour, free, in English and Spanish. It’s there before, during and after pregnancy.`,
      '**To meet others:** [Share Your Story](https://share.marchofdimes.org) of the March of Dimes, and the online groups of [Share Pregnancy and Infant Loss Support](https://nationalshare.org).',
      `**Outside the US:** lines by country are at [${HELP_LINES_BY_COUNTRY.name}](${HELP_LINES_BY_COUNTRY.href}).`,
      `**Call a doctor today** if you have a fever of 100.4°F (38°C) or more, or belly pain that doesn’t go away. If you soak a pad in an hour, or have sudden, severe belly pain that doesn’t ease, call ${HELP_LINES.emergency.number}.`,
    ],
    sources: [CDC_LOSS, GRIEF, AFTER_MISCARRIAGE, HRSA_HOTLINE, WARNING_SIGNS],
  },
];
