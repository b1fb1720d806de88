export * from './weight-model/constants.ts';
export * from './weight-model/goal.ts';
export * from './weight-model/phases.ts';
export * from './weight-model/plan.ts';
export * from './weight-model/plan-update.ts';
export * from './weight-model/rising-root.ts';
export * from './weight-model/start.ts';
export * from './weight-model/weight-model.ts';
