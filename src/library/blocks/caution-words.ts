/** The words that all cautions share. An article adds only its own signs and reasons. */
export const cautionWords = {
  helpNow: 'Get help right away',
  emergency: 'Call',
  crisis: 'Thoughts of suicide or self-harm: call or text',
  crisisHours: 'It’s free, confidential and open day and night.',
  eatingDisorder: 'Eating-disorder support: call',
  eatingDisorderHours: 'Therapists answer on weekdays.',
  outsideUs: 'Outside the US:',
  outsideUsSteps:
    'call your local emergency number (112 in the European Union, 999 in the UK). Free crisis and eating-disorder lines, by country:',
  doctor: 'Talk to a doctor if',
  eating: 'If food, weight or exercise is taking over',
  takingOver: 'Is food, weight or exercise taking over?',
  callSupport: 'Call the National Alliance for Eating Disorders at',
  orCrisis: ' (weekdays). In a crisis, call or text',
} as const;
