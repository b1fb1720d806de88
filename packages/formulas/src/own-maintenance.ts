export * from './own-maintenance/log.ts';
export * from './own-maintenance/median.ts';
export * from './own-maintenance/mistaken-weighings.ts';
export * from './own-maintenance/own-maintenance.ts';
export * from './own-maintenance/stored-energy.ts';
export * from './own-maintenance/trend-change.ts';
export * from './own-maintenance/weight-trend.ts';
