export * from './macros/day-macros.ts';
export * from './macros/macro-changes.ts';
export * from './macros/own-macros.ts';
export * from './macros/macros.ts';
export * from './macros/meal-split.ts';
export * from './macros/protein.ts';
