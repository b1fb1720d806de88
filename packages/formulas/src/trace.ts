export * from './trace/trace-body.ts';
export * from './trace/trace-energy.ts';
export * from './trace/trace-kilojoules.ts';
export * from './trace/trace.ts';
