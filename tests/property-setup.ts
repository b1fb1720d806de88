import fc from 'fast-check';

/**
 * `npm test` draws the same values every time, so that a failure comes from the change under test. The exhaustive run
 * draws others each time (`SEED=random`); fast-check prints the seed of a failure, which `SEED=n` repeats.
 */
const seed = process.env['SEED'] ?? '1';

fc.configureGlobal({ seed: seed === 'random' ? Date.now() : Number(seed) });
