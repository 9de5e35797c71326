import fc from 'fast-check';

/** In every run of the tests the same random inputs: a change is not rejected for a case that it has nothing to do with. */
const SEED = 20261117;

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED) });
