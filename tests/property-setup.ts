import fc from 'fast-check';

/**
 * `npm test` draws the same values every time, so that a failure comes from the change under test. `SEED=random` draws
 * different ones each time; fast-check prints the seed of a failure, and `SEED=n` repeats it.
 */
const seed = process.env['SEED'] ?? '1';

fc.configureGlobal({ seed: seed === 'random' ? Date.now() : Number(seed) });
