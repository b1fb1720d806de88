/** When to call: the signs that can matter in a week first, and the others folded. */
import { HELP_LINES, MATERNAL_HELP_LINE } from '#config/help-lines.ts';
import type { Topic, TopicSource } from '#ui/text/topic.ts';

export const WARNING_SIGNS: TopicSource = {
  text: 'Centers for Disease Control and Prevention. Hear Her: recognizing urgent pregnancy-related warning signs.',
  url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
};
const EARLY_BLEEDING: TopicSource = {
  text: 'Dudley Group NHS Foundation Trust. Bleeding in early pregnancy.',
  url: 'https://www.dgft.nhs.uk/pil/bleeding-in-early-pregnancy',
};
const ECTOPIC: TopicSource = {
  text: 'nidirect. Ectopic pregnancy.',
  url: 'https://www.nidirect.gov.uk/conditions/ectopic-pregnancy',
};
const ACOG_PREECLAMPSIA: TopicSource = {
  text: 'American College of Obstetricians and Gynecologists. Preeclampsia and high blood pressure during pregnancy.',
  url: 'https://www.acog.org/womens-health/faqs/preeclampsia-and-high-blood-pressure-during-pregnancy',
};
const PRETERM_LABOR: TopicSource = {
  text: 'US National Institute of Child Health and Human Development. What are the symptoms of preterm labor?',
  url: 'https://www.nichd.nih.gov/health/topics/preterm/conditioninfo/symptoms',
};
const LABOR: TopicSource = {
  text: 'Oregon Health & Science University. When to come to the hospital for delivery.',
  url: 'https://www.ohsu.edu/womens-health/when-come-hospital-delivery',
};
const HEAVY_BLEEDING: TopicSource = {
  text: 'East Lancashire Hospitals NHS Trust. Bleeding in early pregnancy.',
  url: 'https://elht.nhs.uk/services/maternity-and-newborn-services/early-pregnancy-assessment-unit/bleeding-pregnancy',
};
const URINE: TopicSource = {
  text: 'Health Service Executive, Ireland. Urine infections in pregnancy.',
  url: 'https://www2.hse.ie/conditions/child-health/urine-infections-utis-in-pregnancy.html',
};
const ITCHING: TopicSource = {
  text: 'Safer Pregnancy. Itchy skin.',
  url: 'https://saferpregnancy.org.uk/questions-and-advice-in-pregnancy/itchy-skin-in-pregnancy',
};
const CHOLESTASIS: TopicSource = {
  text: 'University Hospitals Birmingham NHS Foundation Trust. Obstetric cholestasis.',
  url: 'https://www.uhb.nhs.uk/services/maternity/during-after-pregnancy/obstetric-cholestasis.htm',
};
const MOVEMENTS: TopicSource = {
  text: 'Health Service Executive, Ireland. Your baby’s movements.',
  url: 'https://www2.hse.ie/pregnancy-birth/baby-development-pregnancy-stages/baby-development/babys-movements',
};
const NO_MOVEMENTS: TopicSource = {
  text: 'University Hospitals Birmingham NHS Foundation Trust. Baby movements.',
  url: 'https://www.uhb.nhs.uk/services/maternity/baby-movements.htm',
};

interface Sign {
  /** The completed weeks in which it comes first: from and through; our own reading of the sources. */
  readonly weeks: readonly [from: number, through: number];
  readonly text: string;
}

/** After the last week of a pregnancy. */
const END = Number.POSITIVE_INFINITY;

const ALWAYS: readonly string[] = [
  '**At any time:** a headache that won’t go away or gets worse, changes in your vision, dizziness or feeling faint, a racing heart, a fever of 100.4°F (38°C) or more, or a swollen, red or painful leg.',
  '**Also at any time:** light bleeding, leaking fluid, belly pain that doesn’t go away, burning or pain when you pee, blood in your urine, or vomiting so bad that you can’t keep fluids down.',
];

const SIGNS: readonly Sign[] = [
  {
    weeks: [0, 14],
    text: '**In the first 14 weeks:** pain low down on one side of your belly, or at the tip of your shoulder. Light bleeding is common then and often harmless; call so they can check.',
  },
  {
    weeks: [20, END],
    text: '**From week 20:** if you gained more than 2 lb (1 kg) in a week on the same scale, or have swelling of your face or hands, a headache, or pain in your upper belly, call today. They can be signs of preeclampsia.',
  },
  {
    weeks: [20, 36],
    text: '**From week 20 to 36:** contractions every 10 minutes or more often, or a feeling that the baby is pushing down.',
  },
  {
    weeks: [37, END],
    text: '**From week 37:** contractions about every 5 minutes for an hour, or every 10 if you’ve given birth before, or your water breaks.',
  },
  {
    weeks: [16, END],
    text: '**Once you’ve felt the baby move:** the baby moves less than usual, or stops. Most people feel it first between weeks 16 and 24. If not by then, call.',
  },
  {
    weeks: [20, END],
    text: '**Itching without a rash,** often on palms and soles, worse at night, and mostly after week 28: even if it’s mild, call within a day. A blood test can rule out a liver condition, cholestasis.',
  },
];

/** When to call today, with the signs of a week first; `null` for a week that isn't known: all of them. */
export function callTodayTopic(week: number | null): Topic {
  const isNow = ({ weeks: [from, through] }: Sign): boolean =>
    week === null || (week >= from && week <= through);
  const later = SIGNS.filter((sign) => !isNow(sign)).map(({ text }) => text);
  return {
    id: 'call-today',
    title: 'When to call today',
    isPrinted: true,
    paragraphs: [
      `**Call ${HELP_LINES.emergency.number}** for a seizure, fainting, chest pain, trouble breathing, bleeding that soaks a pad in an hour, or sudden, severe belly pain that doesn’t ease. **Call or text ${HELP_LINES.crisis.number}** for thoughts of suicide, or of harming yourself or the baby. To talk to somebody at any hour, free: the ${MATERNAL_HELP_LINE.name}, ${MATERNAL_HELP_LINE.number}.`,
      'Call your midwife or doctor, day or night, or go to the hospital, for any one of these:',
    ],
    points: [...ALWAYS, ...SIGNS.filter(isNow).map(({ text }) => text)],
    ...(later.length > 0 && { folded: { title: 'Signs at other times', points: later } }),
    sources: [
      WARNING_SIGNS,
      URINE,
      EARLY_BLEEDING,
      ECTOPIC,
      ACOG_PREECLAMPSIA,
      HEAVY_BLEEDING,
      PRETERM_LABOR,
      LABOR,
      MOVEMENTS,
      NO_MOVEMENTS,
      ITCHING,
      CHOLESTASIS,
    ],
  };
}
