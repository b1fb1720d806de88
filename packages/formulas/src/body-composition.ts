export * from './body-composition/body-fat.ts';
export * from './body-composition/body-size.ts';
export * from './body-composition/fat-free-mass.ts';
export * from './body-composition/navy-body-fat.ts';
