export * from './energy/activity-choice.ts';
export * from './energy/calorie-judgement.ts';
export * from './energy/calorie-targets.ts';
export * from './energy/energy-methods.ts';
export * from './energy/energy-range.ts';
export * from './energy/energy.ts';
export * from './energy/training-week.ts';
export * from './energy/walking.ts';
