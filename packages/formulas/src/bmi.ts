export * from './bmi/background-bmi-bands.ts';
export * from './bmi/bmi-bands.ts';
export * from './bmi/bmi.ts';
export * from './bmi/tdee-bmi-bands.ts';
