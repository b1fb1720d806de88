/** The words of what may matter for a person. */
export const mattersWords = {
  title: 'Pregnancy and family background',
  loading: 'Loading…',
  familyBackground:
    'My family background is South Asian, Chinese, other Asian, Middle Eastern, Black African or African-Caribbean',
  familyBackgroundWhy:
    'In these groups, weight-related illness starts at a lower BMI on average, so the UK guideline (NICE, 2025) sets lower limits for them. Your result then shows both.',
  pregnancy: 'I’m pregnant or breastfeeding',
  pregnancyWhy:
    'No weight loss, gain or plan is shown then. It isn’t saved, shared or printed, and is gone when you close this tab.',
} as const;
