export * from './growth/bmi-for-age.ts';
export * from './growth/child-age.ts';
export * from './growth/child-bmi.ts';
export * from './growth/lms.ts';
