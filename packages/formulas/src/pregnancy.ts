export * from './pregnancy/gestation.ts';
export * from './pregnancy/weight-gain.ts';
