export * from './bmi/bmi-bands.ts';
export * from './bmi/bmi.ts';
