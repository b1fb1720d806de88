export * from './units/conversions.ts';
export * from './units/quantities.ts';
