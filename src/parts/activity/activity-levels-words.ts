import type { ActivityLevel } from '@evenscale/formulas/energy';

/** The words of "What do these levels mean?". */
export const levelsWords = {
  note: 'The factors are a textbook convention, and steps are only a rough guide to them. A desk job, or a day at home, with ordinary walking and chores is lightly active. Between any two higher levels, take the lower one. If weighing is fine for you, watch your weight for a month, then adjust.',
  steps: 'Steps a day (rough guide)',
} as const;

/** What a week looks like at each level, and the steps that roughly go with it. */
export const activityWeeks: Readonly<
  Record<ActivityLevel, { readonly week: string; readonly steps: string }>
> = {
  sedentary: { week: 'Sitting or lying down nearly all day, very little walking', steps: 'under 5,000' },
  lightlyActive: {
    week: 'A desk job or days at home with ordinary walking and chores, or light exercise on 1 to 3 days',
    steps: '5,000–7,499',
  },
  moderatelyActive: {
    week: 'A desk job or days at home plus exercise on 3 to 5 days, or a day on your feet',
    steps: '7,500–9,999',
  },
  veryActive: { week: 'Hard exercise on 6 or 7 days, or a physical job', steps: '10,000–12,499' },
  superActive: { week: 'A physical job plus training, or training twice a day', steps: '12,500 or more' },
};

/** The titles of the help below the activity level. */
export const activityHelpWords = {
  levels: 'What do these levels mean?',
  choose: 'Help me choose',
} as const;
