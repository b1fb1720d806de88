/** The words of the calculation. */
export const stepWords = {
  waiting: 'Press Calculate first. Then you’ll see the calculation here.',
  intro:
    'Numbers are shown with up to four decimal places; the calculation uses the unrounded values. Φ is the share of the normal distribution below a value.',
  step: 'Step',
  working: 'Calculation',
  result: 'Result',
  bmi: 'BMI, kg/m²',
  age: 'Age',
  ageWorking: 'days ÷ 30.4375, full months + 0.5, or full years × 12 + 6',
  months: (text: string) => `${text} months`,
  lms: 'CDC’s values at this age',
  lmsWorking: 'between two rows of the table',
  p95: 'BMI at the 95th percentile',
  z: 'z-score',
  percentile: 'Percentile',
  sigma: 'Spread σ above the 95th',
  sigmaWorking: 'CDC 2022, from the age in years',
  percentOfP95: 'Percent of the 95th percentile',
  more: 'The method with its sources',
} as const;
