/** The text below the form. */
import { EXTRA_ENERGY } from '@evenscale/formulas/pregnancy';
import { energyInBoth } from '#person/both-units.ts';
import type { Topic, TopicSource } from '#ui/text/topic.ts';

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
const ACOG_PREECLAMPSIA: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Preeclampsia and high blood pressure during pregnancy.',
  url: 'https://www.acog.org/womens-health/faqs/preeclampsia-and-high-blood-pressure-during-pregnancy',
};
const IOM_ENERGY: TopicSource = {
  text: 'Institute of Medicine. Dietary Reference Intakes for Energy. 2005.',
  url: 'https://doi.org/10.17226/10490',
};

/** Before a section's sources. */
export const pregnancySourcesLabel = 'Sources:';

const { 2: SECOND, 3: THIRD } = EXTRA_ENERGY;

/** What a reader asks next, in the order of the page. */
export const pregnancyTopics: readonly Topic[] = [
  {
    id: 'call-today',
    title: 'When to call today',
    paragraphs: [],
    points: [
      'After week 20, any one of these: a headache that won’t go away, changes in your vision, swelling of your face or hands, pain in your upper belly, or more than about 2 lb (1 kg) gained in a week. They can be signs of preeclampsia, whatever the scale says. Call your midwife or doctor today; if you can’t reach them, go to the hospital.',
      'At any time: you keep vomiting and your weight keeps going down, or you can’t keep fluids down.',
      'Any bleeding, leaking fluid, or a baby who moves less than usual: call now, day or night.',
    ],
    sources: [ACOG_PREECLAMPSIA],
  },
  {
    id: 'range',
    title: 'The range describes groups of people, not you',
    paragraphs: [
      'The ranges are from the US guideline of 2009, which doctors and midwives still use. They depend on BMI before pregnancy, are for babies born at term, and apply to every ethnic background.',
      'Most people gain less or more: among 1.3 million pregnancies, 23 in 100 were below and 47 in 100 above. Your own history, and how you and the baby are doing, say more than one number on a scale.',
    ],
    sources: [IOM, ACOG_WEIGHT, GOLDSTEIN],
  },
  {
    id: 'others',
    title: 'Twins, and three babies or more',
    paragraphs: [
      'The ranges for twins are provisional, and there’s none for twins with a BMI below 18.5. For three babies or more there’s no guideline.',
    ],
    sources: [IOM, ACOG_WEIGHT],
  },
  {
    id: 'bmi-30',
    title: 'A BMI of 30 or more before pregnancy',
    paragraphs: [
      'From a BMI of 30 on, the guideline has a single range, 11 to 20 lb (5 to 9 kg), whatever the BMI: there wasn’t enough evidence to divide it further. Your doctor or midwife may expect a different gain for you, and how you and the baby are doing counts for more than the range.',
    ],
    sources: [IOM, ACOG_WEIGHT],
  },
  {
    id: 'losing',
    title: 'Losing weight isn’t a goal in pregnancy, at any BMI',
    paragraphs: [
      'Weight can dip in the first months, often because of nausea. That’s different from losing weight on purpose, which isn’t advised at any BMI. If you’re unsure about your weight, your midwife or doctor can look at it with you at the next visit.',
    ],
    sources: [ACOG_WEIGHT],
  },
  {
    id: 'energy',
    title: 'Energy, for information',
    paragraphs: [
      `With one baby, the body uses about as much as before in the first trimester, ${energyInBoth(SECOND)} a day more in the second, and ${energyInBoth(THIRD)} more in the third. These are averages from 2005; the reference of 2023 has its own equation. You don’t need to count them.`,
    ],
    sources: [IOM_ENERGY],
  },
];
