/** The text below the result. */

import { fragments, paths } from '#config/paths.ts';
import type { Topic, TopicSource } from '#ui/text/topic.ts';

const CDC_CATEGORIES: TopicSource = {
  text: 'CDC. Child and Teen BMI Categories.',
  url: 'https://www.cdc.gov/bmi/child-teen-calculator/bmi-categories.html',
};
const CDC_SCREENING: TopicSource = {
  text: 'CDC. Child Obesity Screening.',
  url: 'https://www.cdc.gov/obesity/child-obesity-screening/index.html',
};
const CDC_REFERENCE: TopicSource = {
  text: 'National Center for Health Statistics. 2000 CDC growth charts for the United States: methods and development. Vital Health Stat 11(246), 2002.',
  url: 'https://www.cdc.gov/nchs/data/series/sr_11/sr11_246.pdf',
};
const OBESITY_TODAY: TopicSource = {
  text: 'Healthy People 2030. Reduce the proportion of children and adolescents with obesity (NWS-04), data for 2021–23.',
  url: 'https://odphp.health.gov/healthypeople/objectives-and-data/browse-objectives/overweight-and-obesity/reduce-proportion-children-and-adolescents-obesity-nws-04/data',
};
const AAP_PREVENTION: TopicSource = {
  text: 'Golden NH, Schneider M, Wood C. Preventing obesity and eating disorders in adolescents. Pediatrics 2016;138(3):e20161649.',
  url: 'https://doi.org/10.1542/peds.2016-1649',
};

/** What a parent asks next, in the order of the page. */
export const childBmiTopics: readonly Topic[] = [
  {
    id: 'percentile',
    title: 'A percentile compares; it isn’t a grade',
    paragraphs: [
      [
        'At the 62nd percentile, for example, 62 of 100 girls or boys of the same age in the reference population had a lower BMI. The 50th percentile isn’t a goal, and a lower or higher one isn’t better.',
        CDC_CATEGORIES,
      ],
      [
        'The reference population is US children measured from 1963 to 1980, and up to 1994 under age 6. It doesn’t change, and children have become heavier. In 2021–2023, about 21 in 100 US children aged 2 to 19 were at or above the 95th percentile, not 5.',
        CDC_REFERENCE,
        OBESITY_TODAY,
      ],
    ],
  },
  {
    id: 'growth',
    title: 'BMI changes with age, and puberty changes it most',
    paragraphs: [
      [
        'BMI falls after the second birthday, is lowest around the age of 5 or 6, and then rises until adulthood. That’s why adult limits don’t fit: a BMI of 17 is above the 85th percentile for a boy of 5 and below the 5th for a boy of 17.',
        CDC_CATEGORIES,
      ],
      [
        'Around puberty many children gain weight before they gain height. Muscle counts too: BMI can’t tell a strong swimmer from a child with more body fat.',
        CDC_SCREENING,
      ],
    ],
  },
  {
    id: 'doctor',
    isPrinted: true,
    title: 'When to call the doctor, whatever the percentile',
    paragraphs: [
      'A percentile can look fine while something is wrong. Call your child’s doctor if you notice any of these.',
    ],
    points: [
      'Weight has gone down, or clothes and belts get looser while height doesn’t change.',
      'The line on the chart crosses one curve after another, up or down.',
      'Your child snores with pauses in breathing, or has headaches or hip or knee pain. If hip or knee pain comes with a limp, call the same day.',
      'Your child skips meals, eats in secret, throws up after eating, exercises even when sick, or is afraid of gaining weight.',
      'A teen’s periods stop or haven’t begun by 15.',
      'Your child is teased about weight, or doesn’t want to go to school, swim or be seen.',
    ],
  },
  {
    id: 'talking',
    title: 'Talk less about weight and do more together',
    paragraphs: [
      [
        'To prevent both obesity and eating disorders in teens, the American Academy of Pediatrics asks doctors to discourage dieting and skipped meals, and families to talk about healthy eating and being active instead of weight, and to eat together more often.',
        AAP_PREVENTION,
      ],
    ],
    points: [
      'Keep this number between adults. A younger child doesn’t need to know it.',
      'Change things for the whole family, not for one child.',
      'Leave weight and body size out of meals. Talk about taste, the day, anything else.',
      'Leave the scale to checkups. Weighing at home isn’t needed.',
      'Don’t praise or blame anyone’s body, your own included.',
    ],
  },
  {
    id: 'eating-disorders',
    title: 'An eating disorder can’t be seen in a percentile',
    paragraphs: [
      [
        `Eating disorders happen at every percentile, in girls and boys. If food, exercise or body size takes up most of your thoughts, or your child’s, don’t wait for a number to prove it. Tell a doctor, a school nurse or an adult you trust, or call [one of these lines](${paths.childBmiCalculator}#${fragments.help}).`,
        AAP_PREVENTION,
      ],
      'If you’re a teen: you can call without your parents, and you don’t have to be sure that it’s an eating disorder.',
    ],
  },
  {
    id: 'others',
    title: 'Who needs a different chart or a doctor’s judgment',
    paragraphs: [],
    points: [
      'Children under 2: weight is compared with length, on World Health Organization charts.',
      'Children born early: until age 2, doctors adjust the age for the early birth. This page doesn’t.',
      'Children with Down syndrome: they grow differently and have their own charts.',
      'Children with other genetic conditions, with cerebral palsy, or whose height is hard to measure: the care team knows which measurements help.',
      'Athletes with a lot of muscle, and teens who are pregnant: BMI misleads here.',
      'From age 20: the adult calculator.',
    ],
  },
];
